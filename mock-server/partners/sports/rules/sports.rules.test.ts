import { expect, test } from 'vitest'
import { chancesOf, goalsOf, scoreAt, type Standing } from '../../../src/domains/games/football.ts'
import { randomOf } from '../../../src/kernel/random.ts'
import { scoreOf, winChance } from './esports.ts'
import { PICKS } from './fixture.ts'
import { fixturesOf, oddsOf, RETURN } from './fixtures.ts'

const random = (...keys: (string | number)[]) => randomOf(7, ...keys)
const NOW = Date.UTC(2026, 10, 20, 12, 42)

test.each(['SPORTS', 'ESPORTS'])(
  'the chances of %s add up to one, and no odds give more than the book may',
  (gameType) => {
    for (let minute = 0; minute < 2000; minute += 7) {
      const moment = { now: NOW + minute * 60_000, random }
      for (const fixture of fixturesOf(gameType, moment)) {
        const chances = PICKS.map((pick) => fixture.chances[pick] ?? 0)
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
        const shares = PICKS.map((pick) => (fixture.chances[pick] ?? 0) * (oddsOf(fixture, pick, moment) ?? 0))
        expect(Math.max(...shares)).toBeLessThanOrEqual(100 * RETURN * 1.0101)
      }
    }
  },
)

test('a million bets on football, at the start and in the middle, pay back 94 %', () => {
  const draw = randomOf(7, 'million football')
  const known = new Map<string, number>()
  const homeChance = (standing: Standing) => {
    const key = Object.values(standing).join()
    const chance = known.get(key) ?? chancesOf(standing).home
    known.set(key, chance)
    return chance
  }
  let back = 0
  for (let match = 0; match < 1_000_000; match++) {
    const strength = 0.3 + draw.int(8) * 0.05
    const goals = goalsOf(draw, strength)
    const played = [0, 0, 30, 60][match % 4]!
    const before = scoreAt(played, goals)
    const chance = homeChance({ strength, played, home: before.home, away: before.away })
    const { home, away } = scoreAt(90, goals)
    if (home > away) back += RETURN / chance
  }
  expect(Math.abs(back / 1_000_000 - RETURN)).toBeLessThan(0.012)
})

test('a million matches of three maps pay back 94 %, at any score', () => {
  const draw = randomOf(7, 'million maps')
  let back = 0
  for (let match = 0; match < 1_000_000; match++) {
    const chance = 0.35 + draw.next() * 0.3
    const maps = [draw.next() < chance, draw.next() < chance, draw.next() < chance]
    const before = scoreOf(maps.slice(0, match % 2))
    if (scoreOf(maps).home === 2) back += RETURN / winChance(chance, before.home, before.away)
  }
  expect(Math.abs(back / 1_000_000 - RETURN)).toBeLessThan(0.01)
})

test('nobody plays on when somebody has two maps', () => {
  expect([scoreOf([true, true, false]), scoreOf([false, true, false])]).toEqual([
    { home: 2, away: 0 },
    { home: 1, away: 2 },
  ])
})
