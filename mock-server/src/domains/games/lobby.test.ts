import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

test('the older form has the same vendors in the same order, with a lane for each category', async () => {
  const { games } = setup().gatewayOf()
  const [lanes, { sorting, gameClassify }] = await Promise.all([games.listVendorLanes(), games.listVendors()])
  expect(lanes.map(({ title, cards }) => [title, cards.map(({ vassalage }) => vassalage)])).toEqual(
    sorting.map(({ gameCategory, vendorNames }) => [gameCategory, vendorNames.map(({ vassalage }) => vassalage)]),
  )
  expect(lanes[0]!.gameClassify).toEqual(gameClassify)
  expect(lanes[1]!.gameClassify).toEqual([])
})

test('a live table is one room; card and fish games have three rooms, each with ten times the stake of the previous one', async () => {
  const { gatewayOf, signIn } = setup()
  const { games } = gatewayOf(await signIn())
  const live = await games.listRooms({ vassalage: 'SEN' })
  expect(live).toHaveLength(60)
  expect(new Set(live.map(({ roomId }) => roomId)).size).toBe(60)
  const [small, middle, large] = await games.listRooms({ vassalage: 'BVT', gameType: 'PVP' })
  expect([middle!.minBet, large!.minBet]).toEqual([10 * small!.minBet, 100 * small!.minBet])
  expect(await games.listRooms({ vassalage: 'KLG' })).toEqual([])
})

test('ranks are sorted by play count, stay the same for a day, and change overnight', async () => {
  const { gatewayOf, mock } = setup()
  const { games } = gatewayOf()
  const ranked = await games.listRanked({ gameCategory: 'RNG', limitNum: 20 })
  expect(ranked.map(({ rank }) => rank)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  const counts = ranked.map(({ playCount }) => playCount)
  expect(counts).toEqual(counts.toSorted((one, other) => other - one))
  expect(await games.listRanked({ gameCategory: 'RNG', limitNum: 20 })).toEqual(ranked)
  const { world } = await mock.worlds.open('default')
  world.clock.advance(24 * 3_600_000)
  expect(await games.listRanked({ gameCategory: 'RNG', limitNum: 20 })).not.toEqual(ranked)
})

test('classes of games are the same under both paths', async () => {
  const { call } = setup()
  const types = async (family: string) => (await call('GET', `/wps/relay/${family}_getVassGameType?typeId=1`)).json
  expect(await types('GCSGAME')).toEqual(await types('GLS2'))
})
