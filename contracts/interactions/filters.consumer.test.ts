import type { Gateway } from '@longan/sdk'
import { expect, test } from 'vitest'
import { below, DOWNLINE, isAgent, OTHER_DOWNLINE, RATE } from '../consumer/preconditions.ts'
import {
  ACCOUNT,
  DAY,
  GAME,
  LANGUAGE,
  MERCHANT,
  NOW,
  OTHER_GAME,
  ROUND,
  TOKEN,
  withMoney,
} from '../consumer/examples.ts'
import { operation } from '../consumer/pact.ts'
import { eachLike, equal, listWith, sum, textLike } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

/** Rows that a filter selects, and others, so that a gateway that ignores the filter sends more or others. */
const returns = expect.anything()
const page = { page: 1, size: 13 }
const paged = { page: '1', size: '13' }
const toQuery = (filter: object) =>
  Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value)]))

type OrderFilter = NonNullable<Parameters<Gateway['records']['listRngOrders']>[0]>
const orderFilters: { about: string; filter: OrderFilter; amounts: number[] }[] = [
  { about: 'that were won', filter: { status: 1 }, amounts: [10.5] },
  { about: 'of a vendor', filter: { accountType: GAME.vassalage }, amounts: [10.5] },
  { about: 'by a number that none has', filter: { orderNoSearch: 'ZZZ' }, amounts: [] },
]
const bet = (nodeId: number, betAmount: number, winAmount: number): ProviderState => [
  'a member has a settled bet',
  { account: ACCOUNT, nodeId, betAmount, winAmount },
]

const lotteryBet = { account: ACCOUNT, ...ROUND, bettingContent: '05', singleBetPrice: 4.25 }

test.each(orderFilters)('listRngOrders $about', ({ about, filter, amounts }) =>
  operation('listRngOrders', {
    query: { language: LANGUAGE, ...paged, ...toQuery(filter) },
    call: (gateway) => gateway.records.listRngOrders({ ...page, ...filter }),
    given: [withMoney, bet(GAME.nodeId, 10.5, 25.75), bet(OTHER_GAME.nodeId, 4.25, 0)],
  }).answers({
    about,
    reply: { list: amounts.map((amount) => ({ betAmount: sum(amount) })), total: equal(amounts.length) },
    returns,
  }),
)

const others: { about: string; filter: OrderFilter }[] = [
  { about: 'of another vendor', filter: { accountType: 'LVA' } },
  { about: 'by a number that none has', filter: { orderNoSearch: 'ZZZ' } },
]

test.each(others)('listElottUnsettledOrders $about', ({ about, filter }) =>
  operation('listElottUnsettledOrders', {
    query: { language: LANGUAGE, ...paged, ...toQuery(filter) },
    call: (gateway) => gateway.records.listElottUnsettledOrders({ ...page, ...filter }),
    given: [withMoney, ['a member has an open lottery bet', lotteryBet]],
  }).answers({ about, reply: { list: [], total: equal(0) }, returns }),
)

test.each([...others, { about: 'that were won', filter: { status: 1 } as OrderFilter }])(
  'listElottSettledOrders $about',
  ({ about, filter }) =>
    operation('listElottSettledOrders', {
      query: { language: LANGUAGE, ...paged, ...toQuery(filter) },
      call: (gateway) => gateway.records.listElottSettledOrders({ ...page, ...filter }),
      given: [withMoney, ['a member has a drawn lottery bet', { ...lotteryBet, winAmount: 0 }]],
    }).answers({ about, reply: { list: [], total: equal(0) }, returns }),
)

test('listTransactions by number of the kind', () =>
  operation('listTransactions', {
    query: { language: LANGUAGE, ...paged, txTypeIds: '8102' },
    call: (gateway) => gateway.records.listTransactions({ ...page, txTypeIds: '8102' }),
    given: [withMoney, bet(GAME.nodeId, 10.5, 25.75)],
  }).answers({
    about: 'by number of the kind',
    reply: { list: [{ txTypeId: equal(8102), amount: sum(25.75) }], total: equal(1) },
    returns,
  }))

const GRANDCHILD = 'quynhnhu5'
const team: ProviderState[] = [
  isAgent,
  below(DOWNLINE, RATE),
  ['a member is an agent', { account: DOWNLINE }],
  ['an agent has a downline', { account: DOWNLINE, downline: GRANDCHILD, rebateRate: 0.002 }],
  below(OTHER_DOWNLINE),
]
type DownlineFilter = NonNullable<Parameters<Gateway['agent']['listDownlines']>[0]>
const row = { type: equal(0), level: equal(1), upline: equal(ACCOUNT), downlineCount: equal(0), balance: sum(0) }
const rows = {
  other: { ...row, username: equal(OTHER_DOWNLINE) },
  agent: { ...row, username: equal(DOWNLINE), type: equal(1), downlineCount: equal(1) },
  grandchild: { ...row, username: equal(GRANDCHILD), level: equal(2), upline: equal(DOWNLINE) },
}
const downlineFilters: { about: string; filter: DownlineFilter; found: object }[] = [
  { about: 'by name', filter: { name: 'duc' }, found: rows.other },
  { about: 'that are agents', filter: { type: 1 }, found: rows.agent },
  { about: 'of the second level', filter: { level: 2 }, found: rows.grandchild },
  { about: 'below another', filter: { upline: DOWNLINE }, found: { ...rows.grandchild, level: equal(1) } },
]

test.each(downlineFilters)('listDownlines $about', ({ about, filter, found }) =>
  operation('listDownlines', {
    query: { ...paged, ...toQuery(filter) },
    call: (gateway) => gateway.agent.listDownlines({ ...page, ...filter }),
    given: team,
  }).answers({
    about,
    reply: { list: [found], total: equal(1) },
    returns,
  }),
)

test('listTeamProfitAndLoss of the team of another', () =>
  operation('listTeamProfitAndLoss', {
    query: { language: LANGUAGE, ...paged, subordinateName: DOWNLINE },
    call: (gateway) => gateway.agent.listProfitAndLoss({ ...page, subordinateName: DOWNLINE }),
    given: team,
  }).answers({
    about: 'of the team of another',
    reply: { list: [{ customerName: equal(GRANDCHILD) }], total: equal(1) },
    returns,
  }))

const offer = (account: string, contractId: number, offeredBy?: string): ProviderState => [
  'a contract was offered',
  {
    account,
    contractId,
    contractType: 'DAILY',
    productType: 'RNG',
    rate: 0.002,
    status: 'PENDING',
    ...(offeredBy && { offeredBy }),
  },
]

test('listContracts that the member has offered', () =>
  operation('listContracts', {
    query: { ...paged, offered: 'Y' },
    call: (gateway) => gateway.contracts.list({ ...page, offered: 'Y' }),
    given: [isAgent, below(DOWNLINE), offer(ACCOUNT, 77_001), offer(DOWNLINE, 77_003, ACCOUNT)],
  }).answers({
    about: 'that the member has offered',
    reply: { list: [{ contractId: equal(77_003), customerName: equal(DOWNLINE) }], total: equal(1) },
    returns,
  }))

const brought = (friend: string, daysAgo: number): ProviderState => [
  'a member has brought a friend',
  { account: ACCOUNT, friend, registerTime: NOW - daysAgo * DAY },
]

test.each([
  { status: 'C', daysAgo: 9 },
  { status: 'I', daysAgo: 2 },
] as const)('listReferrals with status $status', ({ status, daysAgo }) =>
  operation('listReferrals', {
    query: { page: '1', size: '10', status },
    call: (gateway) => gateway.referral.list({ page: 1, size: 10, status }),
    given: [
      ['a member has money', { account: 'vip02', balance: 7_000_000 }],
      brought('vip02', 9),
      brought('locked01', 2),
    ],
  }).answers({
    about: `with status ${status}`,
    reply: { list: [{ status: equal(status), registerTime: equal(NOW - daysAgo * DAY) }], total: equal(1) },
    returns,
  }),
)

const FISH = 12_422
const mine = (name: 'a member has a favourite' | 'a member has played a game'): ProviderState[] =>
  [FISH, GAME.nodeId].map((nodeId) => [name, { account: ACCOUNT, nodeId }] as const)

test('listFavouriteGames and listRecentGames of a category', async () => {
  const about = 'of a category'
  await operation('listFavouriteGames', {
    query: { token: TOKEN, pageNo: '1', pageSize: '35', language: LANGUAGE, gameType: 'FISH' },
    call: (gateway) => gateway.games.listFavourites({ gameType: 'FISH' }),
    given: mine('a member has a favourite'),
  }).answers({ about, reply: { content: [{ nodeId: equal(FISH), gameType: equal('FISH') }] }, returns })
  await operation('listRecentGames', {
    query: { page: '1', pageSize: '35', language: LANGUAGE, clientType: '2', gameType: 'FISH' },
    call: (gateway) => gateway.games.listRecent({ gameType: 'FISH' }),
    given: mine('a member has played a game'),
  }).answers({ about, reply: { list: [{ nodeId: equal(FISH), gameType: equal('FISH') }] }, returns })
})

type GameFilter = NonNullable<Parameters<Gateway['games']['list']>[0]>
const ofSlots = { merchant: MERCHANT, platform: 'html5', gameType: 'RNG', language: LANGUAGE, pageSize: '35' }
const gameFilters: { about: string; filter: GameFilter; row: object }[] = [
  { about: 'of a vendor', filter: { vassalage: GAME.vassalage }, row: { vassalage: equal(GAME.vassalage) } },
  { about: 'of a class', filter: { gameClassify: 'JP' }, row: { remark: textLike('^(.*,)?JP(,.*)?$', 'JP') } },
  { about: 'that are new', filter: { isNew: true }, row: { remark: textLike('^(.*,)?NEW(,.*)?$', 'NEW') } },
]

test.each(gameFilters)('listGames $about', ({ about, filter, row }) =>
  operation('listGames', {
    query: { ...ofSlots, pageNo: '1', ...toQuery(filter) },
    call: (gateway) => gateway.games.list({ gameType: 'RNG', page: 1, ...filter }),
  }).answers({ about, reply: { games: eachLike(row) }, returns }),
)

test('listLotteryMenus of South-East Asia', () =>
  operation('listLotteryMenus', {
    query: { language: LANGUAGE, prizeMode: 'SEA' },
    call: (gateway) => gateway.lottery.listMenus({ prizeMode: 'SEA' }),
  }).answers({
    about: 'of South-East Asia',
    reply: [{ gameGroupCode: equal('SEA'), gameMenus: listWith({ vendor: equal('TCG_SEA') }) }],
    returns,
  }))
