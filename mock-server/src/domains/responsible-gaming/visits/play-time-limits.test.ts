import { expect, test } from 'vitest'
import { createPlayTimes } from './play-time.ts'
import { asMember, refusalOf } from '../testing.ts'

const SLOT = { nodeId: 10001 }

test('of play-time limits that are used up the one that starts again last is named, and of a begun minute nothing is used', async () => {
  const { games, set, find, control } = await asMember('many01')
  for (const period of ['day', 'week'] as const) await set({ kind: 'time', period, amount: 10 })
  await games.launch(SLOT)
  await control('POST', '/clock/advance', { duration: '90s' })
  expect(await find('time')).toMatchObject({ used: 1, remaining: 9 })
  await control('POST', '/clock/advance', { duration: '10m' })

  expect(await refusalOf(games.launch(SLOT))).toMatchObject({ value: { data: { period: 'week', remaining: 0 } } })
})

test('in a break others can pay in nothing, and what is paid beyond a deposit goes back', async () => {
  const { services, memberId, responsibleGaming, world } = await asMember()
  const payment = { paid: 300, begun: 200, at: world.clock.now() }
  expect([services.limits.mayReceive(memberId, 1), services.limits.keptOf(memberId, payment)]).toEqual([true, 300])

  await responsibleGaming.createTimeOut({ duration: 86_400_000 })
  expect([services.limits.mayReceive(memberId, 1), services.limits.keptOf(memberId, payment)]).toEqual([false, 200])
})

test('visits and breaks are numbered apart', async () => {
  const { games, responsibleGaming, services, memberId } = await asMember('many01')
  await games.launch(SLOT)
  const [taken] = await responsibleGaming.createTimeOut({ duration: 86_400_000 })
  expect([services.visits.of(memberId)[0]!.id, taken!.breakId]).toEqual(['V1', 'X1'])
})

test('a launch of a game ends its earlier one, and leaves every other game open', async () => {
  const { games, responsibleGaming, services, memberId } = await asMember('many01')
  const openGames = async () => (await responsibleGaming.getPlaySession()).openGames
  for (const nodeId of [10001, 10002, 10001]) await games.launch({ nodeId })

  expect(await openGames()).toBe(2)
  expect(services.visits.of(memberId).map(({ leftAt }) => leftAt !== undefined)).toEqual([true, false, false])
})

test('of sums with a thousand beginnings only a few are counted on', () => {
  let reads = 0
  const visit = {
    get startedAt() {
      reads++
      return 0
    },
    expiresAt: Infinity,
  }
  const table = { watch: () => undefined, where: () => [visit] }
  const times = createPlayTimes(table as unknown as Parameters<typeof createPlayTimes>[0])
  for (let start = 0; start < 1000; start++) expect(times.playedSince(1, start, 2000 + start)).toBe(2000)

  reads = 0
  times.playedSince(1, 0, 4000)
  expect(reads).toBeLessThan(20)
})
