import { expect, test } from 'vitest'
import { paymentPasswordTable } from '../security/payment-password.service.ts'
import { setupCashier, WITHDRAWAL } from './testing.ts'

const attemptWithdrawal = async (account: string) => {
  const { withdrawals } = await setupCashier(account)
  const { allowWithdraw, blocked = [] } = await withdrawals.getSettings()
  return { allowWithdraw, blocked, refused: await withdrawals.withdraw(WITHDRAWAL).catch((error: unknown) => error) }
}

test('a member without restrictions can withdraw', async () => {
  const { withdrawals } = await setupCashier('demo01')
  expect(await withdrawals.getSettings()).toMatchObject({ allowWithdraw: 'Y', blocked: [], remainingFreeCount: 3 })
})

test.each([
  ['demo02', 'required_member_information_incomplete', ['required_payee_name', 'required_withdrawal_account']],
  ['many01', 'withdraw_turnover_not_enough', { requiredTurnover: 100_000, actualTurnover: 0 }],
  ['agent01', 'withdraw.limit.reached', { maxTransactionTimes: 5 }],
  ['vip02', 'withdraw.in.review', { refId: 'W1003900001' }],
])('%s gets the restriction %s', async (account, code, data) => {
  const { allowWithdraw, blocked, refused } = await attemptWithdrawal(account)

  expect([allowWithdraw, blocked[0]]).toMatchObject(['N', { code, data }])
  expect(refused).toMatchObject({ status: 400, code, value: { data } })
})

test('the withdrawals of agent01 differ in amount', async () => {
  const { withdrawals } = await setupCashier('agent01')
  const { items } = await withdrawals.list()
  expect(new Set(items.map(({ amount }) => amount)).size).toBe(5)
})

test.each(['notype01', 'agent41', 'odd40'])('%s has no real account and cannot withdraw', async (account) => {
  expect((await attemptWithdrawal(account)).refused).toMatchObject({ code: 'permission.denied' })
})

test('a site with withdrawals switched off refuses them', async () => {
  const { withdrawals, control } = await setupCashier('demo01')
  await control('PATCH', '/settings', { withdrawals: { isOpen: false, isReviewedByClock: true } })

  await expect(withdrawals.withdraw(WITHDRAWAL)).rejects.toMatchObject({ code: 'withdraw_not_supported' })
})

test('a rejected withdrawal does not count towards the daily limit', async () => {
  const { withdrawals, control, accounts } = await setupCashier('demo01')
  const { refId } = await withdrawals.withdraw(WITHDRAWAL)
  expect((await accounts.list()).remainingTransactionTimes).toBe(4)

  await control('POST', '/cashier/withdrawals', { refId, decision: 'reject' })
  expect((await accounts.list()).remainingTransactionTimes).toBe(5)
})

test('a site that requires no payment password accepts a withdrawal without one, even if none is set', async () => {
  const { withdrawals, wallet, control, site } = await setupCashier('demo01')
  const { password: _password, ...bare } = WITHDRAWAL
  await expect(withdrawals.withdraw(bare)).rejects.toMatchObject({ value: { field: 'password', reason: 'is missing' } })

  await control('PATCH', '/settings', { flags: { WDRAWNOPASSVERIF3: true } })
  site.world.table(paymentPasswordTable).remove(1001)
  const { sumBalance } = await wallet.get()
  expect((await withdrawals.getSettings()).blocked).toEqual([])
  await withdrawals.withdraw(bare)
  expect((await wallet.get()).sumBalance).toBe(sumBalance - WITHDRAWAL.amount)
})
