import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '#api/member/session.ts'
import { formatDayTime } from '#lib/time/dates.ts'
import { serverClock } from '#lib/time/server-clock.ts'
import { advance, fakeTime } from '#testing/fake-time.ts'
import { refusal, success } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'
import { findDueReview } from '#shared/limits/limit-review.tsx'
import { DAY, hasLimit, inRulebook, member, open, state } from '#shared/limits/testing.tsx'

const raised = (world: { clock: { now: () => number } }, ago: number) =>
  state('a change of a limit waits', {
    ...member,
    limit: 500_000,
    amount: 800_000,
    requestedAt: world.clock.now() - ago,
  })

test('a member sets a limit for deposits, losses or stakes, and sees what is left of it', async () => {
  const { user, press, card, limits, world } = await open('/m/responsible')
  expect(await screen.findByText(t('responsible:noLimits'))).toBeTruthy()
  await press(t('responsible:setLimit'))
  const form = within(await screen.findByRole('form', { name: t('responsible:setLimit') }))
  await user.selectOptions(form.getByLabelText(t('responsible:kind')), 'deposit')
  await user.selectOptions(form.getByLabelText(t('responsible:period')), 'day')
  await user.type(form.getByLabelText(t('responsible:amount')), '450000')
  await user.click(form.getByRole('button', { name: t('responsible:save') }))

  const shown = await card()
  expect(shown.getByText('450.000 ₫')).toBeTruthy()
  const resetsAt = limits()[0]!.resetsAt
  expect(resetsAt).toBeGreaterThan(world.clock.now())
  const left = t('responsible:remaining', { amount: '450.000 ₫', time: formatDayTime(resetsAt) })
  expect(shown.getByText(left)).toBeTruthy()
})

test('while the time of play cannot be read, limits and breaks are there, without reality checks', async () => {
  await renderScreen('/m/responsible', { as: 'demo01', answers: { getPlaySession: refusal('system.error') } })
  expect(await screen.findByText(t('responsible:noLimits'))).toBeTruthy()
  expect(screen.getByRole('button', { name: new RegExp(t('responsible:timeOut')) })).toBeTruthy()
  expect(screen.queryByText(t('responsible:checksText'))).toBeNull()
})

test('an amount that is no limit is refused under its field, and nothing is sent', async () => {
  const { user, press, calls } = await open('/m/responsible')
  await press(t('responsible:setLimit'))
  const amount = await screen.findByLabelText<HTMLInputElement>(t('responsible:amount'))
  await user.type(amount, '0')
  await press(t('responsible:save'))

  await waitFor(() => expect(amount.getAttribute('aria-invalid')).toBe('true'))
  expect(calls('setLimit')).toEqual([])
})

test('in rulebook on a member opts out of offers and in again; no other rulebook has the choice', async () => {
  const { user, services } = await open('/m/responsible', [inRulebook('on')])
  const { id: memberId } = services.members.getByAccount('demo02')
  const choice = await screen.findByRole('switch', { name: t('responsible:offersSwitch') })
  expect(choice.getAttribute('aria-checked')).toBe('true')

  await user.click(choice)
  await waitFor(() => expect(choice.getAttribute('aria-checked')).toBe('false'))
  expect(services.breaks.receivesOffers(memberId)).toBe(false)
  expect(await screen.findByText(t('responsible:offersOff'))).toBeTruthy()
  await user.click(choice)
  await waitFor(() => expect(services.breaks.receivesOffers(memberId)).toBe(true))
})

test('rulebook gb has no choice of offers', async () => {
  await open('/m/responsible', [inRulebook('gb')])
  await screen.findByRole('region', { name: t('responsible:checks') })
  expect(screen.queryByRole('switch', { name: t('responsible:offersSwitch') })).toBeNull()
})

test('a higher limit waits: both amounts and the time show, and taking it back leaves the old limit [R-2-04]', async () => {
  const { user, press, card, limits } = await open('/m/responsible', [hasLimit(500_000)])
  await user.click((await card()).getByRole('button', { name: t('responsible:change') }))
  const amount = await screen.findByLabelText<HTMLInputElement>(t('responsible:amount'))
  await user.clear(amount)
  await user.type(amount, '800000')
  await press(t('responsible:save'))

  const waiting = t('responsible:waitingChange', { old: '500.000 ₫', amount: '800.000 ₫' })
  expect(await (await card()).findByText(waiting)).toBeTruthy()
  const { confirmableAt } = limits()[0]!.pending!
  const from = t('responsible:confirmFrom', { time: formatDayTime(confirmableAt) })
  expect((await card()).getByText(from)).toBeTruthy()
  expect((await card()).queryByRole('button', { name: t('responsible:confirmChange') })).toBeNull()
  await press(t('responsible:keep'))

  await waitFor(async () => expect((await card()).queryByText(waiting)).toBeNull())
  expect(limits()).toMatchObject([{ amount: 50_000_000, pending: undefined }])
})

test('after its time a higher limit can be confirmed, and holds then', async () => {
  const { world } = await open('/m/responsible')
  const { press, card, limits } = await open('/m/responsible', [raised(world, DAY)])
  expect(limits()[0]!.amount).toBe(50_000_000)
  await press(t('responsible:confirmChange'))

  expect(await (await card()).findByText('800.000 ₫')).toBeTruthy()
  expect(limits()[0]).toMatchObject({ amount: 80_000_000 })
})

test('the removal of a limit is asked for twice, and waits', async () => {
  const { user, press, card, limits } = await open('/m/responsible', [hasLimit(500_000)])
  await user.click((await card()).getByRole('button', { name: t('responsible:remove') }))
  const dialog = within(await screen.findByRole('dialog', { name: t('responsible:removeTitle') }))
  expect(dialog.getByText(t('responsible:removeText', { delay: '1 ngày' }))).toBeTruthy()
  expect(limits()[0]!.pending).toBeUndefined()
  await press(t('responsible:removeLimit'))

  expect(await (await card()).findByText(t('responsible:waitingRemoval', { old: '500.000 ₫' }))).toBeTruthy()
  expect(limits()[0]).toMatchObject({ amount: 50_000_000 })
})

test('a guest reads the rules, and is asked to log in for the tools', async () => {
  const { press, address } = await open('/m/responsible', [], { as: undefined })
  expect(await screen.findByRole('link', { name: new RegExp(t('responsible:rules')) })).toBeTruthy()
  await press(`${t('responsible:myLimits')}${t('responsible:needsLogin')}`)
  await waitFor(() => expect(address()).toBe('/m/login'))
  expect(session.returnPath()).toBe('/m/responsible')
})

async function openRules(rulebookId: string) {
  await open('/m/responsible/rules', [inRulebook(rulebookId)], { as: undefined })
  await screen.findByText(new RegExp(`^${t('responsible:rulebook')}`))
  return [...document.querySelectorAll('dl > div')].map((row) => row.textContent)
}

test('each rule of rulebook gb shows its value and its clause', async () => {
  const rows = await openRules('gb')
  const factor = rows.find((row) => row.startsWith(t('responsible:rule_bonus.factor.highest')))
  expect(factor).toContain('10')
  expect(factor).toContain('SR 5.1.1 (2026-01-19)')
  expect(factor).toContain(t('responsible:secondary'))
})

test('amounts of rulebook de are converted, and every rule has words', async () => {
  const rows = await openRules('de')
  expect(rows.find((row) => row.startsWith(t('responsible:rule_limit.deposit.highest')))).toContain('30.500.000\u00A0₫')
  expect(rows.filter((row) => /rule_|value_|^[a-z]+\./.test(row))).toEqual([])
})

const withoutModule = { settings: { flags: { RESPGAME3: false } } }

test('a site without responsible gaming says so', async () => {
  await open('/m/responsible', [], withoutModule)
  expect(await screen.findByText(t('responsible:notOffered'))).toBeTruthy()
})

test('a site without responsible gaming has no rules, and says so to guests', async () => {
  await open('/m/responsible/rules', [], { ...withoutModule, as: undefined })
  expect(await screen.findByText(t('responsible:notOffered'))).toBeTruthy()
})

test('a site without responsible gaming has no statement', async () => {
  await open('/m/responsible/statement', [], withoutModule)
  expect(await screen.findByText(t('responsible:notOffered'))).toBeTruthy()
})

test('a review is due as long after the oldest limit was set as the rulebook says, to the millisecond', () => {
  const limits = [{ setTime: 5000 }, { setTime: 3000 }]
  expect(findDueReview(limits, 1000, 3999)).toBeUndefined()
  expect(findDueReview(limits, 1000, 4000)).toBe(3000)
  expect(findDueReview(limits, undefined, 9000)).toBeUndefined()
  expect(findDueReview([], 1000, 9000)).toBeUndefined()
})

test('rulebook gb asks once to review limits that were set 183 days ago [R-2-14]', async () => {
  const limit = { kind: 'deposit', period: 'day', amount: 500_000, used: 0, remaining: 500_000, resetTime: 0 }
  let now: number | undefined
  const openHome = () =>
    open('/m/home', [inRulebook('gb')], {
      answers: {
        listLimits() {
          now ??= serverClock.now()
          // The time of the second world begins again, before this answer: a minute more, so that the review is due there too.
          return success([{ ...limit, setTime: now - 183 * DAY - 60_000 }])
        },
      },
    })
  const find = () => screen.queryByRole('dialog', { name: t('responsible:reviewTitle') })
  const first = await openHome()
  await waitFor(() => expect(find()).not.toBeNull())
  await first.press(t('responsible:review'))
  await waitFor(() => expect(first.address()).toBe('/m/responsible'))
  first.unmount()

  fakeTime()
  const later = await openHome()
  await advance(10_000)
  expect([later.calls('listLimits').length, later.calls('getRulebook').length]).toEqual([1, 1])
  expect(find()).toBeNull()
})
