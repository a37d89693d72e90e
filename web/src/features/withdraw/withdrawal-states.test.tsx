import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { withChanges, success } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { openPage } from './testing.tsx'
import { WithdrawScreen } from './withdraw-screen.tsx'
import { t } from '#testing/text.ts'

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
  within(screen.getByRole('list', { name: t('withdraw:progress') }))
    .getAllByRole('listitem')
    .map((step) => step.textContent?.replace(/\d.*/, ''))

test.each([
  ['submitted', t('withdraw:state_submitted'), ['now', 'next', 'next', 'next']],
  ['reviewing', t('withdraw:state_reviewing'), ['done', 'now', 'next', 'next']],
  ['paying', t('withdraw:state_paying'), ['done', 'done', 'now', 'next']],
  ['paid', t('withdraw:state_paid'), ['done', 'done', 'done', 'done']],
])('a withdrawal in state %s shows it, with its steps', async (state, title, way) => {
  await openPage('/m/withdraw?id=W1', { answers: listed(row(state)) })
  expect(await screen.findByRole('region', { name: title })).toBeTruthy()
  const words = { done: t('records:step_done'), now: t('records:step_now'), next: t('records:step_next') }
  const names = [
    t('withdraw:step_submitted'),
    t('withdraw:step_reviewing'),
    t('withdraw:step_paying'),
    t('withdraw:step_paid'),
  ]
  expect(steps()).toEqual(names.map((name, index) => words[way[index] as keyof typeof words] + name))
})

test.each([
  ['rejected', t('withdraw:state_rejected'), 'Dừng ở bước:Bị từ chối'],
  ['returned', t('withdraw:state_returned'), 'Dừng ở bước:Ngân hàng trả lại'],
])('a withdrawal that was %s shows the reason, that the money is back, and what to do', async (state, title, last) => {
  await openPage('/m/withdraw?id=W1', { answers: listed(row(state, { remark: 'Sai số tài khoản' })) })
  expect(await screen.findByRole('region', { name: title })).toBeTruthy()
  expect(screen.getByText('Sai số tài khoản. Tiền đã về số dư của bạn.')).toBeTruthy()
  expect(steps().at(-1)).toBe(last)
  expect(screen.getByRole('link', { name: t('withdraw:tryAgain') }).getAttribute('href')).toBe('/m/withdraw')
  expect(screen.getByRole('link', { name: t('withdraw:checkAccounts') }).getAttribute('href')).toBe('/m/bankCard')
})

test('a withdrawal under way cannot be cancelled', async () => {
  await openPage('/m/withdraw?id=W1', { answers: listed(row('reviewing')) })
  await screen.findByRole('region', { name: t('withdraw:state_reviewing') })
  expect(screen.queryByText(/hủy/i)).toBeNull()
})

test('an unknown number is reported', async () => {
  await openPage('/m/withdraw?id=W9', { answers: listed(row('paid')) })
  expect(await screen.findByText(t('withdraw:notFound'))).toBeTruthy()
})

const blocked = (...blocks: object[]) => ({
  getWithdrawSettings: withChanges({ allowWithdraw: 'N', blocked: blocks }),
})

test('missing turnover is shown in numbers, with a link to games', async () => {
  await openPage('/m/withdraw', { as: 'many01' })
  expect(await screen.findByRole('heading', { name: t('withdraw:turnoverTitle') })).toBeTruthy()
  const facts = screen.getAllByRole('definition').map((fact) => fact.textContent)
  expect(facts).toEqual(['100.000\u00A0₫', '0\u00A0₫', '100.000\u00A0₫'])
  expect(screen.getByRole('link', { name: t('withdraw:play') })).toBeTruthy()
})

test('a member who has used all withdrawals of the day sees when they can withdraw again', async () => {
  await openPage('/m/withdraw', { as: 'agent01' })
  expect(await screen.findByText(t('withdraw:limitUsed_other', { max: '5' }))).toBeTruthy()
  expect(screen.getByText(/^Bạn rút tiếp được từ \d\d\/\d\d 00:00\.$/)).toBeTruthy()
})

test('a withdrawal under way is shown instead of the form', async () => {
  const { address } = await openPage('/m/withdraw', { as: 'vip02' })
  expect(await screen.findByRole('region', { name: t('withdraw:state_reviewing') })).toBeTruthy()
  expect(address()).toMatch(/^\/m\/withdraw\?id=W/)
})

test.each([
  ['notype01', t('withdraw:trialText'), t('app:register')],
  ['odd03', t('withdraw:realOnlyText'), t('app:toHome')],
])('%s has no real-money account and sees what to do', async (as, words, action) => {
  await openPage('/m/withdraw', { as })
  expect(await screen.findByText(words)).toBeTruthy()
  expect(within(screen.getByRole('main')).getByRole('link', { name: action })).toBeTruthy()
})

test('a site without withdrawals says so', async () => {
  await openPage('/m/withdraw', { answers: blocked({ code: 'withdraw_not_supported' }) })
  expect(await screen.findByText(t('withdraw:closed'))).toBeTruthy()
})

test('a withdrawal is polled until it is paid, and then no more', async () => {
  vi.useFakeTimers({ now: Date.now() })
  const { services, world, calls } = await renderScreen(<WithdrawScreen />, { at: '/m/withdraw', as: 'vip02' })
  const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  // First the settings, then the withdrawal that they name.
  await advance(1000)
  await advance(1000)
  expect(screen.getByRole('region', { name: t('withdraw:state_reviewing') })).toBeTruthy()
  const { id } = services.withdrawals.open()[0]!
  await world.run(() => services.withdrawals.approve(id))
  await advance(5000)
  expect(screen.getByRole('region', { name: t('withdraw:state_paying') })).toBeTruthy()
  world.clock.advance(130_000)
  await advance(6000)
  expect(screen.getByRole('region', { name: t('withdraw:state_paid') })).toBeTruthy()
  const requestCount = calls('listWithdrawals').length
  await advance(60_000)
  expect(calls('listWithdrawals')).toHaveLength(requestCount)
})
