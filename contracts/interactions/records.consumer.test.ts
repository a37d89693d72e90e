import { test } from 'vitest'
import {
  ACCOUNT,
  GAME,
  GAME_NAMES,
  HOUR,
  LANGUAGE,
  NEXT_TIMES,
  NOW,
  NUMEROS,
  OTHER_GAME,
  ROUND,
  ROUND_TIMES,
  withMoney,
} from '../consumer/examples.ts'
import { answersInBothLanguages } from '../consumer/preconditions.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { lotteryRecord, anyText, eachLike, equal, identifier, sum, textLike } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const language = LANGUAGE
const page = { page: 1, size: 13 }
const query = { language, page: '1', size: '13' }
const beyond = { query: { ...query, page: '0' }, value: { field: 'page', reason: anyText('must be >= 1') } }
const named = ({ nodeId }: { nodeId: number }): ProviderState => [
  'a game is offered',
  { nodeId, gameName: GAME_NAMES[nodeId]! },
]
const won = { nodeId: GAME.nodeId, betAmount: 10.5, winAmount: 25.75, at: NOW - 2 * HOUR }
const lost = { nodeId: OTHER_GAME.nodeId, betAmount: 4.25, winAmount: 0, at: NOW - HOUR }
const settled = (one: typeof won): ProviderState => ['a member has a settled bet', { account: ACCOUNT, ...one }]
const bet = (numero: string, bettingContent: string, singleBetPrice: number) => ({
  account: ACCOUNT,
  gameId: ROUND.gameId,
  numero,
  bettingContent,
  singleBetPrice,
})

const listRngOrders = operation('listRngOrders', {
  query,
  call: (gateway) => gateway.records.listRngOrders(page),
  given: [withMoney, named(GAME), named(OTHER_GAME), settled(won), settled(lost)],
})
const listElottSettledOrders = operation('listElottSettledOrders', {
  query,
  call: (gateway) => gateway.records.listElottSettledOrders(page),
  given: [
    withMoney,
    ['a member has a drawn lottery bet', { ...bet(ROUND.numero, '05,27', 10.5), winAmount: 0 }],
    ['a member has a drawn lottery bet', { ...bet(NUMEROS.next, '11', 4.25), winAmount: 34 }],
  ],
})
const listElottUnsettledOrders = operation('listElottUnsettledOrders', {
  query,
  call: (gateway) => gateway.records.listElottUnsettledOrders(page),
  given: [
    withMoney,
    ['a member has an open lottery bet', bet(ROUND.numero, '05,27', 10.5)],
    ['a member has an open lottery bet', bet(ROUND.numero, '11', 4.25)],
  ],
})
const all = [listRngOrders, listElottSettledOrders, listElottUnsettledOrders]

const staked = (amount: number) => ({ betAmount: sum(amount), validBetAmount: sum(amount) })
const onePage = { total: equal(2), totalPages: equal(1) }
const slotRecord = ({ nodeId, betAmount, winAmount, at }: typeof won, status: number) => ({
  orderNo: identifier('B261120000001'),
  gameName: equal(GAME_NAMES[nodeId]),
  gameCode: identifier(GAME.gameCode),
  accountType: identifier(GAME.vassalage),
  ...staked(betAmount),
  winAmount: sum(winAmount),
  profitAndLoss: sum(winAmount - betAmount),
  betTimeInTimestamp: equal(at),
  settleTimeInTimestamp: equal(at),
  status: equal(status),
})

test('listRngOrders', () =>
  listRngOrders.answers({
    reply: {
      list: [slotRecord(lost, 2), slotRecord(won, 1)],
      ...onePage,
      footer: { ...staked(14.75), winAmount: sum(25.75), profitAndLoss: sum(11), totalHands: equal(2) },
    },
  }))

const lotteryBet = (numero: string, content: string, stake: number) => ({
  ...lotteryRecord,
  numero: equal(numero),
  betContent: equal(content),
  betAmount: sum(stake),
})
const drawn = (times: typeof ROUND_TIMES, stake: number, won: number) => ({
  ...staked(stake),
  winAmount: sum(won),
  profitAndLoss: sum(won - stake),
  betTimeInTimestamp: equal(times.start),
  settleTimeInTimestamp: equal(times.draw),
  status: equal(won > 0 ? 1 : 2),
  winningNumber: textLike('^[0-9]+$', '33271'),
})

test('listElottSettledOrders', () =>
  listElottSettledOrders.answers({
    reply: {
      list: [
        { ...lotteryBet(NUMEROS.next, '11', 4.25), ...drawn(NEXT_TIMES, 4.25, 34) },
        { ...lotteryBet(ROUND.numero, '05,27', 21), ...drawn(ROUND_TIMES, 21, 0) },
      ],
      ...onePage,
      footer: { ...staked(25.25), winAmount: sum(34), profitAndLoss: sum(8.75), totalHands: equal(2) },
    },
  }))

const waiting = { status: equal(0), winAmount: sum(0), betTimeInTimestamp: equal(ROUND_TIMES.start) }

test('listElottUnsettledOrders', () =>
  listElottUnsettledOrders.answers({
    reply: {
      list: [
        { ...lotteryBet(ROUND.numero, '11', 4.25), ...waiting },
        { ...lotteryBet(ROUND.numero, '05,27', 21), ...waiting },
      ],
      ...onePage,
      footer: { ...staked(25.25), winAmount: sum(0), profitAndLoss: sum(0), totalHands: equal(2) },
    },
  }))

test('listRngOrders of a new member', () =>
  listRngOrders.answers({
    about: 'of a new member',
    given: [],
    reply: {
      list: [],
      total: 0,
      totalPages: 0,
      footer: { ...staked(0), winAmount: sum(0), profitAndLoss: sum(0), totalHands: 0 },
    },
  }))

test('listRngOrders 400 request_param_err', () =>
  listRngOrders.refuses(400, 'request_param_err', {
    ...beyond,
    call: (gateway) => gateway.records.listRngOrders({ ...page, page: 0 }),
  }))
test('listElottSettledOrders 400 request_param_err', () =>
  listElottSettledOrders.refuses(400, 'request_param_err', {
    ...beyond,
    call: (gateway) => gateway.records.listElottSettledOrders({ ...page, page: 0 }),
  }))
test('listElottUnsettledOrders 400 request_param_err', () =>
  listElottUnsettledOrders.refuses(400, 'request_param_err', {
    ...beyond,
    call: (gateway) => gateway.records.listElottUnsettledOrders({ ...page, page: 0 }),
  }))

test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)

test('listRngOrders in both languages', () =>
  answersInBothLanguages(listRngOrders, (text) => ({ list: eachLike({ gameName: text }) })))
