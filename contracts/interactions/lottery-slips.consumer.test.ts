import type { Gateway, LotterySlips } from '@longan/sdk'
import { test } from 'vitest'
import { ACCOUNT, LANGUAGE, LATER_ROUND, NEXT_TIMES, ROUND, ROUND_TIMES, withMoney } from '../consumer/examples.ts'
import { justBegun, lotteryItem, openOrder, vietnamese } from '../consumer/lottery-shapes.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { stakeRefusals } from '../consumer/limit-refusals.ts'
import {
  anyText,
  boolean,
  eachLike,
  equal,
  identifier,
  integer,
  money,
  oneOf,
  regex,
  sum,
  timestamp,
} from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const language = LANGUAGE
const { gameId, numero } = ROUND
const onSale: ProviderState = ['a lottery round takes bets', ROUND]
const locked: ProviderState = ['a lottery round is closed', ROUND]
const openBet = (round: typeof ROUND, bettingContent = '05,27'): ProviderState => [
  'a member has an open lottery bet',
  { account: ACCOUNT, ...round, bettingContent, singleBetPrice: 10 },
]
const foreign = {
  gateway: { language: () => 'vietnamese' },
  value: { field: 'language', reason: anyText('must not have more than 8 characters') },
}

const recent = { device: 'MOBILE', recentCount: '100' }
const listVnRecentLotteries = operation('listVnRecentLotteries', {
  query: { ...recent, language },
  call: (gateway) => gateway.lottery.listVnRecent(),
  given: [withMoney, openBet(ROUND), openBet(LATER_ROUND)],
})
const getLotterySetting = operation('getLotterySetting', {
  path: { gameId },
  call: (gateway) => gateway.lottery.getSetting(gameId),
})
const listPrizeSeries = operation('listPrizeSeries', { call: (gateway) => gateway.lottery.listPrizeSeries() })

const slips = (change: Partial<LotterySlips> = {}): LotterySlips => ({
  gameId,
  currentNumero: numero,
  prizeModeId: 3,
  device: 'MOBILE',
  winningStop: false,
  betCartAmountSum: 21,
  bettingSlipString: '[{"playId":2,"bettingContent":"05,27","singleBetPrice":10.5,"multiple":1}]',
  ...change,
})
const placing = (sent: LotterySlips) => ({
  body: sent,
  call: (gateway: Gateway) => gateway.lottery.placeSlips(sent),
})
const placeLotterySlips = operation('placeLotterySlips', { ...placing(slips()), given: [onSale, withMoney] })
const orders = { gameId: String(gameId), status: '0', page: '0', size: '10', language }
const listLotteryOrders = operation('listLotteryOrders', {
  query: orders,
  call: (gateway) => gateway.lottery.listOrders({ gameId, status: 0, page: 1, size: 10 }),
  given: [withMoney, openBet(ROUND), openBet(ROUND, '11')],
})
const issue = { gameId, numero }
const cancelLotteryOrder = operation('cancelLotteryOrder', {
  body: issue,
  call: (gateway) => gateway.lottery.cancel(issue),
  given: [withMoney, openBet(ROUND)],
})
const all = [
  listVnRecentLotteries,
  getLotterySetting,
  listPrizeSeries,
  placeLotterySlips,
  listLotteryOrders,
  cancelLotteryOrder,
]

test('listVnRecentLotteries', () =>
  listVnRecentLotteries.answers({
    reply: [
      { ...lotteryItem, ...vietnamese, ...justBegun(LATER_ROUND, NEXT_TIMES.draw) },
      { ...lotteryItem, ...vietnamese, ...justBegun(ROUND, ROUND_TIMES.draw) },
    ],
  }))

test('listVnRecentLotteries 400 request_param_err', () =>
  listVnRecentLotteries.refuses(400, 'request_param_err', {
    ...foreign,
    query: { ...recent, language: 'vietnamese' },
  }))

test('getLotterySetting', () =>
  getLotterySetting.answers({
    reply: {
      gameId: equal(gameId),
      gameCode: identifier('VNM5'),
      isSale: boolean(true),
      lockTime: integer(10),
      roundSeconds: integer(300),
      maxNumeros: integer(50),
      maxMultiple: integer(1000),
      minStake: money(1),
      prizeModes: eachLike(oneOf('Lott', 'ZY', 'Elott', 'SEA')),
    },
  }))

test('getLotterySetting 400 request_param_err', () =>
  getLotterySetting.refuses(400, 'request_param_err', {
    path: { gameId: 1 },
    call: (gateway) => gateway.lottery.getSetting(1),
    value: { field: 'gameId', reason: anyText('is not a lottery') },
  }))

const series = { prizeModeId: integer(3), prizeMode: oneOf('Elott', 'Lott', 'ZY', 'SEA'), series: integer(1915) }
test('listPrizeSeries', () => listPrizeSeries.answers({ reply: eachLike(series) }))

const placed = { ...openOrder, bettingContent: equal('05,27'), singleBetPrice: sum(10.5), stake: sum(21) }
const idempotencyKey = '2c7d0f2e-5a58-4b66-9a0e-2f6a5d3c1e77'
const withKey = {
  headers: { 'Idempotency-Key': regex('^\\S{8,64}$', idempotencyKey) },
  call: (gateway: Gateway) => gateway.lottery.placeSlips(slips(), { idempotencyKey }),
}

test('placeLotterySlips', () => placeLotterySlips.answers({ reply: [placed] }))

test('placeLotterySlips with an idempotency key', () =>
  placeLotterySlips.answers({ about: 'with an idempotency key', ...withKey, reply: [placed] }))

test('placeLotterySlips for two issues in a row', () =>
  placeLotterySlips.answers({
    about: 'for two issues in a row',
    ...placing(slips({ chase: true, quickChase: 2, betCartAmountSum: 42 })),
    reply: [placed, { ...placed, numero: equal('202611200238') }],
  }))

test('placeLotterySlips 400 lottery.round.closed', () =>
  placeLotterySlips.refuses(400, 'lottery.round.closed', {
    given: [withMoney, locked],
    value: { field: 'currentNumero', reason: anyText('the round no longer takes bets') },
  }))

test('placeLotterySlips 400 stake.invalid, another sum than that of the slips', () =>
  placeLotterySlips.refuses(400, 'stake.invalid', {
    ...placing(slips({ betCartAmountSum: 20 })),
    value: { field: 'betCartAmountSum', reason: anyText('the slips add up to 21') },
  }))

test.each(stakeRefusals('bettingSlipString'))('placeLotterySlips 400 $code', ({ code, given, value }) =>
  placeLotterySlips.refuses(400, code, { given: [onSale, withMoney, ...given], value }),
)

test('placeLotterySlips 400 balance.not.enough', () =>
  placeLotterySlips.refuses(400, 'balance.not.enough', {
    given: [onSale, ['a member has money', { account: ACCOUNT, balance: 5 }]],
    value: {
      field: 'bettingSlipString',
      reason: anyText('the stakes are more than the balance'),
    },
  }))

test('placeLotterySlips 400 permission.denied, the account being a trial', () =>
  placeLotterySlips.refuses(400, 'permission.denied', { account: 'notype01', given: [onSale] }))

test('placeLotterySlips 400 request_param_err', () =>
  placeLotterySlips.refuses(400, 'request_param_err', {
    ...placing(slips({ bettingSlipString: '[]' })),
    value: { field: 'bettingSlipString', reason: anyText('is empty') },
  }))

const page = { number: equal(0), size: equal(10), totalElements: equal(2), totalPages: equal(1) }
const orderOf = (content: string, stake: number) => ({
  ...openOrder,
  bettingContent: equal(content),
  singleBetPrice: sum(10),
  stake: sum(stake),
})

test('listLotteryOrders', () =>
  listLotteryOrders.answers({ reply: { content: [orderOf('11', 10), orderOf('05,27', 20)], ...page } }))
test('listLotteryOrders 400 request_param_err', () =>
  listLotteryOrders.refuses(400, 'request_param_err', {
    query: { ...orders, size: '0' },
    call: (gateway) => gateway.lottery.listOrders({ gameId, status: 0, page: 1, size: 0 }),
    value: { field: 'size', reason: anyText('must be >= 1') },
  }))
test('cancelLotteryOrder', () =>
  cancelLotteryOrder.answers({ reply: [{ ...orderOf('05,27', 20), status: equal(4), settleTime: timestamp() }] }))
test('cancelLotteryOrder 400 lottery.round.closed', () =>
  cancelLotteryOrder.refuses(400, 'lottery.round.closed', {
    given: [withMoney, openBet(ROUND), locked],
    value: { field: 'numero', reason: anyText('the round no longer takes bets') },
  }))

const nobodys = { ...issue, orderNo: 'L1' }
test('cancelLotteryOrder 400 request_param_err', () =>
  cancelLotteryOrder.refuses(400, 'request_param_err', {
    body: nobodys,
    call: (gateway) => gateway.lottery.cancel(nobodys),
    value: { field: 'orderNo', reason: anyText('is not a bet of yours on this issue') },
  }))
test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)
