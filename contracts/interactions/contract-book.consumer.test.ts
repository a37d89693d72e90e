import type { Gateway } from '@longan/sdk'
import { test } from 'vitest'
import { below, DOWNLINE, isAgent, onePage } from '../consumer/preconditions.ts'
import { ACCOUNT, DAY, HOUR, NOW } from '../consumer/examples.ts'
import { answersByPage } from '../consumer/paging.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { anyText, equal, integer, sum, timestamp } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

type Offer = Parameters<Gateway['contracts']['offer']>[0]
const offered = (account: string, contractId: number, more: object = {}): ProviderState => [
  'a contract was offered',
  { account, contractId, contractType: 'DAILY', productType: 'RNG', rate: 0.002, status: 'PENDING', ...more },
]
const paid = (orderNo: string, contractType: string, days: number): ProviderState => [
  'a contract has paid',
  { account: ACCOUNT, orderNo, contractType, productType: 'RNG', amount: 1500, paidAt: NOW - days * DAY },
]
const page = { page: 1, size: 13 }
const query = { page: '1', size: '13' }
const beyond = { query: { ...query, page: '0' }, value: { field: 'page', reason: anyText('must be >= 1') } }
const below1: ProviderState[] = [isAgent, below(DOWNLINE), ['a member is an agent', { account: DOWNLINE }]]
const rates: Offer['rates'] = [{ minimumBet: 500_000, activeMember: 2, rateType: 'P', rate: 0.001 }]
const offer: Offer = { downline: DOWNLINE, contractType: 'DAILY', productType: 'RNG', rates }
const offering = (body: Offer) => ({ body, call: (gateway: Gateway) => gateway.contracts.offer(body) })

const list = operation('listContracts', {
  query,
  call: (gateway) => gateway.contracts.list(page),
  given: [offered(ACCOUNT, 77001, { at: NOW - DAY }), offered(ACCOUNT, 77002, { at: NOW - HOUR })],
})
const create = operation('createContract', {
  ...offering(offer),
  given: [...below1, offered(ACCOUNT, 77001, { status: 'ACTIVE' })],
})
const cancel = operation('cancelContract', {
  body: { contractId: 77003 },
  call: (gateway) => gateway.contracts.withdraw(77003),
  given: [...below1, offered(DOWNLINE, 77003, { offeredBy: ACCOUNT })],
})
const listSalaries = operation('listSalaries', {
  query,
  call: (gateway) => gateway.contracts.listSalaries(page),
  given: [paid('C77001', 'DAILY', 2), paid('C77002', 'HOURLY', 1), paid('C77003', 'DIVIDEND', 1)],
})
const listDividends = operation('listDividends', {
  query,
  call: (gateway) => gateway.contracts.listDividends(page),
  given: [paid('C77001', 'DIVIDEND', 2), paid('C77002', 'DIVIDEND', 1), paid('C77003', 'DAILY', 1)],
})
const all = [list, create, cancel, listSalaries, listDividends]

const contract = (contractId: number, at: number) => ({
  contractId: equal(contractId),
  contractType: equal('DAILY'),
  productType: equal('RNG'),
  customerName: equal(ACCOUNT),
  status: equal('PENDING'),
  offeredTime: equal(at),
  rates: [
    { minimumBet: sum(1_000_000), activeMember: equal(3), netLoss: sum(0), rateType: equal('P'), rate: equal(0.002) },
  ],
})
const payout = (orderNo: string, contractType: string, days: number) => ({
  orderNo: equal(orderNo),
  contractType: equal(contractType),
  productType: equal('RNG'),
  startTime: equal(NOW - (days + 1) * DAY),
  endTime: equal(NOW - days * DAY),
  paidTime: equal(NOW - days * DAY),
  betVolume: sum(150_000),
  activeMember: equal(3),
  netLoss: sum(15_000),
  carriedOver: sum(0),
  amount: sum(1500),
})

test('listContracts', () =>
  list.answers({ reply: { list: [contract(77002, NOW - HOUR), contract(77001, NOW - DAY)], ...onePage(2) } }))
test('createContract', () =>
  create.answers({
    reply: {
      ...contract(1, NOW),
      offeredTime: timestamp(),
      contractId: integer(1),
      customerName: equal(DOWNLINE),
      rates: [{ minimumBet: sum(500_000), activeMember: equal(2), rateType: equal('P'), rate: equal(0.001) }],
    },
  }))
test('cancelContract', () => cancel.answers({}))
test('listSalaries', () =>
  listSalaries.answers({
    reply: {
      list: [payout('C77002', 'HOURLY', 1), payout('C77001', 'DAILY', 2)],
      ...onePage(2),
      footer: { amount: sum(3000) },
    },
  }))
test('listDividends', () =>
  listDividends.answers({
    reply: {
      list: [payout('C77002', 'DIVIDEND', 1), payout('C77001', 'DIVIDEND', 2)],
      ...onePage(2),
      footer: { amount: sum(3000) },
    },
  }))

test('createContract 400 request_param_err', () =>
  create.refuses(400, 'request_param_err', {
    ...offering({ ...offer, rates: [{ ...rates[0]!, rate: 0.5 }] }),
    value: { field: 'rates.0.rate', reason: anyText('is more than you have yourself') },
  }))
test('cancelContract 400 request_param_err', () =>
  cancel.refuses(400, 'request_param_err', {
    given: below1,
    value: { field: 'contractId', reason: anyText('names no contract that you can withdraw') },
  }))
test.each([create, cancel])('$id 400 permission.denied', (one) => one.refuses(400, 'permission.denied', { given: [] }))
test('listContracts 400 request_param_err', () =>
  list.refuses(400, 'request_param_err', {
    ...beyond,
    call: (gateway) => gateway.contracts.list({ ...page, page: 0 }),
  }))
test('listSalaries 400 request_param_err', () =>
  listSalaries.refuses(400, 'request_param_err', {
    ...beyond,
    call: (gateway) => gateway.contracts.listSalaries({ ...page, page: 0 }),
  }))
test('listDividends 400 request_param_err', () =>
  listDividends.refuses(400, 'request_param_err', {
    ...beyond,
    call: (gateway) => gateway.contracts.listDividends({ ...page, page: 0 }),
  }))

test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)

test('listContracts by page', () =>
  answersByPage(list, {
    call: (gateway, one) => gateway.contracts.list(one),
    rows: [contract(77002, NOW - HOUR), contract(77001, NOW - DAY)],
    reply: (rows) => ({ list: rows, total: equal(2), totalPages: equal(2) }),
  }))

test('listSalaries by page', () =>
  answersByPage(listSalaries, {
    call: (gateway, one) => gateway.contracts.listSalaries(one),
    rows: [{ orderNo: equal('C77002') }, { orderNo: equal('C77001') }],
    reply: (rows) => ({ list: rows, total: equal(2), totalPages: equal(2) }),
  }))

test('listDividends by page', () =>
  answersByPage(listDividends, {
    call: (gateway, one) => gateway.contracts.listDividends(one),
    rows: [{ orderNo: equal('C77002') }, { orderNo: equal('C77001') }],
    reply: (rows) => ({ list: rows, total: equal(2), totalPages: equal(2) }),
  }))
