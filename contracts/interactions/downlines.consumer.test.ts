import type { Gateway } from '@longan/sdk'
import { test } from 'vitest'
import {
  below,
  DOWNLINE,
  inEveryCategory,
  isAgent,
  notAgent,
  onePage,
  OTHER_DOWNLINE,
  RATE,
  answersAsConfigured,
} from '../consumer/preconditions.ts'
import { ACCOUNT, HOUR, NOW } from '../consumer/examples.ts'
import { answersByPage } from '../consumer/paging.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { encryptedRequest, encryptionRefusals } from '../consumer/encrypted-operation.ts'
import { anyText, equal, listWith, number, sum, timestamp } from '../consumer/shapes.ts'

type NewDownline = Parameters<Gateway['agent']['createDownline']>[0]
const page = { page: 1, size: 13 }
const query = { page: '1', size: '13' }
const beyond = { query: { ...query, page: '0' }, value: { field: 'page', reason: anyText('must be >= 1') } }
const input: NewDownline = { username: 'quynhnhu5', password: 'Demo@123', type: 0 }
const creating = async (body: NewDownline) => ({
  ...(await encryptedRequest(body)),
  call: (gateway: Gateway) => gateway.agent.createDownline(body),
})
const setting = (rebateRate: number) => {
  const body = { downline: DOWNLINE, rebates: [{ productType: 'RNG', rebateRate }] }
  return { body, call: (gateway: Gateway) => gateway.agent.setDownlineRebates(body) }
}
const promoting = (downline: string) => ({
  body: { downline },
  call: (gateway: Gateway) => gateway.agent.promoteDownline(downline),
})

const JOINED = NOW - HOUR
const given = [isAgent, below(DOWNLINE, RATE, JOINED), below(OTHER_DOWNLINE, RATE, JOINED)]
const listDownlines = operation('listDownlines', {
  query,
  call: (gateway) => gateway.agent.listDownlines(page),
  given,
})
const create = operation('createDownline', { ...(await creating(input)), given: [isAgent] })
const promote = operation('promoteDownline', { ...promoting(DOWNLINE), given })
const getRanges = operation('getGlobalRebateSettings', {
  call: (gateway) => gateway.agent.getRebateRanges(),
  given: [isAgent],
})
const listRanges = operation('listGlobalRebateSettings', {
  query: { productType: 'RNG' },
  call: (gateway) => gateway.agent.listRebateRanges({ productType: 'RNG' }),
  given: [isAgent],
})
const listRebates = operation('listDownlineRebates', {
  query,
  call: (gateway) => gateway.agent.listDownlineRebates(page),
  given,
})
const setRebates = operation('setDownlineRebates', { ...setting(0.005), given })
const all = [listDownlines, create, promote, getRanges, listRanges, listRebates, setRebates]

const downline = (username: string) => ({
  username: equal(username),
  nickname: equal(''),
  type: equal(0),
  level: equal(1),
  upline: equal(ACCOUNT),
  downlineCount: equal(0),
  balance: sum(0),
  registerTime: equal(JOINED),
})
const range = {
  productType: equal('RNG'),
  minRebate: number(0),
  maxRebate: number(0.01),
  step: number(0.0001),
}

test('listDownlines', () =>
  listDownlines.answers({ reply: { list: [downline(DOWNLINE), downline(OTHER_DOWNLINE)], ...onePage(2) } }))
test('createDownline', () => create.answers({ reply: { ...downline('quynhnhu5'), registerTime: timestamp() } }))
test('promoteDownline', () => promote.answers({}))
test('getGlobalRebateSettings', () => getRanges.answers({ reply: { RNG: range } }))
test('listGlobalRebateSettings', () => listRanges.answers({ reply: [range] }))

const rebatesOf = (username: string) => ({
  username: equal(username),
  type: equal(0),
  rebates: inEveryCategory(RATE),
})
test('listDownlineRebates', () =>
  listRebates.answers({ reply: { list: [rebatesOf(DOWNLINE), rebatesOf(OTHER_DOWNLINE)], ...onePage(2) } }))
test('setDownlineRebates', () =>
  setRebates.answers({
    reply: {
      ...rebatesOf(DOWNLINE),
      rebates: listWith({ productType: equal('RNG'), rebateRate: equal(0.005) }),
    },
  }))

test('createDownline 400 member.exists', async () =>
  create.refuses(400, 'member.exists', {
    ...(await creating({ ...input, username: DOWNLINE })),
    given,
    value: { field: 'username', reason: anyText('is taken') },
  }))
test('createDownline 400 request_param_err', async () =>
  create.refuses(400, 'request_param_err', {
    ...(await creating({ ...input, rebates: [{ productType: 'RNG', rebateRate: 0.5 }] })),
    value: { field: 'rebates.0.rebateRate' },
  }))
test('createDownline 400 request_body_required', () => encryptionRefusals.unreadable(create))
test('createDownline 400 missing_encryption', () => encryptionRefusals.withoutKey(create))
test('promoteDownline 400 request_param_err', () =>
  promote.refuses(400, 'request_param_err', {
    ...promoting('demo01'),
    value: { field: 'downline', reason: anyText('is nobody below you') },
  }))
test('setDownlineRebates 400 request_param_err', () =>
  setRebates.refuses(400, 'request_param_err', { ...setting(0.5), value: { field: 'rebates.0.rebateRate' } }))
test('setDownlineRebates 400 request_param_err below the rate of a member under the downline', () =>
  setRebates.refuses(400, 'request_param_err', {
    ...setting(0.001),
    about: 'below the rate of a member under the downline',
    given: [
      isAgent,
      below(DOWNLINE),
      ['a member is an agent', { account: DOWNLINE }],
      ['an agent has a downline', { account: DOWNLINE, downline: 'quynhnhu5', rebateRate: 0.002 }],
    ],
    value: { field: 'rebates.0.rebateRate', rule: 'below' },
  }))
test('listDownlines 400 request_param_err', () =>
  listDownlines.refuses(400, 'request_param_err', {
    ...beyond,
    call: (gateway) => gateway.agent.listDownlines({ ...page, page: 0 }),
  }))
test('listDownlineRebates 400 request_param_err', () =>
  listRebates.refuses(400, 'request_param_err', {
    ...beyond,
    call: (gateway) => gateway.agent.listDownlineRebates({ ...page, page: 0 }),
  }))
test('listGlobalRebateSettings 400 request_param_err', () =>
  listRanges.refuses(400, 'request_param_err', {
    query: { productType: 'A_CATEGORY_THAT_IS_TOO_LONG' },
    call: (gateway) => gateway.agent.listRebateRanges({ productType: 'A_CATEGORY_THAT_IS_TOO_LONG' }),
    value: { field: 'productType' },
  }))

test.each(all)('$id 400 permission.denied', notAgent)
test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)

test('listDownlines by page', () =>
  answersByPage(listDownlines, {
    call: (gateway, one) => gateway.agent.listDownlines(one),
    rows: [downline(DOWNLINE), downline(OTHER_DOWNLINE)],
    reply: (list) => ({ list, total: equal(2), totalPages: equal(2) }),
  }))

test('listDownlineRebates by page', () =>
  answersByPage(listRebates, {
    call: (gateway, one) => gateway.agent.listDownlineRebates(one),
    rows: [rebatesOf(DOWNLINE), rebatesOf(OTHER_DOWNLINE)],
    reply: (list) => ({ list, total: equal(2), totalPages: equal(2) }),
  }))

test('listGlobalRebateSettings as configured', () => answersAsConfigured(listRanges))
