import type { Gateway, WithdrawInput } from '@longan/sdk'
import { test } from 'vitest'
import { ACCOUNT, CARD, END_OF_DAY, PAYMENT_PASSWORD, withCard, withPaymentPassword } from '../consumer/examples.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { encryptedRequest, encryptionRefusals } from '../consumer/encrypted-operation.ts'
import { anyText, equal, identifier, money, sum, timestamp } from '../consumer/shapes.ts'
import { given, inReview, mustStake, plenty, setUp, withdrawn } from '../consumer/preconditions.ts'

const input: WithdrawInput = {
  amount: 200_000,
  bankCardId: CARD.bankCardId,
  password: PAYMENT_PASSWORD,
  currentWithdrawType: 'BC',
}
const withdrawing = async (body: WithdrawInput) => ({
  ...(await encryptedRequest(body)),
  call: (gateway: Gateway) => gateway.withdrawals.withdraw(body),
})

const withdraw = operation('withdraw', { ...(await withdrawing(input)), given })

const receipt = {
  refId: identifier('W26112000000001'),
  charge: sum(0),
  receivedAmount: sum(200_000),
  estimatedTime: timestamp(),
}

test('withdraw', () => withdraw.answers({ reply: receipt }))
test('withdraw without a password, where the site requires none', async () => {
  const { password: _password, ...bare } = input
  await withdraw.answers({
    about: 'without a password, where the site requires none',
    ...(await withdrawing(bare)),
    given: [withCard, plenty, ['a module is switched', { modId: 'WDRAWNOPASSVERIF3', isOn: true }]],
    reply: receipt,
  })
})
test('withdraw 400 request_param_err without the password', async () => {
  const { password: _password, ...bare } = input
  await withdraw.refuses(400, 'request_param_err', {
    about: 'without the password',
    ...(await withdrawing(bare)),
    value: { field: 'password', reason: anyText('is missing') },
  })
})
test('withdraw 400 permission.denied', () =>
  withdraw.refuses(400, 'permission.denied', { account: 'notype01', given: [] }))
test('withdraw 400 withdraw_not_supported', () =>
  withdraw.refuses(400, 'withdraw_not_supported', { given: [...given, ['nothing is paid out', {}]] }))
test('withdraw 400 required_member_information_incomplete', () =>
  withdraw.refuses(400, 'required_member_information_incomplete', {
    given: [withPaymentPassword, plenty],
    value: { data: ['required_payee_name', 'required_withdrawal_account'] },
  }))
test('withdraw 400 not.exists.payment.password', () =>
  withdraw.refuses(400, 'not.exists.payment.password', { given: [withCard, plenty] }))
test('withdraw 400 invalid.payment.pw', async () =>
  withdraw.refuses(400, 'invalid.payment.pw', {
    ...(await withdrawing({ ...input, password: '000000' })),
    value: { field: 'password', reason: anyText('is wrong'), data: { remainingAttempts: equal(4) } },
  }))
test('withdraw 400 payment.password.locked', () =>
  withdraw.refuses(400, 'payment.password.locked', {
    given: [...given, ["a member's payment password is locked", { account: ACCOUNT }]],
    value: { field: 'password', data: { lockedUntil: timestamp() } },
  }))
test('withdraw 400 withdraw_turnover_not_enough', () =>
  withdraw.refuses(400, 'withdraw_turnover_not_enough', {
    given: [...given, mustStake],
    value: { data: { requiredTurnover: sum(100_000), actualTurnover: sum(0) } },
  }))
const five = [1, 2, 3, 4, 5].map((number) => withdrawn(`W7700${number}`, 150_000))
test('withdraw 400 withdraw.limit.reached', () =>
  withdraw.refuses(400, 'withdraw.limit.reached', {
    given: [...given, ...five],
    value: { data: { maxTransactionTimes: equal(5), resetTime: equal(END_OF_DAY) } },
  }))
test('withdraw 400 withdraw.in.review', () =>
  withdraw.refuses(400, 'withdraw.in.review', {
    given: [...given, inReview],
    value: { data: { refId: equal('W77001') } },
  }))
test('withdraw 400 amount.invalid', async () =>
  withdraw.refuses(400, 'amount.invalid', {
    ...(await withdrawing({ ...input, amount: 99_000 })),
    value: { field: 'amount', reason: anyText('is below the minimum'), data: { min: money(100_000) } },
  }))
test('withdraw 400 balance.not.enough', () =>
  withdraw.refuses(400, 'balance.not.enough', {
    given: [...setUp, ['a member has money', { account: ACCOUNT, balance: 150_000 }]],
    value: { field: 'amount' },
  }))
test('withdraw 400 request_param_err', async () =>
  withdraw.refuses(400, 'request_param_err', {
    ...(await withdrawing({ ...input, bankCardId: 1 })),
    value: { field: 'bankCardId', reason: anyText('is not one of your accounts') },
  }))
test('withdraw 400 request_body_required', () => encryptionRefusals.unreadable(withdraw))
test('withdraw 400 missing_encryption', () => encryptionRefusals.withoutKey(withdraw))

test('withdraw 401 login.not.session', () => refusals.notSignedIn(withdraw))
test('withdraw 401 user.or.token.invalid', () => refusals.ended(withdraw))
test('withdraw 503 system.maintenance', () => refusals.closed(withdraw))
