import type { Gateway } from '@longan/sdk'
import { test } from 'vitest'
import { onePage } from '../consumer/agents.ts'
import { ACCOUNT, DAY, LANGUAGE, NOW, withMoney } from '../consumer/examples.ts'
import { answersByPage } from '../consumer/paging.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { anyText, equal, identifier, someText, sum, timestamp } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const page = { page: 1, size: 13 }
const query = { language: LANGUAGE, page: '1', size: '13' }
const NAME = 'Trận Cầu Vàng'
const staked = (gameType: string, betAmount: number, days: number): ProviderState => [
  'a member has staked',
  { account: ACCOUNT, gameType, betAmount, settledAt: NOW - days * DAY, gameName: NAME },
]
const open = (gameType: string, betAmount: number, days: number): ProviderState => [
  'a member has an open bet',
  { account: ACCOUNT, gameType, betAmount, placedAt: NOW - days * DAY },
]

type Ask = (gateway: Gateway, paging: typeof page) => Promise<unknown>
const forms: [id: string, category: string, ask: Ask][] = [
  ['listFishOrders', 'FISH', (gateway, paging) => gateway.records.listFishOrders(paging)],
  ['listLiveOrders', 'LIVE', (gateway, paging) => gateway.records.listLiveOrders(paging)],
  ['listPvpOrders', 'PVP', (gateway, paging) => gateway.records.listPvpOrders(paging)],
  ['listSportsSettledOrders', 'SPORTS', (gateway, paging) => gateway.records.listSportsSettledOrders(paging)],
  ['listRemoteSportsOrders', 'SPORTS', (gateway, paging) => gateway.records.listRemoteSportsOrders(paging)],
]
const unsettled: Ask = (gateway, paging) => gateway.records.listSportsUnsettledOrders(paging)
const orders = forms.map(([id, category, ask]) => {
  const given = [withMoney, staked(category, 4.25, 2), staked(category, 10.5, 1), staked('RNG', 7, 1)]
  return { id, ask, one: operation(id, { query, call: (gateway) => ask(gateway, page), given }) }
})
const openOrders = operation('listSportsUnsettledOrders', {
  query,
  call: (gateway) => unsettled(gateway, page),
  given: [withMoney, staked('SPORTS', 7, 1), open('LIVE', 7, 1), open('ESPORTS', 4.25, 2), open('SPORTS', 10.5, 1)],
})
const lists = [...orders, { id: 'listSportsUnsettledOrders', ask: unsettled, one: openOrders }]
const all = lists.map(({ one }) => one)

const bet = (amount: number) => ({
  orderNo: identifier('B261120000001'),
  gameName: someText(NAME),
  gameCode: identifier('STATE'),
  accountType: identifier('NGT'),
  betAmount: sum(amount),
  validBetAmount: sum(amount),
  winAmount: sum(amount),
  profitAndLoss: sum(0),
  betTimeInTimestamp: timestamp(),
  status: equal(3),
})
const footer = (bets: number, amount: number) => ({
  betAmount: sum(amount),
  winAmount: sum(amount),
  validBetAmount: sum(amount),
  profitAndLoss: sum(0),
  totalHands: equal(bets),
})

const settled = (amount: number, days: number) => ({
  ...bet(amount),
  gameName: equal(NAME),
  betTimeInTimestamp: equal(NOW - days * DAY),
  settleTimeInTimestamp: equal(NOW - days * DAY),
})
test.each(orders)('$id', ({ one }) =>
  one.answers({ reply: { list: [settled(10.5, 1), settled(4.25, 2)], ...onePage(2), footer: footer(2, 14.75) } }),
)
const undecided = (amount: number) => ({ ...bet(amount), winAmount: sum(0), status: equal(0) })
test('listSportsUnsettledOrders', () =>
  openOrders.answers({
    reply: {
      list: [undecided(10.5), undecided(4.25)],
      ...onePage(2),
      footer: { ...footer(2, 14.75), winAmount: sum(0) },
    },
  }))
test.each(lists)('$id 400 request_param_err', ({ one, ask }) =>
  one.refuses(400, 'request_param_err', {
    query: { ...query, page: '0' },
    call: (gateway) => ask(gateway, { ...page, page: 0 }),
    value: { field: 'page', reason: anyText('must be >= 1') },
  }),
)

test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)

test.each(orders)('$id by page', ({ one, ask }) =>
  answersByPage(one, {
    call: ask,
    rows: [settled(10.5, 1), settled(4.25, 2)],
    reply: (list) => ({ list, total: equal(2), totalPages: equal(2) }),
  }),
)
test('listSportsUnsettledOrders by page', () =>
  answersByPage(openOrders, {
    call: unsettled,
    rows: [undecided(10.5), undecided(4.25)],
    reply: (list) => ({ list, total: equal(2), totalPages: equal(2) }),
  }))
