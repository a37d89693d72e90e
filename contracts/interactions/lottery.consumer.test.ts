import { test } from 'vitest'
import {
  ACCOUNT,
  LANGUAGE,
  LATER_ROUND,
  NEXT_TIMES,
  NUMEROS,
  ROUND,
  ROUND_TIMES,
  withMoney,
} from '../consumer/examples.ts'
import {
  justBegun,
  lotteryGame,
  lotteryItem,
  menuGroup,
  playGroup,
  roundsNear,
  vietnamese,
} from '../consumer/lottery-shapes.ts'
import { answersInBothLanguages, answersAsConfigured } from '../consumer/preconditions.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { anyText, eachLike, equal, identifier, integer, textLike, timestamp } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const language = LANGUAGE
const device = 'MOBILE'
const { gameId } = ROUND
const onSale: ProviderState = ['a lottery round takes bets', ROUND]
const foreign = {
  gateway: { language: () => 'vietnamese' },
  value: { field: 'language', reason: anyText('must not have more than 8 characters') },
}
const noLottery = { field: 'gameId', reason: anyText('is not a lottery') }
const elsewhere = { language: 'vietnamese' }

const listLotteries = operation('listLotteries', { query: { language }, call: (gateway) => gateway.lottery.list() })
const listLotteryMenus = operation('listLotteryMenus', {
  query: { device, language },
  call: (gateway) => gateway.lottery.listMenus(),
})
const listVnLotteryMenus = operation('listVnLotteryMenus', {
  query: { device, language },
  call: (gateway) => gateway.lottery.listVnMenus(),
  given: [onSale],
})
const recentQuery = { device, recentCount: '100', prizeMode: 'Lott' }
const bet = { account: ACCOUNT, bettingContent: '05,27', singleBetPrice: 10 }
const listRecentLotteries = operation('listRecentLotteries', {
  query: { ...recentQuery, language },
  call: (gateway) => gateway.lottery.listRecent(),
  given: [
    withMoney,
    ['a member has an open lottery bet', { ...bet, ...ROUND }],
    ['a member has an open lottery bet', { ...bet, ...LATER_ROUND }],
  ],
})
const listPopularLotteries = operation('listPopularLotteries', {
  query: { device, prizeMode: 'SEA', language },
  call: (gateway) => gateway.lottery.listPopular(),
})
const opened = { device, prizeMode: 'Elott', language, showTableGame: 'false' }
const listOpenedNumeros = operation('listOpenedNumeros', {
  query: { ...opened, count: '12' },
  call: (gateway) => gateway.lottery.listOpened({ prizeMode: 'Elott' }),
  given: [onSale],
})
const getNumerosNear = operation('getNumerosNear', {
  query: { gameId: String(gameId) },
  call: (gateway) => gateway.lottery.getNear(gameId),
  given: [onSale],
})
const listDraws = operation('listDraws', {
  path: { gameId },
  query: { page: '0', size: '2' },
  call: (gateway) => gateway.lottery.listDraws(gameId, { page: 1, size: 2 }),
  given: [onSale],
})
const getPlayMenu = operation('getPlayMenu', {
  path: { gameId },
  query: { prizeMode: 'Elott', language },
  call: (gateway) => gateway.lottery.getPlayMenu(gameId, 'Elott'),
  given: [onSale],
})
const vnGroup = { ...menuGroup, gameMenus: eachLike({ ...lotteryGame, ...vietnamese }) }
const vnItem = { ...lotteryItem, ...vietnamese }
const menus = [listLotteryMenus, listVnLotteryMenus]
const all = [
  listLotteries,
  ...menus,
  listRecentLotteries,
  listPopularLotteries,
  listOpenedNumeros,
  getNumerosNear,
  listDraws,
  getPlayMenu,
]
const personal = [listRecentLotteries, getPlayMenu]

test('listLotteries', () => listLotteries.answers({ reply: eachLike(lotteryGame) }))
test('listLotteryMenus [G-7-36]', () => listLotteryMenus.answers({ reply: eachLike(menuGroup) }))
test('listVnLotteryMenus [G-7-37]', () =>
  listVnLotteryMenus.answers({ reply: { MINUTE: vnGroup }, returns: Object.values }))
test('listRecentLotteries', () =>
  listRecentLotteries.answers({
    reply: [
      { ...lotteryItem, ...justBegun(LATER_ROUND, NEXT_TIMES.draw) },
      { ...lotteryItem, ...justBegun(ROUND, ROUND_TIMES.draw) },
    ],
  }))
test('listPopularLotteries [G-3-04]', () => listPopularLotteries.answers({ reply: eachLike(lotteryItem) }))
test('listOpenedNumeros [G-7-38]', () =>
  listOpenedNumeros.answers({
    reply: { VNM5: { ...vnItem, ...justBegun(ROUND, ROUND_TIMES.draw) } },
    returns: Object.values,
  }))

test('getNumerosNear', () => getNumerosNear.answers({ reply: roundsNear }))

const prizes = ['special', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']
const digits = textLike('^[0-9]+$', '33271')
const drawOf = (numero: string) => ({
  gameId: equal(gameId),
  numero: equal(numero),
  winningNumber: digits,
  prizes: prizes.map((prize) => ({ prize: equal(prize), numbers: eachLike(digits) })),
  drawTime: timestamp(),
})

test('listDraws', () =>
  listDraws.answers({
    reply: {
      content: [drawOf(NUMEROS.previous), drawOf(NUMEROS.beforeLast)],
      number: equal(0),
      size: equal(2),
      totalElements: integer(100),
      totalPages: integer(10),
    },
  }))

test('getPlayMenu', () =>
  getPlayMenu.answers({
    reply: {
      gameId: equal(gameId),
      gameCode: identifier('VNM5'),
      prizeMode: equal('Elott'),
      groups: eachLike(playGroup),
    },
  }))

test.each(menus)('$id 400 request_param_err', (one) =>
  one.refuses(400, 'request_param_err', {
    ...foreign,
    query: { device, ...elsewhere },
    headers: { Language: 'vietnamese' },
  }),
)

test('listLotteries 400 request_param_err', () =>
  listLotteries.refuses(400, 'request_param_err', { ...foreign, query: elsewhere }))

test('listPopularLotteries 400 request_param_err', () =>
  listPopularLotteries.refuses(400, 'request_param_err', {
    ...foreign,
    query: { device, prizeMode: 'SEA', ...elsewhere },
  }))

test('listRecentLotteries 400 request_param_err', () =>
  listRecentLotteries.refuses(400, 'request_param_err', { ...foreign, query: { ...recentQuery, ...elsewhere } }))

test('listOpenedNumeros 400 request_param_err', () =>
  listOpenedNumeros.refuses(400, 'request_param_err', {
    query: { ...opened, count: '0' },
    call: (gateway) => gateway.lottery.listOpened({ prizeMode: 'Elott', count: 0 }),
    value: { field: 'count', reason: anyText('must be >= 1') },
  }))

test('getNumerosNear 400 request_param_err', () =>
  getNumerosNear.refuses(400, 'request_param_err', {
    query: { gameId: '1' },
    call: (gateway) => gateway.lottery.getNear(1),
    value: noLottery,
  }))

test('listDraws 400 request_param_err', () =>
  listDraws.refuses(400, 'request_param_err', {
    path: { gameId: 1 },
    call: (gateway) => gateway.lottery.listDraws(1, { page: 1, size: 2 }),
    value: noLottery,
  }))

test('getPlayMenu 400 request_param_err', () =>
  getPlayMenu.refuses(400, 'request_param_err', {
    path: { gameId: 1 },
    call: (gateway) => gateway.lottery.getPlayMenu(1, 'Elott'),
    value: noLottery,
  }))

test.each(personal)('$id 401 login.not.session', refusals.notSignedIn)
test.each(personal)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)

test('listLotteryMenus in both languages', () =>
  answersInBothLanguages(listLotteryMenus, (text) => eachLike({ labelName: text })))

test('listOpenedNumeros in both languages', () =>
  answersInBothLanguages(listOpenedNumeros, (text) => ({ VNM5: { remark: text } })))

test('listPopularLotteries in both languages', () =>
  answersInBothLanguages(listPopularLotteries, (text) => eachLike({ remark: text })))

test('listRecentLotteries in both languages', () =>
  answersInBothLanguages(listRecentLotteries, (text) => eachLike({ remark: text })))

test.each([listOpenedNumeros, listPopularLotteries, listRecentLotteries, listLotteryMenus])(
  '$id as configured',
  answersAsConfigured,
)
