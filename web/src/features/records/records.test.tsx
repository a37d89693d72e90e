import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { i18n } from '#i18n/i18n.ts'
import { success } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { AccountRecordScreen } from './account-record-screen.tsx'
import { BettingRecordScreen } from './betting-record-screen.tsx'
import { t } from '#testing/text.ts'

const bet = (number: number) => ({
  orderNo: `B${number}`,
  gameName: `Slot ${number}`,
  betAmount: 5000,
  winAmount: 7500,
  profitAndLoss: 2500,
  status: 1,
  betTimeInTimestamp: Date.now() - number * 60_000,
})
const transaction = (number: number) => ({
  txId: `T${number}`,
  orderNo: `O${number}`,
  txTypeName: `Movement ${number}`,
  txTimeInTimestamp: Date.now() - number * 60_000,
  amount: -5000,
  currentAvailBalance: 1000 + number,
})

function pages(total: number, row: (number: number) => object, footer: object) {
  return ({ url }: Request) => {
    const page = Number(new URL(url).searchParams.get('page'))
    const all = Array.from({ length: total }, (_, index) => row(index + 1))
    return success({
      list: all.slice((page - 1) * 20, page * 20),
      page,
      totalPages: Math.ceil(total / 20),
      totalCount: total,
      footer,
    })
  }
}
const sums = { betAmount: 225_000, winAmount: 337_500, profitAndLoss: 112_500 }
const bets = { listRngOrders: pages(45, bet, sums) }
const transactions = { listTransactions: pages(25, transaction, { amount: -125_000 }) }
const rows = async () => (await screen.findAllByRole('listitem')).map((row) => row.textContent ?? '')

test('its address shows my betting record [A-2-19]', async () => {
  await renderScreen('/m/gameRecord', { as: 'demo02', answers: bets })
  expect(await screen.findByRole('heading', { level: 1, name: t('titles:bettingRecord') })).toBeTruthy()
  expect(await screen.findByText(t('records:staked'))).toBeTruthy()
})

test('my betting record lists my bets with stake and outcome [A-1-09]', async () => {
  await renderScreen('/m/gameRecord', { as: 'demo02', answers: bets })
  const [first] = await rows()
  expect(first).toContain('Slot 1')
  expect(first).toContain('5.000\u00A0₫')
  expect(first).toContain('+2.500\u00A0₫')
})

test('of 45 bets the first page is fetched and shown, with the sums of all [A-7-58]', async () => {
  const { calls } = await renderScreen('/m/gameRecord', { as: 'demo02', answers: bets })
  expect(await rows()).toHaveLength(20)
  expect(calls('listRngOrders').map(({ query }) => query.get('page'))).toEqual(['1'])
  const totals = screen.getAllByRole('definition').map((sum) => sum.textContent)
  expect(totals).toEqual(['225.000\u00A0₫', '337.500\u00A0₫', '+112.500\u00A0₫'])
})

test('after switching to English the account record is in English', async () => {
  const inLanguage = ({ headers }: Request) =>
    success({
      list: [{ ...transaction(1), txTypeName: headers.get('language') }],
      page: 1,
      totalPages: 1,
      totalCount: 1,
    })
  await renderScreen('/m/transaction/record', { as: 'demo02', answers: { listTransactions: inLanguage } })
  expect((await rows())[0]).toContain('VI')

  await act(() => i18n.changeLanguage('en'))

  await waitFor(async () => expect((await rows())[0]).toContain('EN'))
})

test.each(['/m/transaction/record', '/m/gameRecord'])(
  'after switching to English %s has no Vietnamese kind of transaction or name of a game any more [F-1-18]',
  async (path) => {
    const vietnamese = async () => (await rows()).filter((row) => /[ăâđêôơưà-ỹ]/i.test(row))
    await renderScreen(`${path}?span=month`, { as: 'demo01' })
    expect(await vietnamese()).toHaveLength(20)

    await act(() => i18n.changeLanguage('en'))

    await waitFor(async () => expect(await vietnamese()).toEqual([]))
    expect(await rows()).toHaveLength(20)
  },
)

test('its address shows my account record [A-2-18]', async () => {
  await renderScreen('/m/transaction/record', { as: 'demo02', answers: transactions })
  expect(await screen.findByRole('heading', { level: 1, name: t('titles:accountRecord') })).toBeTruthy()
  expect(await screen.findByText(t('records:total'))).toBeTruthy()
})

test('my account record lists my transactions with the balance after each [A-1-10]', async () => {
  await renderScreen('/m/transaction/record', { as: 'demo02', answers: transactions })
  const [first, second] = await rows()
  expect(first).toMatch(/Movement 1.*−5\.000\u00A0₫.*1\.001\u00A0₫/)
  expect(second).toMatch(/Movement 2.*−5\.000\u00A0₫.*1\.002\u00A0₫/)
})

test('of 25 transactions the first page is fetched and shown [A-7-42]', async () => {
  const { calls } = await renderScreen('/m/transaction/record', { as: 'demo02', answers: transactions })
  expect(await rows()).toHaveLength(20)
  expect(calls('listTransactions').map(({ query }) => query.get('page'))).toEqual(['1'])
})

test('a row opens its details, with an order number to copy', async () => {
  const { user } = await renderScreen(<AccountRecordScreen />, { as: 'demo01', at: '/m/transaction/record?span=month' })
  const [first] = await screen.findAllByRole('button', { name: /Đặt cược|Thắng cược/ })
  await user.click(first!)
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByText(t('records:balanceAfter'))).toBeTruthy()
  expect(sheet.getByRole('button', { name: t('records:copyOrderNo') })).toBeTruthy()
})

test('a withdrawal in the record opens its progress', async () => {
  const row = { ...transaction(1), orderNo: 'W1', codeType: 'withdraw', txTypeName: t('app:withdraw') }
  const { user, address } = await renderScreen('/m/transaction/record', {
    as: 'demo02',
    answers: { listTransactions: pages(1, () => row, { amount: -5000 }) },
  })
  await user.click(await screen.findByRole('button', { name: /Rút tiền/ }))
  await user.click(await screen.findByRole('link', { name: t('records:toWithdrawal') }))
  await waitFor(() => expect(address()).toBe(`/m/withdraw?id=W1&at=${row.txTimeInTimestamp}`))
})

test('a member without a history sees that there is nothing yet', async () => {
  await renderScreen(<AccountRecordScreen />, { as: 'demo02', at: '/m/transaction/record' })
  expect(await screen.findByText(t('records:noTransactions'))).toBeTruthy()
})

test('an empty betting record mentions bets', async () => {
  await renderScreen(<BettingRecordScreen />, { as: 'demo02', at: '/m/gameRecord' })
  expect(await screen.findByText(t('records:noBets'))).toBeTruthy()
})

test('a bet on a match shows the match, the choice and the odds', async () => {
  const match = { eventName: 'Hà Nội – Hải Phòng', selection: 'Hà Nội thắng', odds: 1.85, validBetAmount: 5000 }
  const answers = { listSportsSettledOrders: pages(1, (number) => ({ ...bet(number), ...match }), sums) }
  const { user } = await renderScreen('/m/gameRecord?kind=sports', { as: 'demo02', answers })
  await user.click(await screen.findByRole('button', { name: /^Slot 1/ }))
  const sheet = within(await screen.findByRole('dialog'))
  const facts = sheet.getAllByRole('definition').map((fact) => fact.textContent)
  expect(facts).toEqual(expect.arrayContaining(['Hà Nội – Hải Phòng', 'Hà Nội thắng', '1,85', t('records:won')]))
})

test('a failed record shows the error and can be retried', async () => {
  const { user, world } = await renderScreen(<AccountRecordScreen />, {
    as: 'demo02',
    faults: [{ operation: 'listTransactions', status: 500, code: 'system.error' }],
  })
  expect(await screen.findByText(t('problems:system.error'))).toBeTruthy()
  world.faults.clear()
  await user.click(screen.getByRole('button', { name: t('app:retry') }))
  expect(await screen.findByText(t('records:noTransactions'))).toBeTruthy()
})
