import { test } from 'vitest'
import { ACCOUNT, GAME, LANGUAGE, NUMEROS, OTHER_GAME, withMoney, ROUND } from './examples.ts'
import { answersInBothLanguages } from './languages.ts'
import { answersByPage } from './paging.ts'
import { operation, refusals } from './pact.ts'
import { lotteryRecord } from './record-shapes.ts'
import { eachLike, equal, integer, integerLike, money, movement, someText, sum, timestamp } from './shapes.ts'
import type { ProviderState } from './states.ts'

const language = LANGUAGE
const page = { page: 1, size: 13 }
const query = { language, page: '1', size: '13' }
const beyond = { query: { ...query, page: '0' }, value: { field: 'page', reason: someText('must be >= 1') } }
const settled = (nodeId: number, betAmount: number, winAmount: number): ProviderState => [
  'a member has a settled bet',
  { account: ACCOUNT, nodeId, betAmount, winAmount },
]
const won = settled(GAME.nodeId, 10.5, 25.75)
const lost = settled(OTHER_GAME.nodeId, 4.25, 0)
const bet = (numero: string, bettingContent: string, singleBetPrice: number) => ({
  account: ACCOUNT,
  gameId: ROUND.gameId,
  numero,
  bettingContent,
  singleBetPrice,
})

const listTransactions = operation('listTransactions', {
  query: { ...query, size: '2' },
  call: (gateway) => gateway.records.listTransactions({ page: 1, size: 2 }),
  given: [withMoney, won],
})
const listRngOrders = operation('listRngOrders', {
  query,
  call: (gateway) => gateway.records.listRngOrders(page),
  given: [withMoney, won, lost],
})
const listElottSettledOrders = operation('listElottSettledOrders', {
  query,
  call: (gateway) => gateway.records.listElottSettledOrders(page),
  given: [
    withMoney,
    ['a member has a drawn lottery bet', bet(ROUND.numero, '05,27', 10.5)],
    ['a member has a drawn lottery bet', bet(NUMEROS.next, '11', 4.25)],
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
const all = [listTransactions, listRngOrders, listElottSettledOrders, listElottUnsettledOrders]

const transaction = (codeType: string, amount: number, balance: number) => ({
  codeType: equal(codeType),
  remark: someText('Cá Chép Hóa Rồng'),
  txId: someText('T00000042'),
  txTypeId: integer(8202),
  txTypeName: someText('Đặt cược'),
  txTimeInTimestamp: timestamp(),
  orderNo: someText('B261120000001'),
  amount: sum(amount),
  currentAvailBalance: sum(balance),
})

test('listTransactions', () =>
  listTransactions.answers({
    reply: {
      list: [transaction('winning', 25.75, 1_240_847), transaction('betting', -10.5, 1_240_821.25)],
      total: equal(3),
      totalPages: equal(2),
      footer: {
        amount: sum(1_240_847),
        inAmount: sum(1_240_831.75),
        outAmount: sum(0),
        playAmount: sum(15.25),
      },
    },
  }))

const staked = (amount: number) => ({ betAmount: sum(amount), validBetAmount: sum(amount) })
const onePage = { total: equal(2), totalPages: equal(1) }
const slotRecord = (status: number, bet: number, win: number) => ({
  orderNo: someText('B261120000001'),
  gameName: someText('Cá Chép Hóa Rồng'),
  gameCode: someText(GAME.gameCode),
  accountType: someText(GAME.vassalage),
  ...staked(bet),
  winAmount: sum(win),
  profitAndLoss: sum(win - bet),
  betTimeInTimestamp: timestamp(),
  status: equal(status),
})

test('listRngOrders', () =>
  listRngOrders.answers({
    reply: {
      list: [slotRecord(2, 4.25, 0), slotRecord(1, 10.5, 25.75)],
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
const lotteryFooter = {
  betAmount: sum(25.25),
  validBetAmount: money(25.25),
  winAmount: money(0),
  profitAndLoss: movement(-25.25),
  totalHands: equal(2),
}
const drawn = { ...staked(4.25), status: integerLike('^[12]$', 2) }

test('listElottSettledOrders', () =>
  listElottSettledOrders.answers({
    reply: {
      list: [
        { ...lotteryBet(NUMEROS.next, '11', 4.25), ...drawn },
        { ...lotteryBet(ROUND.numero, '05,27', 21), ...drawn, ...staked(21) },
      ],
      ...onePage,
      footer: { ...lotteryFooter, validBetAmount: sum(25.25) },
    },
  }))

const waiting = { status: equal(0), winAmount: sum(0) }

test('listElottUnsettledOrders', () =>
  listElottUnsettledOrders.answers({
    reply: {
      list: [
        { ...lotteryBet(ROUND.numero, '11', 4.25), ...waiting },
        { ...lotteryBet(ROUND.numero, '05,27', 21), ...waiting },
      ],
      ...onePage,
      footer: { ...lotteryFooter, winAmount: sum(0), profitAndLoss: sum(0) },
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

test('listTransactions 400 request_param_err', () =>
  listTransactions.refuses(400, 'request_param_err', {
    ...beyond,
    call: (gateway) => gateway.records.listTransactions({ ...page, page: 0 }),
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

test('listTransactions in both languages', () =>
  answersInBothLanguages(listTransactions, (text) => ({ list: eachLike({ txTypeName: text }) })))

test('listTransactions by page', () =>
  answersByPage(listTransactions, {
    call: (gateway, one) => gateway.records.listTransactions(one),
    rows: [transaction('winning', 25.75, 1_240_847), transaction('betting', -10.5, 1_240_821.25)],
    reply: (list) => ({ list }),
  }))
