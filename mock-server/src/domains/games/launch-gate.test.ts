import { expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import { setup } from '../../adapters/testing.ts'

const LAUNCH = '/wps/game/launchGame'
const HOUR = 3_600_000
const [card, otherCard] = catalogue()
  .byVendor.get('BTA')!
  .filter(({ isUnderMaintenance }) => !isUnderMaintenance)
const foreignCard = catalogue().byVendor.get('TQY')![0]!

async function signedIn(account = 'many01') {
  const server = setup()
  const token = await server.signIn(account)
  const { world, services } = await server.mock.worlds.open('default')
  const open = async (nodeId: number, more = '') =>
    (await server.call('GET', `${LAUNCH}?launchMode=GLS&nodeId=${nodeId}${more}`, { token })).json
  return { ...server, token, world, services, open }
}

test('planned maintenance of a vendor closes its games from its start to its end', async () => {
  const { control, world, open, gatewayOf } = await signedIn()
  const from = world.clock.now() + HOUR
  const until = from + 2 * HOUR
  await control('PATCH', '/settings', { games: { repairs: { BTA: { from, until } }, leastBalance: 0 } })
  const remarkOf = async () => (await gatewayOf().games.list({ vassalage: 'BTA', size: 1 })).items[0]!.remark
  expect((await open(card!.nodeId)).success).toBe(true)
  expect(await remarkOf()).not.toContain('MAINTENANCE')
  world.clock.advance(HOUR)
  expect(await open(card!.nodeId)).toMatchObject({
    errorCode: 'vendor_under_maintenance',
    value: { content: { data: { maintainTime: from, endTime: until } } },
  })
  expect(await remarkOf()).toContain('MAINTENANCE')
  expect((await open(foreignCard.nodeId)).success).toBe(true)
  world.clock.advance(2 * HOUR)
  expect((await open(card!.nodeId)).success).toBe(true)
})

test('while a game waits for its player, its vendor opens no other game and answers #734', async () => {
  const { services, open } = await signedIn()
  const { gameType, vassalage, gameCode, nodeId } = card!
  const game = { gameType, vassalage, gameCode, gameName: 'Cards', nodeId }
  const { id } = await services.wagers.place({ memberId: 1004, ...game, stake: 10_000 })
  const refused = await open(otherCard!.nodeId)
  expect([refused.errorCode, refused.value.reason]).toEqual([
    'launch.failed',
    expect.stringContaining(`game ${nodeId}`),
  ])
  expect(refused.message).toContain('#734')
  expect((await open(nodeId)).success).toBe(true)
  expect((await open(foreignCard.nodeId)).success).toBe(true)
  await services.wagers.settle(id, 0)
  expect((await open(otherCard!.nodeId)).success).toBe(true)
})

test('a member below the minimum balance cannot open a game', async () => {
  const { control, open } = await signedIn()
  await control('PATCH', '/settings', { games: { repairs: {}, leastBalance: 10_000_001 } })
  const refused = await open(card!.nodeId)
  expect(refused.errorCode).toBe('launch_game_balance_not_enough')
  expect(refused.value).toMatchObject({ data: { required: 100_000.01, balance: 100_000 } })
  await control('PATCH', '/settings', { games: { repairs: {}, leastBalance: 10_000_000 } })
  expect((await open(card!.nodeId)).success).toBe(true)
})

test('each trial of a slot by a guest has its own trial account with play money', async () => {
  const { gatewayOf, mock, call } = setup()
  const { nodeId, vassalage, gameType, gameCode } = catalogue().byNodeId.get(10001)!
  const tried = () => gatewayOf().games.launchTrial({ nodeId, vassalage, gameType, gameCode })
  const launches = [await tried(), await tried()].map((url) => new URL(url, 'http://site').searchParams.get('launch')!)
  const { services } = await mock.worlds.open('default')
  const [one, other] = launches.map((launch) => services.launches.use(launch, 'slot').memberId)
  expect(one).not.toBe(other)
  expect((await call('POST', '/partners/slot/spin', { body: { launch: launches[0], stake: 200 } })).status).toBe(200)
  expect(services.members.get(one!)).toMatchObject({ type: 4 })
})

test('a guest cannot try a game without a free trial or under maintenance', async () => {
  const { call, state } = setup()
  const before = await state()
  const codeOf = async (nodeId: number) =>
    (await call('GET', `/wps/relay/GCS_gameTrialLaunch?nodeId=${nodeId}`)).json.errorCode
  expect(await codeOf(card!.nodeId)).toBe('permission.denied')
  expect(await codeOf(10083)).toBe('vendor_under_maintenance')
  expect(JSON.parse(await state()).database).toEqual(JSON.parse(before).database)
})

test('a guest opens the sports book with a launch that has no member', async () => {
  const { gatewayOf, mock } = setup()
  const url = new URL(await gatewayOf().games.launchGuestSports(), 'http://site')
  const launch = url.searchParams.get('launch')!
  const { services } = await mock.worlds.open('default')
  expect(services.launches.find(launch, 'sports')).toMatchObject({ vassalage: 'FB', gameType: 'SPORTS' })
  expect(services.launches.find(launch, 'sports').memberId).toBeUndefined()
  expect(() => services.launches.use(launch, 'sports')).toThrow('not logged in')
})

test('a guest cannot open the sports book under maintenance', async () => {
  const { gatewayOf, control, mock } = setup()
  const { world } = await mock.worlds.open('default')
  const from = world.clock.now()
  await control('PATCH', '/settings', { games: { repairs: { FB: { from, until: from + HOUR } }, leastBalance: 0 } })
  const open = () => gatewayOf().games.launchGuestSports()
  const data = { maintainTime: from, endTime: from + HOUR }
  await expect(open()).rejects.toMatchObject({ code: 'vendor_under_maintenance', value: { content: { data } } })

  world.clock.advance(HOUR)
  expect(await open()).toContain('/partners/sports/')
})
