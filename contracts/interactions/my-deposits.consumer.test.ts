import { type Gateway } from '@longan/sdk'
import { test } from 'vitest'
import { ACCOUNT, HOUR, LANGUAGE, NOW } from '../consumer/examples.ts'
import { answersInBothLanguages } from '../consumer/preconditions.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { address, anyText, equal, identifier, someText, sum, textLike } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const depositId = 'D77001'
const MINUTE = 60_000
const BEGUN = NOW - 10 * MINUTE
const EARLIER = NOW - HOUR
const open: ProviderState = [
  'a member has an open deposit',
  { account: ACCOUNT, depositId, amount: 200_000, at: BEGUN, vendorId: 1, remarks: depositId },
]
const credited: ProviderState = [
  'a member has a credited deposit',
  { account: ACCOUNT, depositId: 'D77002', amount: 150_000, at: EARLIER },
]
const done: ProviderState = [
  'a member has a credited deposit',
  { account: ACCOUNT, depositId, amount: 200_000, at: BEGUN, vendorId: 1 },
]
const slip = { depositId, fileName: 'slip.png', image: 'iVBORw0KGgo=' }
const page = { language: LANGUAGE, page: '1', size: '13' }

const get = operation('getDeposit', {
  query: { depositId },
  call: (gateway) => gateway.deposits.get(depositId),
  given: [open],
})
const command = (id: string, body: object, call: (gateway: Gateway) => Promise<unknown>) =>
  operation(id, { body, call, given: [open] })
const cancel = command('cancelDeposit', { depositId }, (gateway) => gateway.deposits.cancel(depositId))
const requestReview = command('createDepositTask', { depositId }, (gateway) =>
  gateway.deposits.requestReview(depositId),
)
const upload = command('uploadDepositSlip', slip, (gateway) => gateway.deposits.uploadSlip(slip))
const confirm = command('processC2CTransaction', { depositId, action: 'CONFIRM' }, (gateway) =>
  gateway.deposits.confirm({ depositId, action: 'CONFIRM' }),
)
const listConfirmations = operation('listPaymentConfirmations', {
  call: (gateway) => gateway.deposits.listConfirmations(),
  given: [open],
})
const count = operation('getPendingCounts', { call: (gateway) => gateway.deposits.countPending(), given: [open] })
const list = operation('listDeposits', {
  query: page,
  call: (gateway) => gateway.deposits.list({ page: 1, size: 13 }),
  given: [credited, open],
})
const commands = [cancel, requestReview, upload, confirm]
const all = [get, ...commands, listConfirmations, count, list]

const row = { depositMethod: equal('MT'), customerBankCharge: sum(0) }
const openRow = {
  ...row,
  depositId: equal(depositId),
  depositDate: equal(BEGUN),
  requestedAmount: sum(200_000),
  amount: sum(0),
  state: equal(1),
}
const creditedRow = {
  ...row,
  depositId: equal('D77002'),
  depositDate: equal(EARLIER),
  requestedAmount: sum(150_000),
  amount: sum(150_000),
  actualDepositDate: equal(EARLIER + MINUTE),
  state: equal(3),
}

const order = {
  depositId: equal(depositId),
  amount: sum(200_000),
  confirmationRequired: equal('Y'),
  vendorId: equal(1),
  depositDate: equal(BEGUN),
  expiresAt: equal(BEGUN + 15 * MINUTE),
}
/** The recipient of the money, and the text of the transfer. */
const receiver = {
  receiverName: textLike('^[^0-9 ]([^0-9]*[^0-9 ])?$', 'CONG TY LONGAN DEMO'),
  receiverAccount: textLike('^[0-9]{6,24}$', '9704009900001111'),
  bankChName: someText('Ngân hàng Sông Việt'),
  remarks: equal(depositId),
  refCode: identifier(depositId),
  redirectUrl: address('/partners/payment/?launch=1b4e28ba'),
}
test('getDeposit', () => get.answers({ reply: { ...order, ...receiver, status: equal('awaiting') } }))
test('getDeposit of a credited deposit', () =>
  get.answers({
    about: 'of a credited deposit',
    given: [done],
    reply: {
      ...order,
      status: equal('credited'),
      arrivedAmount: sum(200_000),
      charge: sum(0),
      bonus: sum(0),
      turnover: sum(200_000),
      creditsAt: equal(BEGUN + MINUTE),
      actualDepositDate: equal(BEGUN + MINUTE),
    },
  }))
const arrivedLess: ProviderState = ['a deposit has arrived', { depositId, amount: 150_000 }]
test('getDeposit of which less has arrived', () =>
  get.answers({
    about: 'of which less has arrived',
    given: [open, arrivedLess],
    reply: { ...order, status: equal('different'), arrivedAmount: sum(150_000), turnover: sum(150_000) },
  }))
test('getDeposit of which more has arrived than a limit allows', () =>
  get.answers({
    about: 'of which more has arrived than a limit allows',
    given: [
      open,
      ['a member has a limit', { account: ACCOUNT, kind: 'deposit', period: 'day', amount: 250_000 }],
      ['a deposit has arrived', { depositId, amount: 300_000 }],
    ],
    reply: { ...order, status: equal('different'), arrivedAmount: sum(250_000), returnedAmount: sum(50_000) },
  }))
test('listDeposits of which less has arrived', () =>
  list.answers({
    about: 'of which less has arrived',
    given: [open, arrivedLess],
    reply: {
      list: [{ ...row, requestedAmount: sum(200_000), amount: sum(150_000), state: equal(6) }],
      footer: { amount: sum(150_000) },
    },
  }))
test.each(commands)('$id', (one) => one.answers({}))
test('listPaymentConfirmations', () => listConfirmations.answers({ reply: [openRow] }))
test('getPendingCounts', () =>
  count.answers({ reply: { pendingDepositCount: equal(1), pendingWithdrawCount: equal(0) } }))
test('listDeposits', () =>
  list.answers({
    reply: {
      list: [openRow, creditedRow],
      totalPages: equal(1),
      footer: { amount: sum(150_000), customerBankCharge: sum(0) },
    },
  }))

test.each(commands)('$id 400 deposit.state.invalid', (one) =>
  one.refuses(400, 'deposit.state.invalid', {
    given: [done],
    value: { field: 'depositId', reason: anyText('is credited') },
  }),
)
const isNotMine = { given: [], value: { field: 'depositId', reason: anyText('is not one of your deposits') } }
test.each([get, ...commands])('$id 400 request_param_err', (one) => one.refuses(400, 'request_param_err', isNotMine))
test('listDeposits 400 request_param_err', () =>
  list.refuses(400, 'request_param_err', {
    query: { ...page, page: '0' },
    call: (gateway) => gateway.deposits.list({ page: 0, size: 13 }),
    value: { field: 'page', reason: anyText('must be >= 1') },
  }))

test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)

test('getDeposit in both languages', () => answersInBothLanguages(get, (text) => ({ bankChName: text })))
