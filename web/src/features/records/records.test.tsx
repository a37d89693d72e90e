import { records } from '@longan/sdk/records'
import { session as gatewaySession } from '@longan/sdk/session'
// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { http } from '#api/gateway.ts'
import { session } from '#api/session.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { AccountRecordScreen } from './account-record-screen.tsx'
import { BettingRecordScreen } from './betting-record-screen.tsx'

/** The screen as a person sees it who has just logged in. */
async function open(screenElement: React.ReactElement, account: string, at: string) {
  const view = await renderScreen(screenElement, { at })
  session.signIn(await gatewaySession(http).login({ type: 'username', username: account, password: 'Demo@123' }))
  await view.client.resetQueries()
  return view
}

test('my betting record lists my bets with the sums over all of them [A-1-09] [A-7-58]', async () => {
  await open(<BettingRecordScreen />, 'demo01', '/m/gameRecord?span=month')
  expect(await screen.findByText('Tổng cược')).toBeTruthy()
  const { list, footer } = await records(http).listRngOrders({})
  expect(list.length).toBeGreaterThan(0)
  expect(footer.profitAndLoss).toBeCloseTo(footer.winAmount - footer.betAmount, 2)
})

test('my account record lists every movement with the balance after it [A-1-10] [A-7-42]', async () => {
  await open(<AccountRecordScreen />, 'demo01', '/m/transaction/record?span=month')
  expect(await screen.findByText('Tổng cộng')).toBeTruthy()
  const rows = await screen.findAllByRole('button', { name: /Đặt cược|Trúng thưởng|Nạp tiền|Rút tiền/ })
  expect(rows.length).toBeGreaterThan(1)
})

test('a row opens with everything about it and its order number to copy', async () => {
  const { user } = await open(<AccountRecordScreen />, 'demo01', '/m/transaction/record?span=month')
  const [first] = await screen.findAllByRole('button', { name: /Đặt cược|Trúng thưởng/ })
  await user.click(first!)
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByText('Số dư sau giao dịch')).toBeTruthy()
  expect(sheet.getByRole('button', { name: 'Sao chép mã giao dịch' })).toBeTruthy()
})

test('somebody without a history reads that there is nothing yet', async () => {
  await open(<BettingRecordScreen />, 'demo02', '/m/gameRecord')
  expect(await screen.findByText('Chưa có giao dịch nào')).toBeTruthy()
})

test('the filters are in the address, so a link finds the same record again', async () => {
  const { user, address } = await open(<BettingRecordScreen />, 'demo02', '/m/gameRecord')
  await user.click(await screen.findByRole('button', { name: 'Hôm nay' }))
  await user.click(screen.getByRole('button', { name: 'Xổ số chờ mở' }))
  expect(address()).toBe('/m/gameRecord?span=today&kind=lotteryOpen')
})

test('a failed record says what happened and can be asked again', async () => {
  const { user, mock, client } = await open(<AccountRecordScreen />, 'demo02', '/m/transaction/record')
  const { world } = await mock.worlds.open('default')
  world.faults.add({ operation: 'listTransactions', status: 500, code: 'system.error' })
  await client.resetQueries()
  expect(await screen.findByText('Lỗi hệ thống, vui lòng thử lại')).toBeTruthy()
  world.faults.clear()
  await user.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(await screen.findByText('Chưa có giao dịch nào')).toBeTruthy()
})
