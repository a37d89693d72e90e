import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { formatMoney } from '#lib/money/money.ts'
import { endOfDay, formatDate, formatMonth, startOfDay } from '#lib/time/dates.ts'
import { t } from '#testing/text.ts'
import { inRulebook, open } from '#shared/limits/testing.tsx'

const rows = ['deposits', 'withdrawals', 'stakes', 'payouts', 'bonuses', 'net'] as const

const openStatement = () => open('/m/responsible/statement', [], { as: 'vip02' })

test('the statement shows the six sums of a month and of a year as in the ledger, and prints them [R-6-01]', async () => {
  const { user, services, press } = await openStatement()
  const { months, years } = services.statement.of(services.members.getByAccount('vip02', 'account').id)
  const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined)
  for (const sums of [months.find(({ deposits }) => deposits > 0)!, years[0]!]) {
    const name = sums.period.includes('-')
      ? formatMonth(sums.period)
      : t('responsible:statementYear', { year: sums.period })
    await user.selectOptions(await screen.findByLabelText(t('responsible:period')), sums.period)
    const shown = within(screen.getByRole('region', { name }))
    const money = { ...sums, net: sums.payouts - sums.stakes }
    for (const row of rows)
      expect(shown.getByText(t(`responsible:sum_${row}`)).closest('a, div')!.textContent).toContain(
        formatMoney(money[row] / 100, 'VI'),
      )
  }
  await press(t('responsible:print'))
  expect(print).toHaveBeenCalledOnce()
})

test('a row leads to the account record with its month and kind [R-6-03]', async () => {
  const { user, address, world } = await openStatement()
  const today = formatDate(world.clock.now())
  await user.click(await screen.findByRole('link', { name: new RegExp(`^${t('responsible:sum_deposits')}`) }))

  const from = `${today.slice(0, 'YYYY-MM'.length)}-01`
  await waitFor(() => expect(address()).toBe(`/m/transaction/record?span=custom&type=deposit&from=${from}&to=${today}`))
  const type = await screen.findByLabelText<HTMLSelectElement>(t('records:type'))
  await waitFor(() => expect(type.selectedOptions[0]?.textContent).toBe('Nạp tiền'))
  expect(screen.getByLabelText(t('records:from'), { exact: false })).toHaveProperty('value', from)
})

test('a year leads to its months, and a month to its records [R-6-03]', async () => {
  const { user, services, address } = await openStatement()
  const { months, years } = services.statement.of(services.members.getByAccount('vip02', 'account').id)
  const year = years[0]!.period
  await user.selectOptions(await screen.findByLabelText(t('responsible:period')), year)
  const shown = within(screen.getByRole('group', { name: t('responsible:months') }))
  const ofYear = months.filter(({ period }) => period.startsWith(year))
  expect(shown.getAllByRole('button')).toHaveLength(ofYear.length)
  await user.click(shown.getByRole('button', { name: new RegExp(formatMonth(ofYear.at(-1)!.period)) }))
  await user.click(await screen.findByRole('link', { name: new RegExp(`^${t('responsible:sum_stakes')}`) }))

  await waitFor(() => expect(address()).toContain(`&from=${ofYear.at(-1)!.period}-01`))
  expect(screen.queryByRole('group', { name: t('responsible:months') })).toBeNull()
})

test('a member chooses how often play is interrupted, or never where the rulebook leaves it open', async () => {
  const { user, services } = await open('/m/responsible')
  const chosen = () =>
    services.playSessions.get(services.members.getByAccount('demo02', 'account').id).realityCheck.interval
  await user.click(await screen.findByRole('button', { name: '30 phút' }))
  await waitFor(() => expect(chosen()).toBe(1_800_000))
  await user.click(screen.getByRole('button', { name: t('responsible:checks_0') }))
  await waitFor(() => expect(chosen()).toBe(0))
})

test('a rulebook with reality checks does not offer to go without', async () => {
  await open('/m/responsible', [inRulebook('gb')])
  expect(await screen.findByRole('button', { name: '1 giờ', pressed: true })).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('responsible:checks_0') })).toBeNull()
})

test('the record of a month of 31 days is whole, read in two parts that the gateway allows', async () => {
  const month = '/m/transaction/record?span=custom&type=6101,6104,6208&from=2025-10-01&to=2025-10-31'
  const { calls } = await open(month, [], { as: 'demo01' })
  await waitFor(() => expect(calls('listTransactions')).toHaveLength(2))

  const spans = calls('listTransactions').map(({ query }) => [query.get('startTime'), query.get('endTime')].map(Number))
  const [earlier, later] = spans.toSorted((one, other) => one[0]! - other[0]!)
  expect(earlier![0]).toBe(startOfDay('2025-10-01'))
  expect(later).toEqual([earlier![1]! + 1, endOfDay('2025-10-31')])
  const type = await screen.findByLabelText<HTMLSelectElement>(t('records:type'))
  await waitFor(() => expect(type.selectedOptions[0]!.label.split(', ')).toHaveLength(3))
})
