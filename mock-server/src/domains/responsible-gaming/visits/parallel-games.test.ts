import { expect, test } from 'vitest'
import { DAY } from '../../../kernel/world/local-day.ts'
import { catalogue, type Category } from '../../../catalogue/catalogue.ts'
import { asMember, refusalOf } from '../testing.ts'

const SLOT = { vassalage: 'NGT', gameType: 'RNG', nodeId: 10001 }
const LOBBY = { vassalage: 'NGT', gameType: 'RNG' }

test.for([
  [SLOT, LOBBY],
  [LOBBY, SLOT],
] as const)(
  'in rulebook vn the lobby of a vendor and each of its slots are one game: %j [R-5-04]',
  async ([opened, next]) => {
    const { services, memberId, world } = await asMember('many01', 'vn')
    await services.visits.open({ memberId, ...opened, expiresAt: world.clock.now() + DAY })

    expect(() => services.playRules.assertLaunch(memberId, next)).not.toThrow()
    expect(() => services.playRules.assertLaunch(memberId, { ...next, vassalage: 'SEN' })).toThrow(/only one game/i)
  },
)

/** A member who stakes past the pages of games, and opens and leaves them. */
async function asPlayer(rulebook: string) {
  const { world, services, memberId, control, set, ...member } = await asMember('many01', rulebook)
  if (rulebook === 'de') await set({ kind: 'deposit', period: 'month', amount: 30_500_000 })
  const gameOf = ({ vassalage, gameType, gameCode, nodeId }: ReturnType<typeof gamesOf>[number]) => ({
    memberId,
    vassalage,
    gameType,
    gameCode,
    gameName: '',
    nodeId,
  })
  const gamesOf = (category: Category) => catalogue().byCategory.get(category)!
  const open = async (category: Category, index = 0) => {
    const { gameName: _name, gameCode: _code, ...game } = gameOf(gamesOf(category)[index]!)
    await services.visits.open({ ...game, expiresAt: world.clock.now() + DAY })
  }
  const stakeIn = (game: ReturnType<typeof gamesOf>[number]) =>
    world.run(() => services.wagers.place({ ...gameOf(game), stake: 10_000 }))
  const wait = (duration: string) => control('POST', '/clock/advance', { duration })
  return { ...member, services, memberId, world, gamesOf, open, stakeIn, wait }
}

test.for([
  ['de', 'LIVE'],
  ['on', 'LIVE'],
  ['vn', 'COCKFIGHT'],
] as const)(
  'in rulebook %s a second table of a page (%s) takes no stake while a round of the first runs [R-5-04]',
  async ([rulebook, category]) => {
    const { gamesOf, open, stakeIn, world, services } = await asPlayer(rulebook)
    const [one] = gamesOf(category)
    const other = gamesOf(category).find(
      ({ vassalage, nodeId }) => vassalage === one!.vassalage && nodeId !== one!.nodeId,
    )!
    await open(category)
    const { id } = await stakeIn(one!)
    await stakeIn(one!)

    const data = { ruleId: 'games.at.once', nodeId: one!.nodeId, names: one!.names }
    expect(await refusalOf(stakeIn(other))).toMatchObject({ code: 'game.parallel', value: { data } })
    await world.run(() => services.wagers.settle(id, 0))
    expect(await refusalOf(stakeIn(other))).toMatchObject({ code: 'game.parallel' })
    for (const round of services.wagers.openOf(services.members.getByAccount('many01').id))
      await world.run(() => services.wagers.settle(round.id, 0))
    await stakeIn(other)
  },
)

test.for(['open', 'gb'])('in rulebook %s two tables are played in one round [R-5-04]', async (rulebook) => {
  const { gamesOf, stakeIn } = await asPlayer(rulebook)
  for (const table of gamesOf('LIVE').slice(0, 2)) expect(await refusalOf(stakeIn(table))).toBeUndefined()
})

test.for([
  ['de', 'FISH', 'FISH', 5000],
  ['on', 'PVP', 'RNG', 2500],
  ['vn', 'RNG', 'PVP', 5000],
] as const)(
  'in rulebook %s who changes from %s to %s in a moment has no shorter cycle [R-5-01]',
  async ([rulebook, first, second, cycle]) => {
    const { gamesOf, open, stakeIn, services, memberId, wait } = await asPlayer(rulebook)
    await open(first)
    await stakeIn(gamesOf(first)[0]!)
    await services.visits.leave(memberId)
    await open(second, 1)

    const next = gamesOf(second)[1]!
    expect(await refusalOf(stakeIn(next))).toMatchObject({ code: 'game.cycle.short' })
    await wait(`${cycle - 1}ms`)
    expect(await refusalOf(stakeIn(next))).toMatchObject({ code: 'game.cycle.short' })
    await wait('1ms')
    await stakeIn(next)
  },
)

test('in rulebook gb two fish games that are open together have a cycle each', async () => {
  const { gamesOf, open, stakeIn } = await asPlayer('gb')
  for (const index of [0, 1]) await open('FISH', index)
  for (const game of gamesOf('FISH').slice(0, 2)) expect(await refusalOf(stakeIn(game))).toBeUndefined()
  expect(await refusalOf(stakeIn(gamesOf('FISH')[0]!))).toMatchObject({ code: 'game.cycle.short' })
})

test('the refusal of a second game names an open lobby by its vendor', async () => {
  const { services, memberId, world } = await asPlayer('vn')
  await services.visits.open({ memberId, ...LOBBY, expiresAt: world.clock.now() + DAY })

  const { name } = catalogue().vendorByCode.get(LOBBY.vassalage)!
  const data = { ruleId: 'games.at.once', vassalage: LOBBY.vassalage, gameType: LOBBY.gameType, names: name }
  const refused = await refusalOf(
    world.run(async () => services.playRules.assertLaunch(memberId, { ...SLOT, vassalage: 'SEN' })),
  )
  expect(refused).toMatchObject({ code: 'game.parallel', value: { data } })
  expect(JSON.stringify(refused)).toContain(name.en)
})

test('in rulebook de a live table that was left takes no stake, and the refusal names it [R-5-04]', async () => {
  const { gamesOf, open, stakeIn, services, memberId } = await asPlayer('de')
  const [table] = gamesOf('LIVE')
  await open('LIVE')
  await services.visits.leave(memberId)

  const { nodeId, names, vassalage, gameType } = table!
  const data = { ruleId: 'games.at.once', vassalage, gameType, nodeId, names }
  expect(await refusalOf(stakeIn(table!))).toMatchObject({ code: 'game.parallel', value: { data } })
})
