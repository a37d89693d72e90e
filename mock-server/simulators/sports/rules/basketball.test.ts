import { expect, test } from 'vitest'
import { randomOf } from '#mock/kernel/world/random.ts'
import { basketballFixture, pricesOfPoints } from './basketball.ts'

const random = (...keys: (string | number)[]) => randomOf(7, ...keys)
const MINUTE = 60_000
const { startAt, endAt } = basketballFixture(900_000, { now: 0, random })

test('points are added every six minutes, twice a quarter, and no match ends level', () => {
  const at = (minutes: number) => basketballFixture(900_000, { now: startAt + minutes * MINUTE, random })
  expect([-1, 0, 6, 12, 47].map((minutes) => at(minutes).quarter)).toEqual([undefined, 1, 1, 2, 4])
  const sums = [0, 6, 12, 48].map((minutes) => at(minutes).score!.home + at(minutes).score!.away)
  expect(sums).toEqual(sums.toSorted((one, other) => one - other))
  expect([endAt - startAt, new Set(sums).size]).toEqual([48 * MINUTE, 4])
  for (let number = 0; number < 500; number++) {
    const { home, away } = basketballFixture(number, { now: 1e15, random }).score!
    expect(home).not.toBe(away)
  }
})

test('the handicap follows the stronger side, and every line is a half', () => {
  const even = pricesOfPoints({ home: 6, away: 6 }, { home: 0, away: 0 }, 8)
  const strong = pricesOfPoints({ home: 8, away: 5 }, { home: 0, away: 0 }, 8)
  expect([even.lines, strong.lines]).toEqual([
    { handicap: -1.5, total: 192.5 },
    { handicap: -25.5, total: 200.5 },
  ])
  expect(even.chances.home).toBeCloseTo(0.5, 9)
  expect(strong.chances['home-line']).toBeCloseTo(even.chances['home-line']!, 1)
})

test('level sides before the last period have equal chances, and a golden basket counts', () => {
  const { chances } = pricesOfPoints({ home: 6, away: 6 }, { home: 100, away: 100 }, 1)
  expect(chances.home).toBeCloseTo(0.5, 9)
  const decided = pricesOfPoints({ home: 6, away: 6 }, { home: 102, away: 100 }, 0)
  expect(decided.chances).toEqual({ home: 1, away: 0, 'home-line': 1, 'away-line': 0, over: 1, under: 0 })
})
