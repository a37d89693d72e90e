import type { Gateway } from '@longan/sdk'
import { expect, test } from 'vitest'
import { DOWNLINE, figures, isAgent, OTHER_DOWNLINE, withDownlines, withdrawn } from '../consumer/preconditions.ts'
import {
  ACCOUNT,
  DAY,
  GAME,
  HOUR,
  LANGUAGE,
  NOW,
  NEXT_TIMES,
  NUMEROS,
  LATER_ROUND,
  ROUND,
  ROUND_TIMES,
  withMoney,
} from '../consumer/examples.ts'
import { operation } from '../consumer/pact.ts'
import { equal, sum } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

/** One row before, one in and one after the period: a gateway that ignores its start or its end sends two of them. */
const [BEFORE, INSIDE, AFTER] = [NOW - 4 * DAY, NOW - 3 * DAY, NOW - 2 * DAY]
const [START, END] = [NOW - 3.5 * DAY, NOW - 2.5 * DAY]
type Period = { startDate?: number; endDate?: number }
const period = { startDate: START, endDate: END }
const page = { page: 1, size: 13 }
const amounts = [
  { at: BEFORE, amount: 7 },
  { at: INSIDE, amount: 10.5 },
  { at: AFTER, amount: 4.25 },
]

const staked =
  (gameType: string) =>
  ({ at, amount: betAmount }: (typeof amounts)[number]): ProviderState => [
    'a member has staked',
    { account: ACCOUNT, gameType, betAmount, settledAt: at },
  ]
const open = ({ at, amount: betAmount }: (typeof amounts)[number]): ProviderState => [
  'a member has an open bet',
  { account: ACCOUNT, gameType: 'SPORTS', betAmount, placedAt: at },
]
const settled = ({ at, amount: betAmount }: (typeof amounts)[number]): ProviderState => [
  'a member has a settled bet',
  { account: ACCOUNT, nodeId: GAME.nodeId, betAmount, winAmount: 0, at },
]
type Ask = (gateway: Gateway, filter: Period & typeof page) => Promise<unknown>
type Form = { id: string; state: (one: (typeof amounts)[number]) => ProviderState; ask: Ask }
const orders: Form[] = [
  { id: 'listRngOrders', state: settled, ask: (gateway, filter) => gateway.records.listRngOrders(filter) },
  { id: 'listFishOrders', state: staked('FISH'), ask: (gateway, filter) => gateway.records.listFishOrders(filter) },
  { id: 'listLiveOrders', state: staked('LIVE'), ask: (gateway, filter) => gateway.records.listLiveOrders(filter) },
  { id: 'listPvpOrders', state: staked('PVP'), ask: (gateway, filter) => gateway.records.listPvpOrders(filter) },
  {
    id: 'listSportsSettledOrders',
    state: staked('SPORTS'),
    ask: (gateway, filter) => gateway.records.listSportsSettledOrders(filter),
  },
  {
    id: 'listSportsUnsettledOrders',
    state: open,
    ask: (gateway, filter) => gateway.records.listSportsUnsettledOrders(filter),
  },
]
const about = 'in a period'
const inPeriod = { startDate: String(START), endDate: String(END) }
const paged = { page: '1', size: '13' }
const returns = expect.anything()

test.each(orders)('$id in a period', ({ id, state, ask }) =>
  operation(id, {
    query: { language: LANGUAGE, ...paged, ...inPeriod },
    call: (gateway) => ask(gateway, { ...page, ...period }),
    given: [withMoney, ...amounts.map(state)],
  }).answers({
    about,
    reply: {
      list: [{ betAmount: sum(10.5) }],
      total: equal(1),
      footer: { betAmount: sum(10.5), totalHands: equal(1) },
    },
    returns,
  }),
)

/** These bets are made when their rounds begin. */
const bet = (issue: typeof ROUND, bettingContent: string) => ({
  account: ACCOUNT,
  ...issue,
  bettingContent,
  singleBetPrice: 4.25,
})
const next = { ...ROUND, numero: NUMEROS.next }
const lottery: { id: string; given: ProviderState[]; ask: Ask }[] = [
  {
    id: 'listElottSettledOrders',
    given: [
      ['a member has a drawn lottery bet', bet(ROUND, '05')],
      ['a member has a drawn lottery bet', bet(next, '11')],
    ],
    ask: (gateway, filter) => gateway.records.listElottSettledOrders(filter),
  },
  {
    id: 'listElottUnsettledOrders',
    given: [
      ['a member has an open lottery bet', bet(LATER_ROUND, '05')],
      ['a member has an open lottery bet', bet(next, '11')],
    ],
    ask: (gateway, filter) => gateway.records.listElottUnsettledOrders(filter),
  },
]
const sides = [
  { about: 'from a time', filter: { startDate: ROUND_TIMES.start + 60_000 }, content: '11' },
  { about: 'to a time', filter: { endDate: NEXT_TIMES.start - 60_000 }, content: '05' },
]
const cases = lottery.flatMap((one) => sides.map((side) => ({ ...one, ...side })))

test.each(cases)('$id $about', ({ id, given, ask, about: side, filter, content }) =>
  operation(id, {
    query: {
      language: LANGUAGE,
      ...paged,
      ...Object.fromEntries(Object.entries(filter).map(([name, time]) => [name, String(time)])),
    },
    call: (gateway) => ask(gateway, { ...page, ...filter }),
    given: [withMoney, ...given],
  }).answers({ about: side, reply: { list: [{ betContent: equal(content) }], total: equal(1) }, returns }),
)

const teamBets = amounts.map(
  ({ at, amount }) =>
    [
      'a member has a settled bet',
      { account: DOWNLINE, nodeId: GAME.nodeId, betAmount: amount, winAmount: 0, at },
    ] as const,
)
const team: ProviderState[] = [
  ...withDownlines,
  ['a member has money', { account: DOWNLINE, balance: 500_000 }],
  ...teamBets,
]
const sums = figures({ betAmount: 10.5, profitAndLoss: -10.5, netProfit: -10.5 })

test('getTeamOverview in a period', () =>
  operation('getTeamOverview', {
    query: { language: LANGUAGE, ...inPeriod },
    call: (gateway) => gateway.agent.getOverview(period),
    given: team,
  }).answers({
    about,
    reply: {
      memberCount: equal(2),
      agentCount: equal(0),
      directCount: equal(2),
      newMemberCount: equal(0),
      activeMemberCount: equal(1),
      commissionAmount: sum(0),
      team: sums,
    },
    returns,
  }))

test('listTeamProfitAndLoss in a period', () =>
  operation('listTeamProfitAndLoss', {
    query: { language: LANGUAGE, ...paged, ...inPeriod },
    call: (gateway) => gateway.agent.listProfitAndLoss({ ...page, ...period }),
    given: team,
  }).answers({
    about,
    reply: {
      list: [
        { customerName: equal(DOWNLINE), figures: sums },
        { customerName: equal(OTHER_DOWNLINE), figures: figures({}) },
      ],
      footer: sums,
    },
    returns,
  }))

const commission = (orderNo: string, time: number): ProviderState => [
  'an agent was paid a commission',
  { account: ACCOUNT, orderNo, day: time, netStake: 150_000, amount: 1500 },
]

test('listCommissions in a period', () =>
  operation('listCommissions', {
    query: { language: LANGUAGE, ...paged, ...inPeriod },
    call: (gateway) => gateway.agent.listCommissions({ ...page, ...period }),
    given: [isAgent, commission('A77001', BEFORE), commission('A77002', INSIDE), commission('A77003', AFTER)],
  }).answers({ about, reply: { list: [{ orderNo: equal('A77002') }], total: equal(1) }, returns }))

const payouts: [id: string, contractType: string, ask: Ask][] = [
  ['listSalaries', 'DAILY', (gateway, filter) => gateway.contracts.listSalaries(filter)],
  ['listDividends', 'DIVIDEND', (gateway, filter) => gateway.contracts.listDividends(filter)],
]

test.each(payouts)('%s in a period', (id, contractType, ask) =>
  operation(id, {
    query: { ...paged, ...inPeriod },
    call: (gateway) => ask(gateway, { ...page, ...period }),
    given: [BEFORE, INSIDE, AFTER].map(
      (paidAt, at) =>
        [
          'a contract has paid',
          { account: ACCOUNT, orderNo: `C7700${at}`, contractType, productType: 'RNG', amount: 1500, paidAt },
        ] as const,
    ),
  }).answers({ about, reply: { list: [{ orderNo: equal('C77001') }], total: equal(1) }, returns }),
)

const hours = { startDateTs: NOW - 2.5 * HOUR, endDateTs: NOW - 1.5 * HOUR }

test('listWithdrawals in a period', () =>
  operation('listWithdrawals', {
    query: {
      language: LANGUAGE,
      start: '0',
      end: '13',
      startDateTs: String(hours.startDateTs),
      endDateTs: String(hours.endDateTs),
    },
    call: (gateway) => gateway.withdrawals.list({ page: 1, size: 13, ...hours }),
    given: [3, 2, 1].map((ago) => withdrawn(`W7700${ago}`, 150_000, NOW - ago * HOUR)),
  }).answers({ about, reply: { records: [{ refId: equal('W77002') }], footer: [{ totalCount: equal(1) }] }, returns }))
