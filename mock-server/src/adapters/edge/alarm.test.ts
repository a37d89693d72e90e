import { expect, test } from 'vitest'
import { createMockServer } from '../../mock-server.ts'
import { dayOf, expiresAt, nextAlarmAt } from './alarm.ts'

const NOW = Date.UTC(2026, 10, 20, 12)
const DAY = 86_400_000
const today = dayOf(NOW)

async function aWorld() {
  const { world } = await createMockServer({ now: () => NOW, scenario: 'empty' }).worlds.open('mine')
  world.events.restore([], 0)
  return world
}

test('a world is activated for its next event, by its own clock', async () => {
  const world = await aWorld()
  world.events.schedule(NOW + 3600_000, 'lottery.settle')

  expect(nextAlarmAt(world, today)).toBe(NOW + 3600_000)
  world.clock.scale(60)
  expect(nextAlarmAt(world, today)).toBe(NOW + 60_000)
  world.clock.advance(1800_000)
  expect(nextAlarmAt(world, today)).toBe(NOW + 30_000)
})

test('a world without events, or with a frozen clock, is activated for its deletion seven days after its last request', async () => {
  const world = await aWorld()
  expect(nextAlarmAt(world, today)).toBe(expiresAt(today))

  world.events.schedule(NOW + 3600_000, 'lottery.settle')
  world.clock.freeze()
  expect(nextAlarmAt(world, today)).toBe(expiresAt(today))
  expect(expiresAt(today)).toBe(Date.UTC(2026, 10, 28))
})

test('a world without requests for a day is not activated for its events', async () => {
  const world = await aWorld()
  world.events.schedule(NOW + 2 * DAY, 'lottery.settle')

  expect(nextAlarmAt(world, today)).toBe(expiresAt(today))
  expect(nextAlarmAt(world, today + 1)).toBe(NOW + 2 * DAY)
})
