import { defaultDialect } from '@longan/sdk'
import { test } from 'vitest'
import { LANGUAGE, MERCHANT } from '../consumer/examples.ts'
import {
  aGame,
  address,
  anyLike,
  anyText,
  eachLike,
  equal,
  identifier,
  integer,
  listWith,
  money,
  number,
  oneOf,
  reify,
  someText,
  string,
  timestamp,
} from '../consumer/shapes.ts'
import { answersInBothLanguages, answersAsConfigured } from '../consumer/preconditions.ts'
import { operation, refusals } from '../consumer/pact.ts'

const language = LANGUAGE
const games = { merchant: MERCHANT, platform: 'html5', pageNo: '1', pageSize: '35' }

const listVendors = operation('listVendors', {
  query: { merchant: MERCHANT, platform: 'html5', language },
  call: (gateway) => gateway.games.listVendors(),
})
const listGameTypes = operation('listGameTypes', {
  query: { typeId: '1', merchant_code: MERCHANT },
  call: (gateway) => gateway.games.listTypes(),
})
const gcsgame = { dialect: { ...defaultDialect, gameTypeCalls: 'GCSGAME' as const } }
const listGameTypesByGcsgame = operation('listGameTypesByGcsgame', {
  query: { typeId: '1', merchant_code: MERCHANT },
  call: (gateway) => gateway.games.listTypes(),
  gateway: gcsgame,
})
const types = [listGameTypes, listGameTypesByGcsgame]
const listGames = operation('listGames', {
  query: { ...games, gameType: 'RNG', language },
  call: (gateway) => gateway.games.list({ gameType: 'RNG' }),
})
const listHotGames = operation('listHotGames', {
  query: { isPlatform: '2', platform: 'html5', language },
  call: (gateway) => gateway.games.listHot(),
})
const listHotMatches = operation('listHotMatches', {
  query: { language },
  call: (gateway) => gateway.games.listHotMatches(),
})
const listWinners = operation('listWinners', { call: (gateway) => gateway.games.listWinners() })
const getJackpot = operation('getJackpot', { call: (gateway) => gateway.games.getJackpot() })
const all = [listVendors, ...types, listGames, listHotGames, listHotMatches, listWinners, getJackpot]

const tooLong = 'vietnamese'

const vendor = {
  vassalage: identifier('NGT'),
  accountTypeName: someText('NGT'),
  displayName: someText('Ngọc Trai'),
  gameType: identifier('RNG'),
  gameId: integer(9001),
  nodeId: integer(9001),
  gameCode: identifier('lobby'),
  gameCount: integer(160),
  smallIcon: address('/art/vendor/ngt.webp'),
  mobileSmallIcon: address('/art/vendor/ngt.webp'),
  h5Icon: address('/art/vendor/ngt.webp'),
}

const sorting = eachLike({
  gameCategory: oneOf('RNG', 'HOT', 'SPORTS', 'LIVE', 'FISH', 'PVP', 'LOTT', 'ELOTT', 'COCKFIGHT', 'ESPORTS', 'FB'),
  vendorNames: eachLike({ vassalage: identifier('NGT'), accountTypeName: someText('NGT') }),
})

test('listVendors by category [G-3-10]', () => listVendors.answers({ reply: { mapping: { RNG: eachLike(vendor) } } }))

test('listVendors in the order of the categories [G-3-09]', () =>
  listVendors.answers({ about: 'in the order of the categories', reply: { sorting } }))

test.each(types)('$id', (one) => one.answers({ reply: { content: { RNG: { NGT: anyLike(someText('JP')) } } } }))

const page = { pageNum: equal(1), totalPages: integer(31), totalCount: integer(1221) }
const slot = {
  ...aGame,
  gameType: equal('RNG'),
  gameCategory: equal('RNG'),
  roomId: string(''),
  supportPlay: oneOf('Y', 'N'),
}

test('listGames', () => listGames.answers({ reply: { games: eachLike(slot), ...page } }))

test('listGames by name, without a language', () =>
  listGames.answers({
    about: 'by name',
    query: { ...games, gameName: 'rong' },
    call: (gateway) => gateway.games.list({ gameName: 'rong' }),
    reply: { games: eachLike(aGame), ...page },
  }))

test('listGames without a find', () =>
  listGames.answers({
    about: 'without a find',
    query: { ...games, gameName: 'qqqqqq' },
    call: (gateway) => gateway.games.list({ gameName: 'qqqqqq' }),
    reply: { games: [], pageNum: 1, totalPages: 0, totalCount: 0 },
  }))

test('listGames 400 request_param_err', () =>
  listGames.refuses(400, 'request_param_err', {
    query: { ...games, pageSize: '0', language },
    call: (gateway) => gateway.games.list({ size: 0 }),
    value: { field: 'pageSize', reason: anyText('must be >= 1') },
    ownField: 'size',
  }))

test('listVendors 400 request_param_err', () =>
  listVendors.refuses(400, 'request_param_err', {
    query: { merchant: MERCHANT, platform: 'html5', language: tooLong },
    gateway: { language: () => tooLong },
    value: { field: 'language', reason: anyText('must not have more than 8 characters') },
  }))

test('listHotGames', () =>
  listHotGames.answers({ reply: { list: eachLike(aGame) }, returns: ({ list }: { list: unknown }) => list }))

test('listHotGames 400 request_param_err', () =>
  listHotGames.refuses(400, 'request_param_err', {
    query: { isPlatform: '2', platform: 'html5', language: tooLong },
    gateway: { language: () => tooLong },
    value: { field: 'language', reason: anyText('must not have more than 8 characters') },
  }))

const match = {
  homeTeam: someText('Hải Âu FC'),
  awayTeam: someText('Sông Hàn'),
  homeTeamImageUrl: address('/art/crest/1.svg'),
  awayTeamImageUrl: address('/art/crest/2.svg'),
  league: someText('Giải Nhãn Vàng'),
  matchTime: timestamp(),
  vendor: someText('FB'),
  roomId: identifier('m-77'),
  nodeId: integer(7001),
  gameType: identifier('SPORTS'),
  odds: { home: number(1.95), draw: number(3.4), away: number(3.8) },
}

test('listHotMatches [G-3-13]', () =>
  listHotMatches.answers({ reply: { list: eachLike(match) }, returns: ({ list }: { list: unknown }) => list }))

test('listHotMatches 400 request_param_err', () =>
  listHotMatches.refuses(400, 'request_param_err', {
    query: { language: tooLong },
    gateway: { language: () => tooLong },
    value: { field: 'language', reason: anyText('must not have more than 8 characters') },
  }))

const winner = {
  gameName: someText('Cá Chép Hóa Rồng'),
  nodeName: someText('Cá Chép Hóa Rồng'),
  customerName: identifier('an***12'),
  winAmount: money(1250.5),
  iconUrl: address('/art/tile/rng-03.webp'),
  nodeId: integer(10001),
  gameType: identifier('RNG'),
  vendor: someText('NGT'),
}

test('listWinners [G-3-29]', () =>
  listWinners.answers({ reply: { list: eachLike({ vo: winner }) }, returns: [reify(winner)] }))

test('getJackpot', () => getJackpot.answers({ reply: money(125_000_000.25) }))

test.each(all)('$id 503 system.maintenance', refusals.closed)

test('listGames in both languages', () =>
  answersInBothLanguages(listGames, (text) => ({ games: listWith({ gameName: text }) })))

test('listHotGames in both languages', () =>
  answersInBothLanguages(listHotGames, (text) => ({ list: listWith({ gameName: text }) })))

test('listHotMatches in both languages', () =>
  answersInBothLanguages(listHotMatches, (text) => ({ list: listWith({ league: text }) })))

test('listVendors in both languages', () =>
  answersInBothLanguages(listVendors, (text) => ({ mapping: { FISH: eachLike({ displayName: text }) } })))

test('listWinners in both languages', () =>
  answersInBothLanguages(listWinners, (text) => ({ list: listWith({ vo: { gameName: text } }) })))

test.each([listGameTypes, listGames, listVendors, listHotGames, listHotMatches, listWinners])(
  '$id as configured',
  answersAsConfigured,
)
