import { expect, test } from 'vitest'
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
