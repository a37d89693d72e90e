import { test } from 'vitest'
import {
  DOWNLINE,
  figures,
  isAgent,
  notAgent,
  onePage,
  OTHER_DOWNLINE,
  withDownlines,
} from '../consumer/preconditions.ts'
import { ACCOUNT, DAY, GAME, HOUR, LANGUAGE, NOW } from '../consumer/examples.ts'
import { answersByPage } from '../consumer/paging.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { anyText, equal, sum } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const query = { language: LANGUAGE }
const paged = { ...query, page: '1', size: '13' }
const page = { page: 1, size: 13 }
/** The midnight in Hà Nội before the interactions take place. */
const TODAY = Date.UTC(2026, 10, 19, 17)
const played: ProviderState[] = [
  ...withDownlines,
  ['a member has money', { account: DOWNLINE, balance: 500_000 }],
  ['a member has a settled bet', { account: DOWNLINE, nodeId: GAME.nodeId, betAmount: 120_000, winAmount: 90_000 }],
]
const sums = figures({
  depositAmount: 500_000,
  betAmount: 120_000,
  winAmount: 90_000,
  profitAndLoss: -30_000,
  netProfit: -30_000,
})
type Commission = { orderNo: string; daysAgo: number; amount: number; at: number }
const older: Commission = { orderNo: 'A77001', daysAgo: 2, amount: 1500, at: NOW - DAY }
const newer: Commission = { orderNo: 'A77002', daysAgo: 1, amount: 2500, at: NOW - HOUR }
const commission = ({ orderNo, daysAgo, amount, at }: Commission): ProviderState => [
  'an agent was paid a commission',
  { account: ACCOUNT, orderNo, day: TODAY - daysAgo * DAY, netStake: amount * 100, amount, at },
]

const getOverview = operation('getTeamOverview', {
  query,
  call: (gateway) => gateway.agent.getOverview(),
  given: played,
})
const listProfitAndLoss = operation('listTeamProfitAndLoss', {
  query: paged,
  call: (gateway) => gateway.agent.listProfitAndLoss(page),
  given: played,
})
const listCommissions = operation('listCommissions', {
  query: paged,
  call: (gateway) => gateway.agent.listCommissions(page),
  given: [isAgent, commission(older), commission(newer)],
})
const all = [getOverview, listProfitAndLoss, listCommissions]

test('getTeamOverview', () =>
  getOverview.answers({
    reply: {
      memberCount: equal(2),
      agentCount: equal(0),
      directCount: equal(2),
      newMemberCount: equal(2),
      activeMemberCount: equal(1),
      teamBalance: sum(470_000),
      commissionAmount: sum(0),
      team: sums,
    },
  }))

test('listTeamProfitAndLoss', () =>
  listProfitAndLoss.answers({
    reply: {
      list: [
        { customerName: equal(DOWNLINE), type: equal(0), memberCount: equal(1), figures: sums },
        { customerName: equal(OTHER_DOWNLINE), type: equal(0), memberCount: equal(1), figures: figures({}) },
      ],
      ...onePage(2),
      footer: sums,
    },
  }))

const paid = (day: string, { orderNo, amount, at }: Commission) => ({
  orderNo: equal(orderNo),
  day: equal(day),
  paidTime: equal(at),
  netStake: sum(amount * 100),
  amount: sum(amount),
  details: [{ productType: equal('RNG'), netStake: sum(amount * 100), amount: sum(amount) }],
})

test('listCommissions', () =>
  listCommissions.answers({
    reply: {
      list: [paid('2026-11-19', newer), paid('2026-11-18', older)],
      ...onePage(2),
      footer: { amount: sum(4000) },
    },
  }))

test('getTeamOverview 400 request_param_err', () =>
  getOverview.refuses(400, 'request_param_err', {
    query: { ...query, subordinateName: 'demo01' },
    call: (gateway) => gateway.agent.getOverview({ subordinateName: 'demo01' }),
    value: { field: 'subordinateName', reason: anyText('is nobody below you') },
  }))
const beyond = { query: { ...paged, page: '0' }, value: { field: 'page', reason: anyText('must be >= 1') } }
test('listTeamProfitAndLoss 400 request_param_err', () =>
  listProfitAndLoss.refuses(400, 'request_param_err', {
    ...beyond,
    call: (gateway) => gateway.agent.listProfitAndLoss({ ...page, page: 0 }),
  }))
test('listCommissions 400 request_param_err', () =>
  listCommissions.refuses(400, 'request_param_err', {
    ...beyond,
    call: (gateway) => gateway.agent.listCommissions({ ...page, page: 0 }),
  }))

test.each(all)('$id 400 permission.denied', notAgent)
test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)

test('listCommissions by page', () =>
  answersByPage(listCommissions, {
    call: (gateway, one) => gateway.agent.listCommissions(one),
    rows: [{ orderNo: equal('A77002') }, { orderNo: equal('A77001') }],
    reply: (list) => ({ list, total: equal(2), totalPages: equal(2) }),
  }))

test('listTeamProfitAndLoss by page', () =>
  answersByPage(listProfitAndLoss, {
    call: (gateway, one) => gateway.agent.listProfitAndLoss(one),
    rows: [
      { customerName: equal(DOWNLINE), figures: sums },
      { customerName: equal(OTHER_DOWNLINE), figures: figures({}) },
    ],
    reply: (list) => ({ list, total: equal(2), totalPages: equal(2) }),
  }))
