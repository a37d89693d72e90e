import { expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import { setup } from '../../adapters/testing.ts'

async function signedIn(account = 'many01') {
  const server = setup()
  const token = await server.signIn(account)
  const { games } = server.gatewayOf(token)
  const { items: some } = await games.list({ gameType: 'RNG', size: 5 })
  return { ...server, token, games, some: some.map(({ nodeId, vassalage }) => ({ nodeId, vendor: vassalage })) }
}

test('favourites are listed newest first without duplicates, and can be removed', async () => {
  const { games, some } = await signedIn()
  const [one, two] = some as [(typeof some)[0], (typeof some)[0]]
  await games.addFavourite(one)
  await games.addFavourite(two)
  await games.addFavourite(one)
  expect(await games.listFavouriteIds()).toEqual([two.nodeId, one.nodeId])
  const { items, hasNext } = await games.listFavourites({ gameType: 'RNG' })
  expect([items.map(({ nodeId }) => nodeId), hasNext]).toEqual([[two.nodeId, one.nodeId], false])
  expect((await games.listFavourites({ gameType: 'FISH' })).items).toEqual([])
  await games.removeFavourite(two)
  await games.removeFavourite(two)
  expect(await games.listFavouriteIds()).toEqual([one.nodeId])
})

test('a game can only be marked under its own vendor', async () => {
  const { games, some } = await signedIn()
  const other = { ...some[0]!, vendor: some.find(({ vendor }) => vendor !== some[0]!.vendor)!.vendor }
  const refused = { code: 'request_param_err', value: { field: 'vendor' } }
  await expect(games.addFavourite(other)).rejects.toMatchObject(refused)
  await games.addFavourite(some[0]!)
  await expect(games.removeFavourite(other)).rejects.toMatchObject(refused)
  expect(await games.listFavouriteIds()).toEqual([some[0]!.nodeId])
})

test('favourites belong to one member', async () => {
  const { games, some, signIn, gatewayOf } = await signedIn()
  await games.addFavourite(some[0]!)
  expect(await gatewayOf(await signIn('vip02')).games.listFavouriteIds()).toEqual([])
})

test('recent games are listed newest first without duplicates, as list and totalPages [G-7-25]', async () => {
  const { games, some, call, token } = await signedIn()
  const [one, two] = some.map(({ nodeId }) => nodeId) as [number, number]
  for (const nodeId of [one, two, one]) await games.addRecent(nodeId)
  const { list, totalPages } = (await call('GET', '/wps/relay/GCS_recentGame', { token })).json.value
  expect([list.map(({ nodeId }: { nodeId: number }) => nodeId), totalPages]).toEqual([[one, two], 1])
  expect((await games.listRecent({ page: 2 })).items).toEqual([])
})

test('the lobby of a vendor can be reported as opened and is not listed', async () => {
  const { games, some } = await signedIn()
  const { nodeId } = catalogue().vendors[0]!.lobbies[0]!
  await games.addRecent(some[0]!.nodeId)
  await games.addRecent(nodeId)
  expect((await games.listRecent()).items.map((game) => game.nodeId)).toEqual([some[0]!.nodeId])
})

test('an unknown game is refused and changes nothing', async () => {
  const { call, token, state } = await signedIn()
  const before = await state()
  const responses = await Promise.all([
    call('GET', '/wps/relay/GCS_addRecentGame?nodeId=1', { token }),
    call('POST', '/wps/relay/MCSFE_addFavoriteGameV2', { token, body: { nodeId: 1 } }),
    call('DELETE', '/wps/relay/MCSFE_removeFavoriteGameV2', { token, body: { nodeId: 1 } }),
  ])
  for (const { status, json } of responses) {
    expect([status, json.errorCode, json.value.field]).toEqual([400, 'request_param_err', 'nodeId'])
  }
  expect(JSON.parse(await state()).database).toEqual(JSON.parse(before).database)
})

test('a guest has neither favourites nor recent games', async () => {
  const { call } = setup()
  for (const path of ['GCS_recentGame', 'MCSFE_getFavoriteGames', 'MCSFE_getFavoriteGamesList']) {
    expect((await call('GET', `/wps/relay/${path}`)).json.errorCode).toBe('login.not.session')
  }
})
