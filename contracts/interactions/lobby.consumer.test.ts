import { test } from 'vitest'
import { LANGUAGE, MERCHANT } from '../consumer/examples.ts'
import {
  aGame,
  address,
  anyLike,
  anyText,
  boolean,
  eachLike,
  equal,
  identifier,
  integer,
  money,
  someText,
} from '../consumer/shapes.ts'
import { operation, refusals } from '../consumer/pact.ts'

const language = LANGUAGE
const tooLong = 'vietnamese'
const foreign = {
  gateway: { language: () => tooLong },
  value: { field: 'language', reason: anyText('must not have more than 8 characters') },
}

const vendors = { merchantCode: MERCHANT, platform: 'html5' }
const listVendorLanes = operation('listVendorLanes', {
  query: { ...vendors, language },
  call: (gateway) => gateway.games.listVendorLanes(),
})
const vassalage = 'SEN'
const listRooms = operation('listRooms', {
  query: { vassalage, language },
  call: (gateway) => gateway.games.listRooms({ vassalage }),
})
const listRankedGames = operation('listRankedGames', {
  query: { gameCategory: 'ALL', limitNum: '2', language },
  call: (gateway) => gateway.games.listRanked({ limitNum: 2 }),
})
const all = [listVendorLanes, listRooms, listRankedGames]

const card = {
  id: integer(9001),
  vassalage: identifier('NGT'),
  accountTypeName: someText('NGT'),
  displayName: someText('Ngọc Trai'),
  gameType: identifier('RNG'),
  gameCode: identifier('lobby'),
  gameId: integer(9001),
  nodeId: integer(9001),
  mobileLargeIcon: address('/art/vendor/NGT.svg'),
}
const gameClass = { key: identifier('JP'), displayName: someText('Nổ hũ'), gameCount: integer(210) }
const lane = { title: someText('RNG'), cards: eachLike(card), gameClassify: anyLike(gameClass) }

test('listVendorLanes', () => listVendorLanes.answers({ reply: { data: { lanes: eachLike(lane) } }, returns: laneOf }))

const laneOf = ({ data }: { data: { lanes: unknown } }) => data.lanes
const listOf = ({ list }: { list: unknown }) => list

const room = {
  roomId: identifier('SEN_LIVE_001-1'),
  roomName: someText('Tài Xỉu Cung Đình 1'),
  gameType: equal('LIVE'),
  gameCode: identifier('SEN_LIVE_001'),
  nodeId: integer(12933),
  minBet: money(10),
  isMaintenance: boolean(false),
}

test('listRooms', () => listRooms.answers({ reply: { list: eachLike(room) }, returns: listOf }))

test('listRooms 400 request_param_err', () =>
  listRooms.refuses(400, 'request_param_err', {
    query: { vassalage: 'NOBODY', language },
    call: (gateway) => gateway.games.listRooms({ vassalage: 'NOBODY' }),
    value: { field: 'vassalage', reason: anyText('is not a vendor') },
  }))

const ranked = (rank: number) => ({ ...aGame, rank: equal(rank), playCount: integer(4182) })

test('listRankedGames', () => listRankedGames.answers({ reply: { list: [ranked(1), ranked(2)] }, returns: listOf }))

test('listRankedGames 400 request_param_err', () =>
  listRankedGames.refuses(400, 'request_param_err', {
    query: { gameCategory: 'NOTHING', limitNum: '2', language },
    call: (gateway) => gateway.games.listRanked({ gameCategory: 'NOTHING', limitNum: 2 }),
    value: { field: 'gameCategory', reason: anyText('must be ALL or one of RNG') },
  }))

test('listVendorLanes 400 request_param_err', () =>
  listVendorLanes.refuses(400, 'request_param_err', { ...foreign, query: { ...vendors, language: tooLong } }))

test('listRooms 401 login.not.session', () => refusals.notSignedIn(listRooms))
test('listRooms 401 user.or.token.invalid', () => refusals.ended(listRooms))
test.each(all)('$id 503 system.maintenance', refusals.closed)
