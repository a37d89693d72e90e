import { expect, test } from 'vitest'
import type { WaterResponse } from '../rules/fish.simulator.ts'
import { Gun } from './gun.ts'
import { courseOf, type Pool, spotOf } from './paths.ts'
import { Shots } from './shots.ts'
import { Water } from './water.ts'

const POOLS: Pool[] = [
  { width: 366, height: 484 },
  { width: 296, height: 240 },
  { width: 520, height: 300 },
]

const fish = Array.from({ length: 40 }, (_, index) => ({
  id: `12422:${index}:7`,
  kind: `k${index % 10}`,
  pays: 2,
  from: 0,
  until: 8000,
  lane: (index * 37) % 100,
}))
const kinds = Array.from({ length: 10 }, (_, rank) => ({ code: `k${rank}` }))
const waterWith = (one: (typeof fish)[number]) =>
  new Water({ kinds, state: { now: 4000, fish: [one], balance: 0 } } as unknown as WaterResponse, 0)

test.for(POOLS)('a shot aimed ahead of a fish hits it on every path, in a water of $width by $height', (pool) => {
  const missedFish = fish.filter((one) => {
    const water = waterWith(one)
    const gun = new Gun()
    const shots = new Shots()
    gun.lead(water.visibleFish(0, pool)[0]!, { water, at: 0, pool })
    shots.fire({ ...gun.muzzle(pool), angle: gun.angle, cost: 1 })
    for (let at = 16; at < 1600; at += 16) {
      if (shots.step(16, { pool, fish: water.visibleFish(at, pool) }).impacts.length > 0) return false
    }
    return true
  })
  expect(missedFish.map(({ id, kind }) => [id, kind])).toEqual([])
})

test('a fish announced before it comes is not there yet', () => {
  const [pool] = POOLS as [Pool]
  const water = waterWith({ ...fish[0]!, from: 5000, until: 13_000 })
  expect(water.visibleFish(999, pool)).toEqual([])
  expect(water.visibleFish(1000, pool)).toHaveLength(1)
  expect(water.visibleFish(9000, pool)).toEqual([])
})

test('a bullet that hits no fish bounces off the walls a few times and sinks', () => {
  const [pool] = POOLS as [Pool]
  const shots = new Shots()
  shots.fire({ x: 183, y: 450, angle: 0.6, cost: 100 })
  const sunk = []
  for (let at = 0; at < 10_000; at += 16) {
    sunk.push(...shots.step(16, { pool, fish: [] }).sunk)
    for (const { x, y } of shots.flying) {
      expect(x >= 0 && x <= pool.width && y >= 0 && y <= pool.height).toBe(true)
    }
  }
  expect([sunk.length, sunk[0]!.cost, shots.flying.length]).toEqual([1, 100, 0])
})

test('a fish enters and leaves out of sight, and never swims over the cannon', () => {
  const [pool] = POOLS as [Pool]
  for (const one of fish) {
    const at = (share: number) => spotOf({ course: courseOf(one), share, length: 60 }, pool)
    const [start, end] = [at(0).x, at(1).x].toSorted((a, b) => a - b)
    expect([start, end]).toEqual([-30, pool.width + 30])
    for (let share = 0; share <= 1; share += 0.05) expect(at(share).y).toBeLessThan(pool.height * 0.75)
  }
})

test('all players see a fish on the same path, and two fish of a lane on different ones', () => {
  expect(courseOf(fish[0]!)).toEqual(courseOf({ ...fish[0]! }))
  expect(courseOf({ ...fish[0]!, id: '12422:1:8' })).not.toEqual(courseOf(fish[0]!))
})
