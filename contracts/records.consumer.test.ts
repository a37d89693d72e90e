import { test } from 'vitest'
import { ACCOUNT, GAME, LANGUAGE, rich, ROUND } from './examples.ts'
import { operation, refusals } from './pact.ts'
import { betFooter, lotteryRecord } from './record-shapes.ts'
import { eachLike, integer, money, someText, string, timestamp } from './shapes.ts'
import type { Given } from './states.ts'

const language = LANGUAGE
const page = { page: 1, size: 13 }
const query = { language, page: '1', size: '13' }
const beyond = { query: { ...query, page: '0' }, value: { field: 'page', reason: string('must be >= 1') } }
const settledBet: Given = ['a member has a settled bet', { account: ACCOUNT, nodeId: GAME.nodeId }]
const bettor = { account: ACCOUNT, ...ROUND }

const listTransactions = operation('listTransactions', {
  query,
  call: (gateway) => gateway.records.listTransactions(page),
  given: [rich, settledBet],
})
const listRngOrders = operation('listRngOrders', {
  query,
  call: (gateway) => gateway.records.listRngOrders(page),
  given: [rich, settledBet],
})
const listElottSettledOrders = operation('listElottSettledOrders', {
  query,
  call: (gateway) => gateway.records.listElottSettledOrders(page),
  given: [rich, ['a member has a drawn lottery bet', bettor]],
})
const listElottUnsettledOrders = operation('listElottUnsettledOrders', {
  query,
  call: (gateway) => gateway.records.listElottUnsettledOrders(page),
  given: [rich, ['a member has an open lottery bet', bettor]],
})
const all = [listTransactions, listRngOrders, listElottSettledOrders, listElottUnsettledOrders]

test('listTransactions', () =>
  listTransactions.answers({
    reply: {
      list: eachLike({
        txId: someText('T00000042'),
        txTypeId: integer(8202),
        txTypeName: someText('Đặt cược'),
        txTimeInTimestamp: timestamp(),
        orderNo: someText('B261120000001'),
        amount: money(-10.5),
        currentAvailBalance: money(1_240_821.25),
      }),
      totalPages: integer(1),
      footer: { amount: money(15.25) },
    },
  }))

test('listRngOrders', () =>
  listRngOrders.answers({
    reply: {
      list: eachLike({
        orderNo: someText('B261120000001'),
        gameName: someText('Cá Chép Hóa Rồng'),
        gameCode: someText(GAME.gameCode),
        accountType: someText(GAME.vassalage),
        betAmount: money(10.5),
        validBetAmount: money(10.5),
        winAmount: money(25.75),
        profitAndLoss: money(15.25),
        betTimeInTimestamp: timestamp(),
        status: integer(1),
      }),
      total: integer(1),
      totalPages: integer(1),
      footer: betFooter,
    },
  }))

const lotteryPage = { list: eachLike(lotteryRecord), total: integer(1), totalPages: integer(1), footer: betFooter }

test('listElottSettledOrders', () => listElottSettledOrders.answers({ reply: lotteryPage }))
test('listElottUnsettledOrders', () => listElottUnsettledOrders.answers({ reply: lotteryPage }))

test('listRngOrders of a new member', () =>
  listRngOrders.answers({
    about: 'of a new member',
    given: [],
    reply: { list: [], total: 0, totalPages: integer(0), footer: betFooter },
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
