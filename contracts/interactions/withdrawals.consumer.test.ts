import { test } from 'vitest'
import { END_OF_DAY, HOUR, LANGUAGE, NOW, withCard } from '../consumer/examples.ts'
import {
  answersInBothLanguages,
  answersAsConfigured,
  configured,
  ESTIMATED,
  given,
  inReview,
  mustStake,
  withdrawn,
} from '../consumer/preconditions.ts'
import { operation, refusals } from '../consumer/pact.ts'
import {
  anyLike,
  anyText,
  eachLike,
  equal,
  identifier,
  integer,
  money,
  oneOf,
  string,
  sum,
  textLike,
} from '../consumer/shapes.ts'

const charge = { withdrawAmount: '2000000', withdrawType: 'BC' }
const page = { language: LANGUAGE, start: '0', end: '13' }

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
  call: (gateway) => gateway.withdrawals.list({ page: 1, size: 13 }),
  given: [configured('listBanks'), withCard, withdrawn('W77002', 250_000), inReview],
})
const all = [getSettings, getTurnover, getCharges, list]

const limits = { minimumAmount: money(100_000), maximumAmount: money(500_000_000) }
const yesOrNo = oneOf('Y', 'N')
test('getWithdrawSettings', () =>
  getSettings.answers({
    reply: {
      allowWithdraw: equal('Y'),
      ...limits,
      virtualMinAmount: money(100_000),
      virtualMaxAmount: money(500_000_000),
      eWalletMinAmount: money(100_000),
      eWalletMaxAmount: money(50_000_000),
      normalBankWithdrawalSwitch: yesOrNo,
      eWalletWithdrawalSwitch: yesOrNo,
      virtualWalletWithdrawalSwitch: yesOrNo,
      fixedAmountFlag: oneOf('N', 'Y'),
      withdrawExceedChargeMsg: string('Miễn phí 3 lần mỗi ngày'),
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
      ...limits,
      blocked: [
        {
          code: equal('withdraw_turnover_not_enough'),
          data: { requiredTurnover: sum(100_000), actualTurnover: sum(0) },
        },
      ],
    },
  }))
const five = [1, 2, 3, 4, 5].map((number) => withdrawn(`W7700${number}`, 150_000))
const blocked = [
  {
    about: 'of a member whose withdrawal is in review',
    states: [inReview],
    reason: { code: equal('withdraw.in.review'), data: { refId: equal('W77001') } },
  },
  {
    about: 'of a member who has withdrawn as often as a day allows',
    states: five,
    reason: {
      code: equal('withdraw.limit.reached'),
      data: { maxTransactionTimes: equal(5), resetTime: equal(END_OF_DAY) },
    },
  },
]
test.each(blocked)('getWithdrawSettings $about', ({ about, states, reason }) =>
  getSettings.answers({
    about,
    given: [...given, ...states],
    reply: { allowWithdraw: equal('N'), ...limits, blocked: [reason] },
  }),
)
test('getWithdrawSettings 400 request_param_err', () =>
  getSettings.refuses(400, 'request_param_err', {
    query: { groupId: '-1' },
    call: (gateway) => gateway.withdrawals.getSettings(-1),
    value: { field: 'groupId', reason: anyText('must be >= 0') },
  }))

test('getWithdrawTurnover', () =>
  getTurnover.answers({
    reply: {
      status: equal('I'),
      totalRequiredTurnover: sum(100_000),
      totalActualTurnover: sum(0),
      details: eachLike({ gameType: identifier('ALL'), requiredTurnover: sum(100_000), actualTurnover: sum(0) }),
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
      details: anyLike({ gameType: identifier('ALL'), requiredTurnover: sum(0), actualTurnover: sum(0) }),
    },
  }))

test('getWithdrawCharges', () => getCharges.answers({ reply: sum(10_000) }))
test('getWithdrawCharges 400 request_param_err', () =>
  getCharges.refuses(400, 'request_param_err', {
    query: { ...charge, withdrawAmount: '-1' },
    call: (gateway) => gateway.withdrawals.getCharges({ withdrawAmount: -1, withdrawType: 'BC' }),
    value: { field: 'withdrawAmount', reason: anyText('must be >= 0') },
  }))

const row = {
  withdrawType: equal('BC'),
  bankName: equal('Ngân hàng Sông Việt'),
  cardNumber: textLike('^[*]+[0-9]{4}$', '************6789'),
  charge: sum(0),
  remark: equal(''),
}
const reviewing = { status: equal(1), state: equal('reviewing'), estimatedTime: equal(ESTIMATED) }
test('listWithdrawals', () =>
  list.answers({
    reply: {
      records: [
        { ...row, refId: equal('W77001'), amount: sum(150_000), withdrawDate: equal(NOW - 600_000), ...reviewing },
        {
          ...row,
          refId: equal('W77002'),
          amount: sum(250_000),
          withdrawDate: equal(NOW - HOUR),
          status: equal(3),
          state: equal('paid'),
        },
      ],
      footer: [{ totalCount: equal(2) }],
    },
  }))
test('listWithdrawals 400 request_param_err', () =>
  list.refuses(400, 'request_param_err', {
    query: { ...page, start: '-1', end: '0' },
    call: (gateway) => gateway.withdrawals.list({ page: 0, size: 1 }),
    value: { field: 'start', reason: anyText('must be >= 0') },
  }))

test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)

test('getWithdrawSettings in both languages', () =>
  answersInBothLanguages(getSettings, (text) => ({ withdrawExceedChargeMsg: text })))

test('listWithdrawals in both languages', () =>
  answersInBothLanguages(list, (text) => ({ records: eachLike({ bankName: text }) })))

test.each([
  { start: 0, end: 1, refId: 'W77001' },
  { start: 1, end: 2, refId: 'W77002' },
])('listWithdrawals from $start to $end', ({ start, end, refId }) =>
  list.answers({
    about: `from ${start} to ${end}`,
    query: { ...page, start: String(start), end: String(end) },
    call: (gateway) => gateway.withdrawals.list({ page: end, size: 1 }),
    reply: { records: [{ refId: equal(refId) }], footer: [{ totalCount: equal(2) }] },
  }),
)

test('getWithdrawSettings as configured', () => answersAsConfigured(getSettings))
