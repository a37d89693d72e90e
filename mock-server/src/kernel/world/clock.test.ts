import { expect, test } from 'vitest'
import { createClock, MAX_TIME } from './clock.ts'

function setup(start?: number) {
  const host = { time: 1000 }
  return { host, clock: createClock(() => host.time, start) }
}

test('a clock follows its host until it is changed', () => {
  const { host, clock } = setup(50_000)

  host.time += 250

  expect(clock.now()).toBe(50_250)
})

test('advancing adds to the time, and a negative duration is refused', () => {
  const { clock } = setup(0)

  clock.advance(90_000)

  expect(clock.now()).toBe(90_000)
  expect(() => clock.advance(-1)).toThrow('must not be negative')
  expect(() => clock.advance(Number.NaN)).toThrow('must not be negative')
})

test('a frozen clock stops until it is resumed, and does not catch up', () => {
  const { host, clock } = setup(0)
  clock.freeze()
  host.time += 5000

  expect(clock.now()).toBe(0)

  clock.resume()
  host.time += 10
  expect(clock.now()).toBe(10)
})

test('a scaled clock runs faster from that moment on', () => {
  const { host, clock } = setup(0)
  host.time += 100
  clock.scale(60)
  host.time += 100

  expect(clock.now()).toBe(6100)
  expect(() => clock.scale(0)).toThrow('above 0')
})

test('a pinned clock gives everything in a request the same time', () => {
  const { host, clock } = setup(0)
  clock.pin(7)
  host.time += 999

  expect(clock.now()).toBe(7)

  clock.unpin()
  expect(clock.now()).toBe(999)
})

test('a saved clock returns to its time, or adds the host time since the save', () => {
  const { host, clock } = setup(0)
  clock.scale(2)
  host.time += 100
  const saved = clock.dump()
  host.time += 1000

  clock.restore(saved, 'exact')
  expect(clock.now()).toBe(200)

  clock.restore(saved, 'elapsed')
  expect(clock.now()).toBe(2200)
})

test('a clock stops at the year 2100, however fast it runs', () => {
  const { host, clock } = setup(MAX_TIME - 5000)
  clock.scale(10_000)
  host.time += 1000

  expect([clock.now(), clock.dump().time]).toEqual([MAX_TIME, MAX_TIME])
  clock.scale(1)
  host.time += 1000
  expect(clock.now()).toBe(MAX_TIME)
})
