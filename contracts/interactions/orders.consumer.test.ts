import type { Gateway } from '@longan/sdk'
import { expect, test } from 'vitest'
import { onePage } from '../consumer/preconditions.ts'
import { ACCOUNT, DAY, LANGUAGE, NOW, withMoney } from '../consumer/examples.ts'
import { answersByPage } from '../consumer/paging.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { anyText, equal, identifier, someText, sum, timestamp } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const page = { page: 1, size: 13 }
const query = { language: LANGUAGE, page: '1', size: '13' }
const NAME = 'Trận Cầu Vàng'
type Settled = { betAmount: number; winAmount: number; days: number }
const lost: Settled = { betAmount: 10.5, winAmount: 0, days: 1 }
const won: Settled = { betAmount: 4.25, winAmount: 25.75, days: 2 }
const staked = (gameType: string, { days, ...amounts }: Settled): ProviderState => [
  'a member has staked',
  { account: ACCOUNT, gameType, ...amounts, settledAt: NOW - days * DAY, gameName: NAME },
]
const open = (gameType: string, betAmount: number, days: number): ProviderState => [
  'a member has an open bet',
  { account: ACCOUNT, gameType, betAmount, placedAt: NOW - days * DAY },
]

type Asked = NonNullable<Parameters<Gateway['records']['listFishOrders']>[0]>
type Ask = (gateway: Gateway, asked: Asked) => Promise<unknown>
const forms: [id: string, category: string, ask: Ask][] = [
  ['listFishOrders', 'FISH', (gateway, asked) => gateway.records.listFishOrders(asked)],
  ['listLiveOrders', 'LIVE', (gateway, asked) => gateway.records.listLiveOrders(asked)],
  ['listPvpOrders', 'PVP', (gateway, asked) => gateway.records.listPvpOrders(asked)],
  ['listSportsSettledOrders', 'SPORTS', (gateway, asked) => gateway.records.listSportsSettledOrders(asked)],
  ['listRemoteSportsOrders', 'SPORTS', (gateway, asked) => gateway.records.listRemoteSportsOrders(asked)],
]
const unsettled: Ask = (gateway, asked) => gateway.records.listSportsUnsettledOrders(asked)
const orders = forms.map(([id, category, ask]) => {
  const given = [withMoney, staked(category, won), staked(category, lost), staked('RNG', { ...lost, betAmount: 7 })]
  return { id, ask, one: operation(id, { query, call: (gateway) => ask(gateway, page), given }) }
})
const openOrders = operation('listSportsUnsettledOrders', {
  query,
  call: (gateway) => unsettled(gateway, page),
  given: [withMoney, staked('SPORTS', lost), open('LIVE', 7, 1), open('ESPORTS', 4.25, 2), open('SPORTS', 10.5, 1)],
})
const lists = [...orders, { id: 'listSportsUnsettledOrders', ask: unsettled, one: openOrders }]
const all = lists.map(({ one }) => one)

const bet = (betAmount: number) => ({
  orderNo: identifier('B261120000001'),
  gameName: someText(NAME),
  gameCode: identifier('STATE'),
  accountType: identifier('NGT'),
  betAmount: sum(betAmount),
  validBetAmount: sum(betAmount),
  betTimeInTimestamp: timestamp(),
})
const footer = (winAmount: number, profitAndLoss: number) => ({
  betAmount: sum(14.75),
  winAmount: sum(winAmount),
  validBetAmount: sum(14.75),
  profitAndLoss: sum(profitAndLoss),
  totalHands: equal(2),
})

const settled = ({ betAmount, winAmount, days }: Settled) => ({
  ...bet(betAmount),
  winAmount: sum(winAmount),
  profitAndLoss: sum(winAmount - betAmount),
  status: equal(winAmount > betAmount ? 1 : 2),
  gameName: equal(NAME),
  betTimeInTimestamp: equal(NOW - days * DAY),
  settleTimeInTimestamp: equal(NOW - days * DAY),
})
test.each(orders)('$id', ({ one }) =>
  one.answers({ reply: { list: [settled(lost), settled(won)], ...onePage(2), footer: footer(25.75, 11) } }),
)
const undecided = (amount: number) => ({
  ...bet(amount),
  winAmount: sum(0),
  profitAndLoss: sum(0),
  status: equal(0),
})
test('listSportsUnsettledOrders', () =>
  openOrders.answers({
    reply: {
      list: [undecided(10.5), undecided(4.25)],
      ...onePage(2),
      footer: footer(0, 0),
    },
  }))

const toQuery = (filter: object) =>
  Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value)]))
const filters: { about: string; filter: Asked }[] = [
  { about: 'of another vendor', filter: { accountType: 'LVA' } },
  { about: 'by a number that none has', filter: { orderNoSearch: 'ZZZ' } },
]
const filtered = lists.flatMap((list) => filters.map((one) => ({ ...list, ...one, rows: [] as object[] })))
const withResult = orders.map((list) => {
  const filter: Asked = { status: 1 }
  return { ...list, about: 'that were won', filter, rows: [settled(won)] }
})
test.each([...filtered, ...withResult])('$id $about', ({ one, ask, about, filter, rows }) =>
  one.answers({
    about,
    query: { ...query, ...toQuery(filter) },
    call: (gateway) => ask(gateway, { ...page, ...filter }),
    reply: { list: rows, total: equal(rows.length) },
    returns: expect.anything(),
  }),
)

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
    rows: [settled(lost), settled(won)],
    reply: (list) => ({ list, total: equal(2), totalPages: equal(2) }),
  }),
)
test('listSportsUnsettledOrders by page', () =>
  answersByPage(openOrders, {
    call: unsettled,
    rows: [undecided(10.5), undecided(4.25)],
    reply: (list) => ({ list, total: equal(2), totalPages: equal(2) }),
  }))
