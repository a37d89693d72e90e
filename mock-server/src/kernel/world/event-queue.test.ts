import { expect, test } from 'vitest'
import { createEventQueue } from './event-queue.ts'
import { composeDomains } from '../http/compose-domains.ts'
import { createWorld } from './world.ts'

const aWorld = () =>
  createWorld({ name: 'w', seed: 1, scenario: 'empty', hostNow: () => 0, time: 0 }, composeDomains([]))

test('events run in order of time, and events with the same time in the order they were scheduled', () => {
  const queue = createEventQueue()
  for (const [at, name] of [
    [30, 'c'],
    [10, 'a'],
    [20, 'first'],
    [20, 'second'],
    [10, 'b'],
  ] as const) {
    queue.schedule(at, name)
  }

  const names = Array.from({ length: 5 }, () => queue.takeDue(100)?.name)

  expect(names).toEqual(['a', 'b', 'first', 'second', 'c'])
  expect(queue.size()).toBe(0)
})

test('only due events are removed from the queue', () => {
  const queue = createEventQueue()
  queue.schedule(11, 'later')

  expect(queue.takeDue(10)).toBeUndefined()
  expect(queue.next()).toBe(11)
  expect(queue.takeDue(11)?.name).toBe('later')
})

test('the error for an event without a handler names it, on run and on restore', async () => {
  const queue = createEventQueue()
  queue.schedule(1, 'ghost')
  const saved = structuredClone(queue.dump())

  await expect(queue.run(queue.takeDue(1)!)).rejects.toThrow('ghost')
  expect(() => createEventQueue().restore(saved, 1)).toThrow('nothing handles the event ghost')
})

test('each event runs at its own time, then the clock is at its target', async () => {
  const world = aWorld()
  const times: number[] = []
  world.events.on('tick', () => void times.push(world.clock.now()))
  for (const at of [300, 100, 200]) world.events.schedule(at, 'tick')
  world.clock.advance(1000)

  await world.run(async () => {
    times.push(world.clock.now())
  })

  expect(times).toEqual([100, 200, 300, 1000])
})

test('a day in one step equals a day in 1,440 steps', async () => {
  const ring = (world: ReturnType<typeof aWorld>) => {
    const runs: string[] = []
    world.events.on('bell', ({ every }: { every: number }) => {
      runs.push(`${every}@${world.clock.now()}`)
      world.events.schedule(world.clock.now() + every, 'bell', { every })
    })
    for (const every of [45_000, 61_000, 3_600_000]) world.events.schedule(every, 'bell', { every })
    return runs
  }
  const [one, many] = [aWorld(), aWorld()]
  const [atOnce, stepByStep] = [ring(one), ring(many)]

  one.clock.advance(86_400_000)
  await one.run(async () => undefined)
  for (let minute = 0; minute < 1440; minute++) {
    many.clock.advance(60_000)
    await many.run(async () => undefined)
  }

  expect(stepByStep).toEqual(atOnce)
  expect(atOnce.length).toBeGreaterThan(3000)
  expect(many.events.dump()).toEqual(one.events.dump())
})
