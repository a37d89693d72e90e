import { test } from 'vitest'
import { ACCOUNT, GAME, LANGUAGE, OTHER_GAME, TOKEN } from '../consumer/examples.ts'
import { aGame, anyText, eachLike, equal } from '../consumer/shapes.ts'
import { answersInBothLanguages, answersAsConfigured } from '../consumer/preconditions.ts'
import { operation, refusals } from '../consumer/pact.ts'
import type { ProviderState } from '../states/states.ts'

const { nodeId } = GAME
const offered: ProviderState = ['a game is offered', { nodeId }]
const favourites: ProviderState[] = [
  ['a member has a favourite', { account: ACCOUNT, nodeId }],
  ['a member has a favourite', { account: ACCOUNT, ...OTHER_GAME }],
]
const played: ProviderState[] = [
  ['a member has played a game', { account: ACCOUNT, nodeId }],
  ['a member has played a game', { account: ACCOUNT, ...OTHER_GAME }],
]
const newestFirst = [
  { ...aGame, nodeId: equal(OTHER_GAME.nodeId) },
  { ...aGame, nodeId: equal(nodeId) },
]
const mark = { nodeId, vendor: GAME.vassalage, gameType: GAME.gameType }
const body = { ...mark, token: TOKEN }
const noGame = { field: 'nodeId', reason: anyText('is not a game') }
const belowOne = (field: string) => ({ field, reason: anyText('must be >= 1') })

const recentQuery = { pageSize: '35', language: LANGUAGE, clientType: '2' }
const favouriteQuery = { token: TOKEN, pageSize: '35', language: LANGUAGE }

const listRecentGames = operation('listRecentGames', {
  query: { page: '1', ...recentQuery },
  call: (gateway) => gateway.games.listRecent(),
  given: played,
})
const addRecentGame = operation('addRecentGame', {
  query: { nodeId: String(nodeId) },
  call: (gateway) => gateway.games.addRecent(nodeId),
  given: [offered],
})
const listFavouriteIds = operation('listFavouriteIds', {
  query: { token: TOKEN, pageNo: '1', pageSize: '100' },
  call: (gateway) => gateway.games.listFavouriteIds(),
  given: favourites,
})
const listFavouriteGames = operation('listFavouriteGames', {
  query: { pageNo: '1', ...favouriteQuery },
  call: (gateway) => gateway.games.listFavourites(),
  given: favourites,
})
const addFavourite = operation('addFavourite', {
  body,
  call: (gateway) => gateway.games.addFavourite(mark),
  given: [offered],
})
const removeFavourite = operation('removeFavourite', {
  body,
  call: (gateway) => gateway.games.removeFavourite(mark),
  given: favourites,
})
const all = [listRecentGames, addRecentGame, listFavouriteIds, listFavouriteGames, addFavourite, removeFavourite]

test('listRecentGames [G-7-25]', () => listRecentGames.answers({ reply: { list: newestFirst, totalPages: equal(1) } }))

test('listRecentGames of a new member', () =>
  listRecentGames.answers({ about: 'of a new member', given: [], reply: { list: [], totalPages: 0 } }))

test('listRecentGames 400 request_param_err', () =>
  listRecentGames.refuses(400, 'request_param_err', {
    query: { page: '0', ...recentQuery },
    call: (gateway) => gateway.games.listRecent({ page: 0 }),
    value: belowOne('page'),
  }))

test('addRecentGame', () => addRecentGame.answers({}))

test('addRecentGame 400 request_param_err', () =>
  addRecentGame.refuses(400, 'request_param_err', {
    query: { nodeId: '1' },
    call: (gateway) => gateway.games.addRecent(1),
    value: noGame,
  }))

test('listFavouriteIds', () => listFavouriteIds.answers({ reply: [OTHER_GAME.nodeId, nodeId] }))

test('listFavouriteIds 403 function.not.available where the operator has switched its module off', () =>
  listFavouriteIds.refuses(403, 'function.not.available', {
    given: [['a module is switched', { modId: 'GAMELOFAV3', isOn: false }]],
  }))

test('listFavouriteGames', () =>
  listFavouriteGames.answers({ reply: { content: newestFirst, pageNum: equal(1), totalPages: equal(1) } }))

test('listFavouriteGames 400 request_param_err', () =>
  listFavouriteGames.refuses(400, 'request_param_err', {
    query: { pageNo: '0', ...favouriteQuery },
    call: (gateway) => gateway.games.listFavourites({ page: 0 }),
    value: belowOne('pageNo'),
    ownField: 'page',
  }))

test('addFavourite', () => addFavourite.answers({}))
test('removeFavourite', () => removeFavourite.answers({}))

test('addFavourite 400 request_param_err', () =>
  addFavourite.refuses(400, 'request_param_err', {
    body: { ...body, nodeId: 1 },
    call: (gateway) => gateway.games.addFavourite({ ...mark, nodeId: 1 }),
    value: noGame,
  }))

test('removeFavourite 400 request_param_err', () =>
  removeFavourite.refuses(400, 'request_param_err', {
    body: { ...body, nodeId: 1 },
    call: (gateway) => gateway.games.removeFavourite({ ...mark, nodeId: 1 }),
    value: noGame,
  }))

test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)

test('listFavouriteGames in both languages', () =>
  answersInBothLanguages(listFavouriteGames, (text) => ({ content: eachLike({ gameName: text }) })))

test('listRecentGames in both languages', () =>
  answersInBothLanguages(listRecentGames, (text) => ({ list: eachLike({ gameName: text }) })))

test('listRecentGames and listFavouriteGames beyond the last page', async () => {
  await listRecentGames.answers({
    about: 'beyond the last page',
    query: { page: '2', ...recentQuery },
    call: (gateway) => gateway.games.listRecent({ page: 2 }),
    reply: { list: [], totalPages: equal(1) },
  })
  await listFavouriteGames.answers({
    about: 'beyond the last page',
    query: { pageNo: '2', ...favouriteQuery },
    call: (gateway) => gateway.games.listFavourites({ page: 2 }),
    reply: { content: [], totalPages: equal(1) },
  })
})

test.each([listRecentGames, listFavouriteGames])('$id as configured', answersAsConfigured)
