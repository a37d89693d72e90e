import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { withChanges, success } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { openPage } from './testing.tsx'
import { WithdrawScreen } from './withdraw-screen.tsx'

const row = (state: string, more: object = {}) => ({
  refId: 'W1',
  withdrawType: 'BC',
  amount: 200_000,
  bankName: 'Ngân hàng Sông Việt',
  withdrawDate: Date.now() - 60_000,
  status: 0,
  remark: '',
  state,
  charge: 0,
  cardNumber: '************6789',
  ...more,
})
const listed = (one: object) => ({
  listWithdrawals: () => success({ records: [one], footer: [{ totalCount: 1 }] }),
})
const steps = () =>
  within(screen.getByRole('list', { name: 'Tiến trình' }))
    .getAllByRole('listitem')
    .map((step) => step.textContent?.replace(/\d.*/, ''))

test.each([
  ['submitted', 'Đã nhận lệnh rút', ['now', 'next', 'next', 'next']],
  ['reviewing', 'Lệnh đang được xét duyệt', ['done', 'now', 'next', 'next']],
  ['paying', 'Tiền đang được chuyển', ['done', 'done', 'now', 'next']],
  ['paid', 'Rút tiền thành công', ['done', 'done', 'done', 'done']],
])('a withdrawal in state %s shows it, with its steps', async (state, title, way) => {
  await openPage('/m/withdraw?id=W1', { answers: listed(row(state)) })
  expect(await screen.findByRole('region', { name: title })).toBeTruthy()
  const words = { done: 'Đã xong:', now: 'Đang ở bước:', next: 'Tiếp theo:' }
  const names = ['Đã nhận lệnh', 'Đang xét duyệt', 'Đang chuyển tiền', 'Đã chuyển']
  expect(steps()).toEqual(names.map((name, index) => words[way[index] as keyof typeof words] + name))
})

test.each([
  ['rejected', 'Lệnh rút bị từ chối', 'Dừng ở bước:Bị từ chối'],
  ['returned', 'Tiền bị trả lại', 'Dừng ở bước:Ngân hàng trả lại'],
])('a withdrawal that was %s shows the reason, that the money is back, and what to do', async (state, title, last) => {
  await openPage('/m/withdraw?id=W1', { answers: listed(row(state, { remark: 'Sai số tài khoản' })) })
  expect(await screen.findByRole('region', { name: title })).toBeTruthy()
  expect(screen.getByText('Sai số tài khoản. Tiền đã về số dư của bạn.')).toBeTruthy()
  expect(steps().at(-1)).toBe(last)
  expect(screen.getByRole('link', { name: 'Rút lại' }).getAttribute('href')).toBe('/m/withdraw')
  expect(screen.getByRole('link', { name: 'Kiểm tra thẻ và ví' }).getAttribute('href')).toBe('/m/bankCard')
})

test('a withdrawal under way cannot be cancelled', async () => {
  await openPage('/m/withdraw?id=W1', { answers: listed(row('reviewing')) })
  await screen.findByRole('region', { name: 'Lệnh đang được xét duyệt' })
  expect(screen.queryByText(/hủy/i)).toBeNull()
})

test('an unknown number is reported', async () => {
  await openPage('/m/withdraw?id=W9', { answers: listed(row('paid')) })
  expect(await screen.findByText('Không tìm thấy lệnh rút này')).toBeTruthy()
})

const blocked = (...blocks: object[]) => ({
  getWithdrawSettings: withChanges({ allowWithdraw: 'N', blocked: blocks }),
})

test('missing turnover is shown in numbers, with a link to games', async () => {
  await openPage('/m/withdraw', { as: 'many01' })
  expect(await screen.findByRole('heading', { name: 'Chưa đủ vòng cược để rút' })).toBeTruthy()
  const facts = screen.getAllByRole('definition').map((fact) => fact.textContent)
  expect(facts).toEqual(['100.000 ₫', '0 ₫', '100.000 ₫'])
  expect(screen.getByRole('link', { name: 'Chọn game' })).toBeTruthy()
})

test('a member who has used all withdrawals of the day sees when they can withdraw again', async () => {
  await openPage('/m/withdraw', { as: 'agent01' })
  expect(await screen.findByText('Hôm nay bạn đã rút đủ 5 lần')).toBeTruthy()
  expect(screen.getByText(/^Bạn rút tiếp được từ \d\d\/\d\d 00:00\.$/)).toBeTruthy()
})

test('a withdrawal under way is shown instead of the form', async () => {
  const { address } = await openPage('/m/withdraw', { as: 'vip02' })
  expect(await screen.findByRole('region', { name: 'Lệnh đang được xét duyệt' })).toBeTruthy()
  expect(address()).toMatch(/^\/m\/withdraw\?id=W/)
})

test.each([
  ['notype01', 'Tiền chơi thử không rút được. Đăng ký tài khoản thật để chơi và rút tiền thắng.', 'Đăng ký'],
  ['odd03', 'Loại tài khoản này không rút tiền được. Vui lòng liên hệ bộ phận hỗ trợ nếu bạn cần.', 'Về trang chủ'],
])('%s has no real-money account and sees what to do', async (as, words, action) => {
  await openPage('/m/withdraw', { as })
  expect(await screen.findByText(words)).toBeTruthy()
  expect(within(screen.getByRole('main')).getByRole('link', { name: action })).toBeTruthy()
})

test('a site without withdrawals says so', async () => {
  await openPage('/m/withdraw', { answers: blocked({ code: 'withdraw_not_supported' }) })
  expect(await screen.findByText('Tạm ngừng nhận lệnh rút')).toBeTruthy()
})

test('a withdrawal is polled until it is paid, and then no more', async () => {
  vi.useFakeTimers({ now: Date.now() })
  const { services, world, calls } = await renderScreen(<WithdrawScreen />, { at: '/m/withdraw', as: 'vip02' })
  const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  // First the settings, then the withdrawal that they name.
  await advance(1000)
  await advance(1000)
  expect(screen.getByRole('region', { name: 'Lệnh đang được xét duyệt' })).toBeTruthy()
  const { id } = services.withdrawals.open()[0]!
  await world.run(() => services.withdrawals.approve(id))
  await advance(5000)
  expect(screen.getByRole('region', { name: 'Tiền đang được chuyển' })).toBeTruthy()
  world.clock.advance(130_000)
  await advance(6000)
  expect(screen.getByRole('region', { name: 'Rút tiền thành công' })).toBeTruthy()
  const requestCount = calls('listWithdrawals').length
  await advance(60_000)
  expect(calls('listWithdrawals')).toHaveLength(requestCount)
})
