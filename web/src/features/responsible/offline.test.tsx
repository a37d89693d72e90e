import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onlineManager } from '@tanstack/react-query'
import { session } from '#api/member/session.ts'
import { DAY, inRulebook, open } from '#shared/limits/testing.tsx'
import { goOffline } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const HALF_A_YEAR = 180 * DAY

type View = Awaited<ReturnType<typeof open>>
const memberOf = ({ services }: View) => services.members.getByAccount('demo02').id
const excludeElsewhere = (view: View) => view.services.exclusions.exclude(memberOf(view), HALF_A_YEAR)
const breaksOf = (view: View) => view.services.breaks.list(memberOf(view))

/** Without a network the calls fail before they reach the gateway. */
async function withoutNetwork({ world }: View, operation: string, during: () => Promise<unknown>) {
  world.faults.add({ operation, drop: 'before' })
  const end = goOffline()
  await during()
  world.faults.clear(operation)
  return () => act(async () => end())
}

/** Fills in a deposit and waits for its confirmation. */
async function openDeposit() {
  const view = await open('/m/voucherCenter?channel=1')
  await view.user.type(await screen.findByLabelText(t('deposit:amount')), '500000')
  await view.press(t('deposit:continue'))
  const sheet = within(await screen.findByRole('dialog', { name: t('deposit:confirmTitle') }))
  const confirm = () => view.user.click(sheet.getByRole('button', { name: t('deposit:confirm') }))
  return { view, sheet, confirm }
}

test('a deposit without a network waits for nothing: it is not sent later, and after an exclusion meanwhile it is refused', async () => {
  const { view, sheet, confirm } = await openDeposit()
  const goOnline = await withoutNetwork(view, 'depositByAccountName', async () => {
    await confirm()
    await sheet.findByRole('alert')
    await excludeElsewhere(view)
  })
  const sent = view.calls('depositByAccountName').length

  await goOnline()

  expect(onlineManager.isOnline()).toBe(true)
  expect(view.client.getMutationCache().findAll({ predicate: ({ state }) => state.isPaused })).toEqual([])
  expect(view.calls('depositByAccountName')).toHaveLength(sent)
  expect(view.services.deposits.of(memberOf(view))).toEqual([])
  await waitFor(() => expect(session.get()).toBeUndefined())
})

test('a self-exclusion without a network says so, holds nothing back, and is taken once when it is sent again', async () => {
  const view = await open('/m/responsible', [inRulebook('gb')])
  await view.user.click(await screen.findByRole('button', { name: new RegExp(`^${t('responsible:exclusion')}`) }))
  const form = within(await screen.findByRole('form', { name: t('responsible:exclusion') }))
  const exclude = () => view.user.click(form.getByRole('button', { name: t('responsible:exclude') }))
  await view.user.click(form.getByLabelText(t('responsible:accept')))
  const goOnline = await withoutNetwork(view, 'createSelfExclusion', async () => {
    await exclude()
    await form.findByRole('alert')
  })
  await goOnline()
  expect(breaksOf(view)).toEqual([])
  expect(session.get()).toBeDefined()

  await exclude()

  await waitFor(() => expect(view.address()).toBe('/m/login'))
  expect(breaksOf(view)).toMatchObject([{ kind: 'selfExclusion', isInForce: true }])
})

test('an exclusion whose response is lost holds: the next call ends the session', async () => {
  const view = await open('/m/responsible')
  await view.user.click(await screen.findByRole('button', { name: new RegExp(`^${t('responsible:exclusion')}`) }))
  const form = within(await screen.findByRole('form', { name: t('responsible:exclusion') }))
  await view.user.click(form.getByLabelText(t('responsible:accept')))
  view.world.faults.add({ operation: 'createSelfExclusion', drop: 'after', times: 1 })
  const exclude = () => view.user.click(form.getByRole('button', { name: t('responsible:exclude') }))
  await exclude()
  await form.findByRole('alert')
  expect(breaksOf(view)).toMatchObject([{ kind: 'selfExclusion', isInForce: true }])
  await exclude()

  await waitFor(() => expect(session.get()).toBeUndefined())
  expect(breaksOf(view)).toHaveLength(1)
})
