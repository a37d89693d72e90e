import { defaultDialect } from '@longan/sdk'
import { test } from 'vitest'
import { NUMEROS, ROUND } from '../consumer/examples.ts'
import { roundsNear } from '../consumer/lottery-shapes.ts'
import { operation, refusals } from '../consumer/pact.ts'
import {
  anyText,
  boolean,
  eachLike,
  equal,
  identifier,
  integer,
  integerLike,
  oneOf,
  textLike,
  timestamp,
} from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const { gameId } = ROUND
const onSale: ProviderState = ['a lottery round takes bets', ROUND]
const noLottery = (field: string) => ({ field, reason: anyText('is not a lottery') })

const prizeMode = { query: { prizeMode: 'Elott' } }
const listOpenIssues = operation('listOpenIssues', {
  ...prizeMode,
  call: (gateway) => gateway.lottery.listOpenIssues('Elott'),
  given: [onSale],
})
const listOpenIssuesByLotto = operation('listOpenIssuesByLotto', {
  ...prizeMode,
  call: (gateway) => gateway.lottery.listOpenIssues('Elott'),
  gateway: { dialect: { ...defaultDialect, openIssueCalls: '/lotto/lgw' } },
  given: [onSale],
})
const getVnNumerosNear = operation('getVnNumerosNear', {
  query: { gameId: String(gameId) },
  call: (gateway) => gateway.lottery.getVnNear(gameId),
  given: [onSale],
})
const pageOfTwo = { query: { page: '0', size: '2' } }
const listLatestDraws = operation('listLatestDraws', {
  ...pageOfTwo,
  call: (gateway) => gateway.lottery.listLatestDraws({ page: 1, size: 2 }),
})
const listDrawsByCode = operation('listDrawsByCode', {
  ...pageOfTwo,
  path: { code: 'VNM5' },
  call: (gateway) => gateway.lottery.listDrawsByCode('VNM5', { page: 1, size: 2 }),
  given: [onSale],
})
const getHotGapInfo = operation('getHotGapInfo', {
  path: { gameId },
  call: (gateway) => gateway.lottery.getHotGaps(gameId),
  given: [onSale],
})
const issues = [listOpenIssues, listOpenIssuesByLotto]
const all = [...issues, getVnNumerosNear, listLatestDraws, listDrawsByCode, getHotGapInfo]

const issue = {
  gameId: integer(gameId),
  gameCode: identifier('VNM5'),
  numero: identifier(ROUND.numero),
  remainTime: integerLike('^[1-9][0-9]*$', 300_000),
  lockTime: integer(10),
  winningTime: timestamp(),
  isSale: boolean(true),
}
test.each(issues)('$id', (one) => one.answers({ reply: eachLike(issue) }))

test.each(issues)('$id 400 request_param_err', (one) =>
  one.refuses(400, 'request_param_err', {
    query: { prizeMode: 'None' },
    call: (gateway) => gateway.lottery.listOpenIssues('None' as 'Elott'),
    value: { field: 'prizeMode', reason: anyText('must be equal to one of the allowed values') },
  }),
)

test('getVnNumerosNear', () => getVnNumerosNear.answers({ reply: roundsNear }))

test('getVnNumerosNear 400 request_param_err', () =>
  getVnNumerosNear.refuses(400, 'request_param_err', {
    query: { gameId: '1' },
    call: (gateway) => gateway.lottery.getVnNear(1),
    value: noLottery('gameId'),
  }))

const digits = textLike('^[0-9]+$', '33271')
const draw = {
  gameId: integer(gameId),
  numero: identifier(NUMEROS.previous),
  winningNumber: digits,
  prizes: eachLike({
    prize: oneOf('special', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'),
    numbers: eachLike(digits),
  }),
  drawTime: timestamp(),
}
const page = { number: equal(0), size: equal(2), totalElements: integer(22), totalPages: integer(11) }

test('listLatestDraws', () => listLatestDraws.answers({ reply: { content: [draw, draw], ...page } }))

test('listLatestDraws 400 request_param_err', () =>
  listLatestDraws.refuses(400, 'request_param_err', {
    query: { page: '0', size: '0' },
    call: (gateway) => gateway.lottery.listLatestDraws({ page: 1, size: 0 }),
    value: { field: 'size', reason: anyText('must be >= 1') },
  }))

const drawOf = (numero: string) => ({ ...draw, gameId: equal(gameId), numero: equal(numero) })

test('listDrawsByCode', () =>
  listDrawsByCode.answers({ reply: { content: [drawOf(NUMEROS.previous), drawOf(NUMEROS.beforeLast)], ...page } }))

test('listDrawsByCode 400 request_param_err', () =>
  listDrawsByCode.refuses(400, 'request_param_err', {
    path: { code: 'NOTHING' },
    call: (gateway) => gateway.lottery.listDrawsByCode('NOTHING', { page: 1, size: 2 }),
    value: noLottery('code'),
  }))

const hotGap = { number: textLike('^[0-9]{2}$', '00'), hot: integer(2), gap: integer(17) }

test('getHotGapInfo', () =>
  getHotGapInfo.answers({ reply: { gameId: equal(gameId), draws: integer(100), numbers: eachLike(hotGap) } }))

test('getHotGapInfo 400 request_param_err', () =>
  getHotGapInfo.refuses(400, 'request_param_err', {
    path: { gameId: 1 },
    call: (gateway) => gateway.lottery.getHotGaps(1),
    value: noLottery('gameId'),
  }))

test.each(all)('$id 503 system.maintenance', refusals.closed)
