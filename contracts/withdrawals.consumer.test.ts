import type { Gateway, WithdrawInput } from '@longan/sdk'
import { test } from 'vitest'
import { ACCOUNT, CARD, LANGUAGE, PAYMENT_PASSWORD, withCard, withPaymentPassword } from './examples.ts'
import { operation, refusals } from './pact.ts'
import { sealed, sealedRefusals } from './sealed-operation.ts'
import { anyLike, eachLike, equal, integer, money, oneOf, someText, sum, timestamp } from './shapes.ts'
import type { Given } from './states.ts'

const plenty: Given = ['a member has money', { account: ACCOUNT, balance: 100_000_000 }]
const setUp: Given[] = [withPaymentPassword, withCard]
const given: Given[] = [...setUp, plenty]
const withdrawn = (refId: string, amount: number): Given => [
  'a member has withdrawn',
  { account: ACCOUNT, refId, amount },
]
const inReview: Given = ['a member has an open withdrawal', { account: ACCOUNT, refId: 'W77001', amount: 150_000 }]
const mustStake: Given = ['a member has to stake', { account: ACCOUNT, requiredTurnover: 100_000 }]

const input: WithdrawInput = {
  amount: 200_000,
  bankCardId: CARD.bankCardId,
  password: PAYMENT_PASSWORD,
  currentWithdrawType: 'BC',
}
const withdrawing = async (body: WithdrawInput) => ({
  ...(await sealed(body)),
  call: (gateway: Gateway) => gateway.withdrawals.withdraw(body),
})
const charge = { withdrawAmount: '2000000', withdrawType: 'BC' }
const page = { language: LANGUAGE, start: '0', end: '13' }

const withdraw = operation('withdraw', { ...(await withdrawing(input)), given })
const getSettings = operation('getWithdrawSettings', {
  query: { groupId: '0' },
  call: (gateway) => gateway.withdrawals.getSettings(),
  given,
})
const getTurnover = operation('getWithdrawTurnover', {
  call: (gateway) => gateway.withdrawals.getTurnover(),
  given: [mustStake],
})
const getCharges = operation('getWithdrawCharges', {
  query: charge,
  call: (gateway) => gateway.withdrawals.getCharges({ withdrawAmount: 2_000_000, withdrawType: 'BC' }),
  given: [withdrawn('W77001', 150_000), withdrawn('W77002', 150_000), withdrawn('W77003', 150_000)],
})
const list = operation('listWithdrawals', {
  query: page,
  call: (gateway) => gateway.withdrawals.list({ start: 0, end: 13 }),
  given: [withdrawn('W77002', 250_000), inReview],
})
const all = [withdraw, getSettings, getTurnover, getCharges, list]

const taken = {
  refId: someText('W26112000000001'),
  charge: sum(0),
  receivedAmount: sum(200_000),
  estimatedTime: timestamp(),
}

test('withdraw', () => withdraw.answers({ reply: taken }))
test('withdraw without a password, where the site asks nobody for it', async () => {
  const { password: _password, ...bare } = input
  await withdraw.answers({
    about: 'without a password, where the site asks nobody for it',
    ...(await withdrawing(bare)),
    given: [withCard, plenty, ['a module is switched', { modId: 'WDRAWNOPASSVERIF3', isOn: true }]],
    reply: taken,
  })
})
test('withdraw 400 request_param_err without the password', async () => {
  const { password: _password, ...bare } = input
  await withdraw.refuses(400, 'request_param_err', {
    about: 'without the password',
    ...(await withdrawing(bare)),
    value: { field: 'password', reason: someText('is missing') },
  })
})
test('withdraw 400 permission.denied', () =>
  withdraw.refuses(400, 'permission.denied', { account: 'notype01', given: [] }))
test('withdraw 400 withdraw_not_supported', () =>
  withdraw.refuses(400, 'withdraw_not_supported', { given: [...given, ['nothing is paid out', {}]] }))
test('withdraw 400 required_member_information_incomplete', () =>
  withdraw.refuses(400, 'required_member_information_incomplete', { given: [withPaymentPassword, plenty] }))
test('withdraw 400 not.exists.payment.password', () =>
  withdraw.refuses(400, 'not.exists.payment.password', { given: [withCard, plenty] }))
test('withdraw 400 invalid.payment.pw', async () =>
  withdraw.refuses(400, 'invalid.payment.pw', {
    ...(await withdrawing({ ...input, password: '000000' })),
    value: { field: 'password', reason: someText('is wrong'), data: { remainingAttempts: equal(4) } },
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
  withdraw.refuses(400, 'withdraw.limit.reached', { given: [...given, ...five] }))
test('withdraw 400 withdraw.in.review', () =>
  withdraw.refuses(400, 'withdraw.in.review', {
    given: [...given, inReview],
    value: { data: { refId: equal('W77001') } },
  }))
test('withdraw 400 amount.invalid', async () =>
  withdraw.refuses(400, 'amount.invalid', {
    ...(await withdrawing({ ...input, amount: 99_000 })),
    value: { field: 'amount', reason: someText('is below the minimum'), data: { min: money(100_000) } },
  }))
test('withdraw 400 balance.not.enough', () =>
  withdraw.refuses(400, 'balance.not.enough', {
    given: [...setUp, ['a member has money', { account: ACCOUNT, balance: 150_000 }]],
    value: { field: 'amount' },
  }))
test('withdraw 400 request_param_err', async () =>
  withdraw.refuses(400, 'request_param_err', {
    ...(await withdrawing({ ...input, bankCardId: 1 })),
    value: { field: 'bankCardId', reason: someText('is not one of your accounts') },
  }))
test('withdraw 400 request_body_required', () => sealedRefusals.unreadable(withdraw))
test('withdraw 400 missing_encryption', () => sealedRefusals.withoutKey(withdraw))

test('getWithdrawSettings', () =>
  getSettings.answers({
    reply: {
      allowWithdraw: equal('Y'),
      minimumAmount: money(100_000),
      maximumAmount: money(500_000_000),
      allowDecimal: oneOf('N', 'Y'),
      remainingFreeCount: integer(3),
      blocked: [],
    },
  }))
test('getWithdrawSettings of a member who must stake first', () =>
  getSettings.answers({
    about: 'of a member who must stake first',
    given: [...given, mustStake],
    reply: {
      allowWithdraw: equal('N'),
      minimumAmount: money(100_000),
      maximumAmount: money(500_000_000),
      blocked: [
        {
          code: equal('withdraw_turnover_not_enough'),
          data: { requiredTurnover: sum(100_000), actualTurnover: sum(0) },
        },
      ],
    },
  }))
test('getWithdrawSettings 400 request_param_err', () =>
  getSettings.refuses(400, 'request_param_err', {
    query: { groupId: '-1' },
    call: (gateway) => gateway.withdrawals.getSettings(-1),
    value: { field: 'groupId', reason: someText('must be >= 0') },
  }))

test('getWithdrawTurnover', () =>
  getTurnover.answers({
    reply: {
      status: equal('I'),
      totalRequiredTurnover: sum(100_000),
      totalActualTurnover: sum(0),
      details: eachLike({ gameType: someText('ALL'), requiredTurnover: sum(100_000), actualTurnover: sum(0) }),
    },
  }))
test('getWithdrawTurnover of a new member', () =>
  getTurnover.answers({
    about: 'of a new member',
    given: [],
    reply: {
      status: oneOf('N', 'A'),
      totalRequiredTurnover: sum(0),
      totalActualTurnover: sum(0),
      details: anyLike({ gameType: someText('ALL'), requiredTurnover: sum(0), actualTurnover: sum(0) }),
    },
  }))

test('getWithdrawCharges', () => getCharges.answers({ reply: sum(10_000) }))
test('getWithdrawCharges 400 request_param_err', () =>
  getCharges.refuses(400, 'request_param_err', {
    query: { ...charge, withdrawAmount: '-1' },
    call: (gateway) => gateway.withdrawals.getCharges({ withdrawAmount: -1, withdrawType: 'BC' }),
    value: { field: 'withdrawAmount', reason: someText('must be >= 0') },
  }))

const row = {
  withdrawType: equal('BC'),
  bankName: someText('Ngân hàng Sông Việt'),
  withdrawDate: timestamp(),
}
test('listWithdrawals', () =>
  list.answers({
    reply: {
      records: [
        { ...row, refId: equal('W77001'), amount: sum(150_000), status: equal(1), state: equal('reviewing') },
        { ...row, refId: equal('W77002'), amount: sum(250_000), status: equal(3), state: equal('paid') },
      ],
      footer: [{ totalCount: equal(2) }],
    },
  }))
test('listWithdrawals 400 request_param_err', () =>
  list.refuses(400, 'request_param_err', {
    query: { ...page, start: '-1' },
    call: (gateway) => gateway.withdrawals.list({ start: -1, end: 13 }),
    value: { field: 'start', reason: someText('must be >= 0') },
  }))

test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)
