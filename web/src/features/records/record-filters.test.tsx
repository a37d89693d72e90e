import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formatDate, lastDays } from '#lib/time/dates.ts'
import { serverClock } from '#lib/time/server-clock.ts'
import { success } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { AccountRecordScreen } from './account-record-screen.tsx'
import { BettingRecordScreen } from './betting-record-screen.tsx'
import { t } from '#testing/text.ts'

const transaction = {
  txId: 'T1',
  orderNo: 'O1',
  txTypeName: 'Movement',
  txTimeInTimestamp: Date.now(),
  amount: -5000,
  currentAvailBalance: 1000,
}
const transactions = (footer: object) => ({
  listTransactions: success({ list: [transaction], page: 1, totalPages: 1, totalCount: 1, footer }),
})
const rows = async () => (await screen.findAllByRole('listitem')).map((row) => row.textContent ?? '')

test('custom dates begin with the period that was shown', async () => {
  const { user } = await renderScreen(<AccountRecordScreen />, { as: 'demo02', at: '/m/transaction/record?span=month' })
  await user.click(await screen.findByRole('button', { name: t('records:custom') }))
  const { start, end } = lastDays(30, serverClock.now())
  const day = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
  expect([day(t('records:from')), day(t('records:to'))]).toEqual([formatDate(start), formatDate(end)])
})

test('a year being typed stays unchanged, and is used once it is complete', async () => {
  const { user, lastQuery, calls } = await renderScreen('/m/transaction/record?span=custom', { as: 'demo02' })
  const from = await screen.findByLabelText<HTMLInputElement>(t('records:from'))
  await waitFor(() => expect(calls('listTransactions')).toHaveLength(1))
  const { startTime } = lastQuery('listTransactions')
  const [, day] = from.value.split(/-(.*)/)
  for (const year of ['0002', '0020', '0202']) {
    fireEvent.change(from, { target: { value: `${year}-${day}` } })
    expect(from.value).toBe(`${year}-${day}`)
  }
  fireEvent.change(from, { target: { value: '' } })
  expect([from.value, calls('listTransactions').length]).toEqual(['', 1])
  const validDate = formatDate(Number(serverClock.now()) - 3 * 86_400_000)
  fireEvent.change(from, { target: { value: validDate } })
  await waitFor(() => expect(lastQuery('listTransactions').startTime).not.toBe(startTime))
  await user.tab()
  expect(from.value).toBe(validDate)
})

test('each type of transaction has one name, in the filter and in the rows', async () => {
  await renderScreen(<AccountRecordScreen />, { as: 'demo01', at: '/m/transaction/record?span=month' })
  await screen.findByRole('option', { name: t('app:deposit') })
  const options = screen.getAllByRole('option').map((option) => option.textContent)
  const titles = (await rows()).map((row) => /^\D+/.exec(row)?.[0].trim())
  expect(new Set(titles).size).toBeGreaterThan(3)
  expect(options).toEqual(expect.arrayContaining([...new Set(titles)]))
})

test('the filters are in the URL, so that a link shows the same record again', async () => {
  const { user, address } = await renderScreen(<BettingRecordScreen />, { as: 'demo02', at: '/m/gameRecord' })
  await user.click(await screen.findByRole('button', { name: t('records:today') }))
  await user.click(screen.getByRole('button', { name: t('records:lottery') }))
  await user.selectOptions(screen.getByLabelText(t('records:outcome')), t('records:pending'))
  expect(address()).toBe('/m/gameRecord?span=today&kind=lottery&state=open')
})

test('the types of transactions to choose from are those of the gateway [A-7-43]', async () => {
  const codes = [
    { codeType: 'deposit', txTypeId: 5100, txTypeName: 'Kind A' },
    { codeType: 'other', txTypeId: 3102, txTypeName: 'Kind B' },
  ]
  const answers = { ...transactions({ amount: 0 }), listTransactionCodes: success(codes) }
  const { user, lastQuery, address } = await renderScreen('/m/transaction/record', { as: 'demo02', answers })
  const filter = await screen.findByLabelText(t('records:type'))
  await within(filter).findByRole('option', { name: 'Kind B' })
  expect(
    within(filter)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([t('records:allTypes'), 'Kind A', 'Kind B'])
  await user.selectOptions(filter, 'Kind B')
  await rows()
  expect(lastQuery('listTransactions')).toMatchObject({ txTypeIds: '3102' })
  expect(address()).toBe('/m/transaction/record?type=3102')
})

test('a link to a group of one type chooses that type, which is named once', async () => {
  await renderScreen('/m/transaction/record?type=deposit', { as: 'demo01' })
  const filter = await screen.findByRole<HTMLSelectElement>('combobox', { name: t('records:type') })
  await waitFor(() => expect(filter.selectedOptions[0]?.textContent).toBe('Nạp tiền'))
  expect([...filter.options].filter(({ textContent }) => textContent === 'Nạp tiền')).toHaveLength(1)
})

test('money in, money out and play add up to the total', async () => {
  const footer = { amount: -125_000, inAmount: 500_000, outAmount: -200_000, playAmount: -425_000 }
  await renderScreen('/m/transaction/record', { as: 'demo02', answers: transactions(footer) })
  await rows()
  const totals = screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`)
  expect(totals).toEqual([
    'Tiền vào +500.000\u00A0₫',
    'Tiền ra −200.000\u00A0₫',
    'Chơi game −425.000\u00A0₫',
    'Tổng cộng −125.000\u00A0₫',
  ])
})

test.each([
  ['slots', '', 'listRngOrders'],
  ['live', '', 'listLiveOrders'],
  ['fish', '', 'listFishOrders'],
  ['cards', '', 'listPvpOrders'],
  ['sports', '', 'listSportsSettledOrders'],
  ['sports', 'open', 'listSportsUnsettledOrders'],
  ['lottery', '', 'listElottSettledOrders'],
  ['lottery', 'open', 'listElottUnsettledOrders'],
] as const)('bets of %s %s are fetched from %s', async (kind, state, call) => {
  const { calls } = await renderScreen('/m/gameRecord?kind=' + kind + '&state=' + state, { as: 'demo02' })
  await screen.findByText(t('records:noBets'))
  expect(calls(call)).toHaveLength(1)
})

test('bets can be filtered by provider, outcome and order number, and the filters cleared again', async () => {
  const { user, lastQuery, address } = await renderScreen('/m/gameRecord', { as: 'demo02' })
  await screen.findByRole('option', { name: 'Kim Long' })
  await user.selectOptions(screen.getByLabelText(t('records:vendor')), 'Kim Long')
  await user.selectOptions(screen.getByLabelText(t('records:outcome')), 'Thua')
  await user.type(screen.getByRole('searchbox'), ' S26 ')
  await waitFor(() => expect(lastQuery('listRngOrders')).toMatchObject({ status: '2', orderNoSearch: 'S26' }))
  expect(lastQuery('listRngOrders').accountType).toMatch(/^\w+$/)
  await user.click(await screen.findByRole('button', { name: t('records:clear') }))
  expect(address()).toBe('/m/gameRecord')
})

test('an empty week offers the month, and an empty month a link home', async () => {
  const { user } = await renderScreen('/m/gameRecord', { as: 'demo02' })
  await user.click(await screen.findByRole('button', { name: t('records:show30Days') }))
  expect(await screen.findByRole('link', { name: t('app:toHome') })).toBeTruthy()
})

test('custom dates span at most 30 days back from their end, and are never reversed', async () => {
  const requestedDates = async (query: string) => {
    const { lastQuery, unmount } = await renderScreen('/m/transaction/record?span=custom&' + query, { as: 'demo02' })
    await screen.findByText(t('records:noTransactions'))
    const { startTime, endTime } = lastQuery('listTransactions')
    unmount()
    return [formatDate(Number(startTime)), formatDate(Number(endTime))]
  }
  expect(await requestedDates('from=2026-01-01&to=2026-03-31')).toEqual(['2026-03-02', '2026-03-31'])
  expect(await requestedDates('from=2026-03-20&to=2026-03-10')).toEqual(['2026-03-10', '2026-03-10'])
})
