import { expect, test } from 'vitest'
import { chancesOf, goalsOf, scoreAt, type Standing } from '../../../src/domains/games/football.ts'
import { randomOf } from '../../../src/kernel/random.ts'
import { scoreOf, winChance } from './esports.ts'
import { ON_LINES, PICKS, RESULTS } from './fixture.ts'
import { fixturesOf, oddsOf, RETURN } from './fixtures.ts'
import { lineChances, linesOf } from './lines.ts'

const random = (...keys: (string | number)[]) => randomOf(7, ...keys)
const NOW = Date.UTC(2026, 10, 20, 12, 42)

test.each(['SPORTS', 'ESPORTS'])(
  'the chances of %s add up to one, and no odds give more than the book may',
  (gameType) => {
    for (let minute = 0; minute < 2000; minute += 7) {
      const moment = { now: NOW + minute * 60_000, random }
      for (const fixture of fixturesOf(gameType, moment)) {
        const sumOf = (picks: readonly (typeof PICKS)[number][]) =>
          picks.reduce((sum, pick) => sum + (fixture.chances[pick] ?? 0), 0)
        expect(sumOf(RESULTS)).toBeCloseTo(1, 9)
        expect(sumOf(ON_LINES)).toBeCloseTo(fixture.lines ? 2 : 0, 9)
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

test('a million bets on each line, at the start and in the middle, pay back 94 %', () => {
  const draw = randomOf(7, 'million lines')
  const known = new Map<number, ReturnType<typeof lineChances>>()
  const lines = Array.from({ length: 8 }, (_, index) => linesOf({ ...kickOff, strength: strengthOf(index) }))
  const back = { 'home-line': 0, over: 0 }
  for (let match = 0; match < 1_000_000; match++) {
    const index = draw.int(8)
    const goals = goalsOf(draw, strengthOf(index))
    const played = [0, 0, 30, 60][match % 4]!
    const before = scoreAt(played, goals)
    const key = ((index * 100 + played) * 10 + before.home) * 10 + before.away
    const standing = { strength: strengthOf(index), played, home: before.home, away: before.away }
    const chances = known.get(key) ?? lineChances(standing, lines[index]!)
    known.set(key, chances)
    const { home, away } = scoreAt(90, goals)
    const won = { 'home-line': home + lines[index]!.handicap > away, over: home + away > lines[index]!.total }
    for (const pick of ['home-line', 'over'] as const) back[pick] += paid(chances[pick], won[pick])
  }
  for (const sum of Object.values(back)) expect(Math.abs(sum / 1_000_000 - RETURN)).toBeLessThan(0.012)
})

const kickOff = { played: 0, home: 0, away: 0 }
const strengthOf = (index: number) => 0.3 + index * 0.05
/** What a bet of 1 brings back; what is as good as decided takes none, and counts as paid by the book's share. */
const paid = (chance: number, isWon: boolean) => {
  if (chance < 0.01 || chance > 0.92) return RETURN
  return isWon ? RETURN / chance : 0
}

test('the lines of a match make both sides alike, and nothing ends on them', () => {
  const at = (strength: number) => linesOf({ strength, ...kickOff })
  expect([at(0.3), at(0.45), at(0.64)]).toEqual([
    { handicap: 0.5, total: 2.5 },
    { handicap: -0.5, total: 2.5 },
    { handicap: -1.5, total: 2.5 },
  ])
  const end = { strength: 0.64, played: 90, home: 2, away: 1 }
  expect(lineChances(end, { handicap: -1.5, total: 2.5 })).toEqual({
    'home-line': 0,
    'away-line': 1,
    over: 1,
    under: 0,
  })
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
