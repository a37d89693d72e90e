import { test } from 'vitest'
import { ACCOUNT, DAY, LANGUAGE, NOW, PAYMENT_PASSWORD, withMoney, withPaymentPassword } from '../consumer/examples.ts'
import { operation, refusals } from '../consumer/pact.ts'
import {
  address,
  anyText,
  equal,
  identifier,
  integer,
  listWith,
  money,
  oneOf,
  someText,
  sum,
  timestamp,
} from '../consumer/shapes.ts'
import { depositRefusals, promotionRefusal } from '../consumer/limit-refusals.ts'
import type { ProviderState } from '../states/states.ts'

/** Older forms with a shape of their own. Those with the shape of the newer operation are written with that operation. */
const sent = async () => undefined
const VENDOR = 101
const OTHER = 102
const atVendor: ProviderState = [
  'a member has money at a vendor',
  { account: ACCOUNT, accountTypeId: VENDOR, balance: 5000 },
]
const closed: ProviderState = ['a vendor wallet is closed', { account: ACCOUNT, accountTypeId: VENDOR }]
const single: ProviderState = ['the site has a single wallet', {}]

const main = {
  accountTypeId: integer(2),
  accountName: equal('MAIN'),
  displayName: someText('Main'),
  availBalance: sum(1_240_831.75),
  balance: sum(1_240_831.75),
  status: identifier('OK'),
}
const balances = operation('getBalances', { call: sent, given: [withMoney] })
const wallets = operation('listWallets', { call: sent, given: [withMoney] })

test('getBalances [F-1-01]', () =>
  balances.answers({
    reply: { sumBalance: sum(1_240_831.75), balances: listWith(main), currencyPosition: oneOf('B', 'F') },
  }))
test('listWallets [F-1-02]', () => wallets.answers({ reply: listWith(main) }))

const ids = { from: { fromAccountTypeId: String(VENDOR) }, to: { toAccountTypeId: String(OTHER) } }
const transfers = [
  { id: 'transferToMainWallet', form: ids.from, field: 'fromAccountTypeId', states: [atVendor] },
  { id: 'transferFromMainWallet', form: ids.to, field: 'toAccountTypeId', states: [withMoney] },
  { id: 'transferSubToSubWallet', form: { ...ids.from, ...ids.to }, field: 'fromAccountTypeId', states: [atVendor] },
].map(({ id, form, field, states }) => ({
  id,
  field,
  states,
  withAmount: (amount: number, more = {}) => ({ form: { ...form, amount: String(amount), ...more } }),
  one: operation(id, { form: { ...form, amount: '1000' }, call: sent, given: states }),
}))

test.each(transfers)('$id [F-1-04]', ({ one }) => one.answers({ reply: { successAmount: sum(1000) } }))
test.each(transfers)('$id 400 amount.invalid', ({ one, withAmount }) =>
  one.refuses(400, 'amount.invalid', { ...withAmount(0.5), value: { field: 'amount' } }),
)
test.each(transfers)('$id 400 balance.not.enough', ({ one, withAmount }) =>
  one.refuses(400, 'balance.not.enough', { ...withAmount(90_000_000), value: { field: 'amount' } }),
)
test.each(transfers)('$id 400 vendor_under_maintenance', ({ one, field, states, withAmount }) =>
  one.refuses(400, 'vendor_under_maintenance', {
    ...withAmount(1000, { [field]: String(VENDOR) }),
    given: [...states, closed],
    value: { field },
  }),
)
test.each(transfers)('$id 400 permission.denied', ({ one }) =>
  one.refuses(400, 'permission.denied', { account: 'notype01', given: [] }),
)
test.each(transfers)('$id 400 request_param_err', ({ one, field, withAmount }) =>
  one.refuses(400, 'request_param_err', {
    ...withAmount(1000, { [field]: '7' }),
    value: { field, reason: anyText('is not one of your wallets') },
  }),
)
test.each(transfers)('$id 403 function.not.available', ({ one }) =>
  one.refuses(403, 'function.not.available', { given: [single] }),
)

const AMOUNT = 200_000
const order = { amount: AMOUNT, bankCode: 'SENP', bankType: 'SE', vendorId: 3 }
const deposit = operation('depositByMethod', { path: { method: 'pg' }, body: order, call: sent })
test('depositByMethod [F-1-05]', () =>
  deposit.answers({
    reply: {
      depositId: identifier('D26112000000001'),
      amount: sum(AMOUNT),
      redirectUrl: address('/partners/payment/?launch=1b4e28ba'),
    },
  }))
test('depositByMethod 400 permission.denied', () => deposit.refuses(400, 'permission.denied', { account: 'notype01' }))
test('depositByMethod 400 deposit.channel.unavailable', () =>
  deposit.refuses(400, 'deposit.channel.unavailable', {
    given: [['nothing is paid in', {}]],
    value: { field: 'vendorId', data: { depositOffMessage: someText('The channel is switched off by the operator') } },
  }))
test('depositByMethod 400 amount.invalid', () =>
  deposit.refuses(400, 'amount.invalid', {
    body: { ...order, amount: 10 },
    value: { field: 'amount', data: { min: money(50_000) } },
  }))
test.each(depositRefusals)('depositByMethod 400 $code', ({ code, ...refusal }) => deposit.refuses(400, code, refusal))
test('depositByMethod 400 bonus.not.allowed', () => {
  const { promotionId, ...refusal } = promotionRefusal
  return deposit.refuses(400, 'bonus.not.allowed', { body: { ...order, promotionId }, ...refusal })
})
test('depositByMethod 400 request_param_err', () =>
  deposit.refuses(400, 'request_param_err', {
    body: { ...order, bankCode: 'NOPE' },
    value: { field: 'bankCode', reason: anyText('is not a bank of the channel') },
  }))

const staked = (gameType: string, betAmount: number, days: number): ProviderState => [
  'a member has staked',
  { account: ACCOUNT, gameType, betAmount, settledAt: NOW - days * DAY },
]
const query = { language: LANGUAGE, page: '1', size: '13' }
const bets = operation('listBetHistory', {
  query,
  call: sent,
  given: [withMoney, staked('LIVE', 4.25, 2), staked('RNG', 10.5, 1)],
})
const bet = (amount: number) => ({
  orderNo: identifier('B261120000001'),
  betAmount: sum(amount),
  winAmount: sum(amount),
  profitAndLoss: sum(0),
  betTimeInTimestamp: timestamp(),
})
test('listBetHistory [F-1-10]', () =>
  bets.answers({
    reply: {
      list: [bet(10.5), bet(4.25)],
      total: equal(2),
      totalPages: equal(1),
      footer: { betAmount: sum(14.75), winAmount: sum(14.75), totalHands: equal(2) },
    },
  }))
test('listBetHistory 400 request_param_err', () =>
  bets.refuses(400, 'request_param_err', {
    query: { ...query, startDate: String(NOW), endDate: String(NOW - DAY) },
    value: { field: 'endDate', reason: anyText('is before the start') },
  }))

const OTHER_PASSWORD = '975310'
const change = { oldPassword: PAYMENT_PASSWORD, newPassword: OTHER_PASSWORD, confirmNewPassword: OTHER_PASSWORD }
const password = operation('setPaymentPasswordByPost', { body: change, call: sent, given: [withPaymentPassword] })
test('setPaymentPasswordByPost [F-1-13]', () => password.answers({}))
test('setPaymentPasswordByPost 400 invalid.payment.pw', () =>
  password.refuses(400, 'invalid.payment.pw', {
    body: { ...change, oldPassword: OTHER_PASSWORD },
    value: { field: 'oldPassword', data: { remainingAttempts: equal(4) } },
  }))
test('setPaymentPasswordByPost 400 payment.password.locked', () =>
  password.refuses(400, 'payment.password.locked', {
    given: [withPaymentPassword, ["a member's payment password is locked", { account: ACCOUNT }]],
    value: { field: 'oldPassword', data: { lockedUntil: timestamp() } },
  }))
test('setPaymentPasswordByPost 400 not.exists.payment.password', () =>
  password.refuses(400, 'not.exists.payment.password', { given: [], value: { field: 'oldPassword' } }))
test('setPaymentPasswordByPost 400 modify.new.old.same', () =>
  password.refuses(400, 'modify.new.old.same', {
    body: { ...change, newPassword: PAYMENT_PASSWORD, confirmNewPassword: PAYMENT_PASSWORD },
    value: { field: 'newPassword' },
  }))
test('setPaymentPasswordByPost 400 request_param_err', () =>
  password.refuses(400, 'request_param_err', {
    body: { ...change, confirmNewPassword: '135791' },
    value: { field: 'confirmNewPassword', reason: anyText('is not the same as newPassword') },
  }))

const all = [balances, wallets, ...transfers.map(({ one }) => one), deposit, bets, password]
test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)
