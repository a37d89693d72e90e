import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '#api/member/session.ts'
import { formatMoment } from '#shared/breaks/break-facts.ts'
import { storage } from '#lib/storage/storage.ts'
import { TRIES } from '#testing/gateway.ts'
import { t } from '#testing/text.ts'
import { DAY, inRulebook, inTimeOut, open } from '#shared/limits/testing.tsx'

type World = Awaited<ReturnType<typeof open>>

const breaksOf = ({ services }: World) => services.breaks.list(services.members.getByAccount('demo02', 'account').id)
const find = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) })
const findForm = async (name: string) => within(await screen.findByRole('form', { name }))

test('a member takes a time-out of the rulebook, and sees until when it lasts', async () => {
  const view = await open('/m/responsible', [inRulebook('on')])
  await view.user.click(await find(t('responsible:timeOut')))
  const form = await findForm(t('responsible:timeOut'))
  const choices = within(form.getByLabelText(t('responsible:duration'))).getAllByRole('option')
  expect(choices.map(({ textContent }) => textContent)).toEqual(['1 ngày', '1 tuần', '1 tháng', '2 tháng', '3 tháng'])
  await view.user.selectOptions(form.getByLabelText(t('responsible:duration')), '1 tuần')
  await view.user.dblClick(form.getByRole('button', { name: t('responsible:beginTimeOut') }))

  const notice = within(await screen.findByRole('region', { name: t('responsible:breakTitle') }))
  const [taken, ...others] = breaksOf(view)
  expect([taken!.endsAt! - taken!.startedAt, others]).toEqual([7 * DAY, []])
  expect(notice.getByText(t('responsible:breakUntil', { time: formatMoment(taken!.endsAt!) }))).toBeTruthy()
  expect(notice.getByRole('link', { name: t('responsible:withdraw') }).getAttribute('href')).toBe('/m/withdraw')
})

test('during a time-out only longer ones are offered', async () => {
  const view = await open('/m/responsible', [inTimeOut(8 * DAY)])
  await screen.findByRole('region', { name: t('responsible:breakTitle') })
  await view.user.click(await find(t('responsible:timeOut')))

  const form = await findForm(t('responsible:timeOut'))
  expect(form.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['1 tháng'])
})

test('without a network the time-out says so, and can be sent again', async () => {
  const view = await open('/m/responsible')
  await view.user.click(await find(t('responsible:timeOut')))
  const form = await findForm(t('responsible:timeOut'))
  const begin = form.getByRole('button', { name: t('responsible:beginTimeOut') })
  view.world.faults.add({ operation: 'createTimeOut', drop: 'before', times: TRIES })
  await view.user.click(begin)
  expect(await form.findByRole('alert')).toBeTruthy()
  await view.user.click(begin)

  expect(await screen.findByRole('region', { name: t('responsible:breakTitle') })).toBeTruthy()
})

test('a self-exclusion needs an explicit yes', async () => {
  const view = await open('/m/responsible')
  await view.user.click(await find(t('responsible:exclusion')))
  const form = await findForm(t('responsible:exclusion'))
  for (const effect of ['effectLogout', 'effectLogin', 'effectBets', 'effectBalance'] as const)
    expect(form.getByText(t(`responsible:${effect}`))).toBeTruthy()
  await view.user.click(form.getByRole('button', { name: t('responsible:exclude') }))

  await waitFor(() => expect(form.getByLabelText(t('responsible:accept')).ariaInvalid).toBe('true'))
  expect([breaksOf(view), view.calls('createSelfExclusion')]).toEqual([[], []])
})

test('who excludes themselves is logged out, and the login page says until when, with help and without offers', async () => {
  const view = await open('/m/responsible')
  await view.user.click(await find(t('responsible:exclusion')))
  const form = await findForm(t('responsible:exclusion'))
  await view.user.click(form.getByLabelText(t('responsible:accept')))
  await view.user.click(form.getByRole('button', { name: t('responsible:exclude') }))

  await waitFor(() => expect(view.address()).toBe('/m/login'))
  const { endsAt } = breaksOf(view)[0]!
  expect(await screen.findByText(t('responsible:excludedUntil', { time: formatMoment(endsAt!) }))).toBeTruthy()
  expect(screen.getByRole('group', { name: t('responsible:help') })).toBeTruthy()
  expect(screen.queryByRole('link', { name: t('app:register') })).toBeNull()
  expect([session.get(), storage.get('session')]).toEqual([undefined, undefined])
})

test('rulebook mt offers an exclusion without an end', async () => {
  const view = await open('/m/responsible', [inRulebook('mt')])
  await view.user.click(await find(t('responsible:exclusion')))
  const form = await findForm(t('responsible:exclusion'))
  for (const words of [t('responsible:effectLoginAnyTime'), t('responsible:effectReturnAnyTime')])
    expect(form.getByText(words, { exact: false })).toBeTruthy()
  const delay = '1 tuần'
  expect(form.getByText(t('responsible:effectDelayWithoutEnd', { delay }), { exact: false })).toBeTruthy()
  await view.user.selectOptions(form.getByLabelText(t('responsible:duration')), t('responsible:withoutEnd'))
  await view.user.click(form.getByLabelText(t('responsible:accept')))
  await view.user.click(form.getByRole('button', { name: t('responsible:exclude') }))

  expect(await screen.findByText(t('responsible:excludedWithoutEnd'))).toBeTruthy()
  expect(breaksOf(view)).toMatchObject([{ kind: 'selfExclusion', isInForce: true }])
  expect(breaksOf(view)[0]!.endsAt).toBeUndefined()
})

test('the cashier of a member in a time-out takes no deposit, and says until when', async () => {
  const view = await open('/m/voucherCenter', [inTimeOut(DAY)])
  const { endsAt } = breaksOf(view)[0]!

  expect(await screen.findByText(t('responsible:breakUntil', { time: formatMoment(endsAt!) }))).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
})

test('rulebook gb shows limits, time-out and self-exclusion, and each leads to its clause [R-1-03]', async () => {
  const view = await open('/m/responsible', [inRulebook('gb')])
  await find(t('responsible:timeOut'))
  const sources = screen.getAllByRole('link').filter(({ textContent }) => textContent?.startsWith('Nguồn: '))
  expect(sources.map((link) => link.getAttribute('href'))).toEqual([
    '/m/responsible/rules#limit.deposit.periods',
    '/m/responsible/rules#time.out.durations',
    '/m/responsible/rules#exclusion.durations',
  ])
  await view.user.click(sources[2]!)

  await waitFor(() => expect(document.querySelector('[data-chosen]')?.id).toBe('exclusion.durations'))
})

const tools = ['myLimits', 'checks', 'timeOut', 'exclusion', 'statement'] as const
test.each(tools)('a guest reads the rules and the help, and %s leads to the login [R-1-04]', async (tool) => {
  const view = await open('/m/responsible', [], { as: undefined as never })
  expect(await screen.findByRole('link', { name: new RegExp(`^${t('responsible:rules')}`) })).toBeTruthy()
  expect(screen.getByRole('group', { name: t('responsible:help') })).toBeTruthy()
  await view.user.click(await find(t(`responsible:${tool}`)))

  await waitFor(() => expect(view.address()).toBe('/m/login'))
})
