import { expect, test } from 'vitest'
import { chancesOf, finalScoresOf, goalsOf, scoreAt, type MatchState } from '#mock/domains/games/matches.ts'
import { randomOf } from '#mock/kernel/world/random.ts'
import { pricesOf, scoreOf } from './contests.ts'
import { ON_LINES, PICKS, RESULTS } from './fixture.ts'
import { findFixture, fixturesOf, isWon, oddsOf, RETURN } from './fixtures.ts'
import { lineChances, linesOf } from './lines.ts'

const random = (...keys: (string | number)[]) => randomOf(7, ...keys)
const NOW = Date.UTC(2026, 10, 20, 12, 42)

test.each(['SPORTS', 'ESPORTS'])(
  'the chances of %s add up to one, and no odds exceed the stated return',
  (gameType) => {
    for (let minute = 0; minute < 2000; minute += 19) {
      const moment = { now: NOW + minute * 60_000, random }
      for (const fixture of fixturesOf(gameType, moment)) {
        const sumOf = (picks: readonly (typeof PICKS)[number][]) =>
          picks.reduce((sum, pick) => sum + (fixture.chances[pick] ?? 0), 0)
        expect(sumOf(RESULTS)).toBeCloseTo(1, 9)
        expect(sumOf(ON_LINES)).toBeCloseTo(2, 9)
        const shares = PICKS.map((pick) => (fixture.chances[pick] ?? 0) * (oddsOf(fixture, pick, moment) ?? 0))
        expect(Math.max(...shares)).toBeLessThanOrEqual(100 * RETURN * 1.0101)
      }
    }
  },
)

test('a million bets on football, at the start and in the middle, pay back 94 %', () => {
  const draw = randomOf(7, 'million football')
  const cache = new Map<number, number>()
  const homeChance = (standing: MatchState) => {
    const key = ((standing.strength * 100_000 + standing.played) * 10 + standing.home) * 10 + standing.away
    const chance = cache.get(key) ?? chancesOf(standing).home
    cache.set(key, chance)
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
  const cache = new Map<number, ReturnType<typeof lineChances>>()
  const lines = Array.from({ length: 8 }, (_, index) => linesOf({ ...kickOff, strength: strengthOf(index) }))
  const back = { 'home-line': 0, over: 0 }
  for (let match = 0; match < 1_000_000; match++) {
    const index = draw.int(8)
    const goals = goalsOf(draw, strengthOf(index))
    const played = [0, 0, 30, 60][match % 4]!
    const before = scoreAt(played, goals)
    const key = ((index * 100 + played) * 10 + before.home) * 10 + before.away
    const standing = { strength: strengthOf(index), played, home: before.home, away: before.away }
    const chances = cache.get(key) ?? lineChances(finalScoresOf(standing), lines[index]!)
    cache.set(key, chances)
    const { home, away } = scoreAt(90, goals)
    const won = { 'home-line': home + lines[index]!.handicap > away, over: home + away > lines[index]!.total }
    for (const pick of ['home-line', 'over'] as const) back[pick] += payoutOf(chances[pick], won[pick])
  }
  for (const sum of Object.values(back)) expect(Math.abs(sum / 1_000_000 - RETURN)).toBeLessThan(0.012)
})

const kickOff = { played: 0, home: 0, away: 0 }
const strengthOf = (index: number) => 0.3 + index * 0.05
const payoutOf = (chance: number, isWon: boolean) => {
  if (chance < 0.01 || chance > 0.92) return RETURN
  return isWon ? RETURN / chance : 0
}

test('the lines of a match balance both sides, and no score equals a line', () => {
  const at = (strength: number) => linesOf({ strength, ...kickOff })
  expect([at(0.3), at(0.45), at(0.64)]).toEqual([
    { handicap: 0.5, total: 2.5 },
    { handicap: -0.5, total: 2.5 },
    { handicap: -1.5, total: 2.5 },
  ])
  const end = { strength: 0.64, played: 90, home: 2, away: 1 }
  expect(lineChances(finalScoresOf(end), { handicap: -1.5, total: 2.5 })).toEqual({
    'home-line': 0,
    'away-line': 1,
    over: 1,
    under: 0,
  })
})

test('three hundred thousand matches of three maps pay back 94 %, on each market and at any score', () => {
  const draw = randomOf(7, 'maps')
  const back = { home: 0, 'home-line': 0, 'away-line': 0, over: 0, under: 0 }
  for (let match = 0; match < 300_000; match++) {
    const chance = 0.35 + draw.next() * 0.3
    const maps = [draw.next() < chance, draw.next() < chance, draw.next() < chance]
    const { chances } = pricesOf(chance, scoreOf(maps.slice(0, match % 2)))
    const { chances: atEnd } = pricesOf(chance, scoreOf(maps))
    for (const pick of Object.keys(back) as (keyof typeof back)[])
      back[pick] += payoutOf(chances[pick]!, atEnd[pick] === 1)
  }
  for (const sum of Object.values(back)) expect(Math.abs(sum / 300_000 - RETURN)).toBeLessThan(0.012)
})

test.each(['m', 'r', 't', 'b', 'v', 'p', 'i', 'w', 'h', 'c', 'e'])(
  'three thousand fixtures "%s" pay back 94 % at the odds shown before their start',
  (letter) => {
    const sum = { staked: 0, back: 0 }
    for (let number = 500_000; number < 503_000; number++) {
      const id = `${letter}-${number}`
      const startAt = findFixture(id, { now: 0, random })!.startAt
      const before = { now: startAt - 600_000, random }
      const fixture = findFixture(id, before)!
      const over = findFixture(id, { now: fixture.endAt, random })!
      for (const pick of PICKS) {
        const odds = oddsOf(fixture, pick, before)
        if (odds === undefined) continue
        sum.staked += 100
        if (isWon(over, pick, over.endAt)) sum.back += odds
      }
    }
    expect(sum.staked).toBeGreaterThan(100 * 6 * 3000 * 0.9)
    expect(Math.abs(sum.back / sum.staked - RETURN)).toBeLessThan(0.02)
  },
)

test('the lines of a contest give the stronger side a handicap of one part, constant until it ends', () => {
  const handicaps = [0.4, 0.6].map((chance) => pricesOf(chance, { home: 0, away: 0 }).lines.handicap)
  expect(handicaps).toEqual([1.5, -1.5])
  const { chances } = pricesOf(0.6, { home: 0, away: 0 })
  expect(chances['home-line']).toBeCloseTo(0.36, 9)
  expect(chances.under).toBeCloseTo(0.36 + 0.16, 9)
  expect(pricesOf(0.6, { home: 2, away: 1 })).toEqual({
    lines: { handicap: -1.5, total: 2.5 },
    chances: { home: 1, away: 0, 'home-line': 0, 'away-line': 1, over: 1, under: 0 },
  })
})

test('a contest ends when a side has two parts', () => {
  expect([scoreOf([true, true, false]), scoreOf([false, true, false])]).toEqual([
    { home: 2, away: 0 },
    { home: 1, away: 2 },
  ])
})

test('each sport has a live match at any time', () => {
  const random = (...keys: (string | number)[]) => randomOf(7, ...keys)
  const from = Date.parse('2026-11-20T12:42:00.000Z')
  for (let minute = 0; minute < 24 * 60; minute += 7) {
    const fixtures = [...fixturesOf('SPORTS', { now: from + minute * 60_000, random })]
    const live = new Set(fixtures.filter(({ score }) => score).map(({ sport }) => sport))
    expect([...live].toSorted(), `after ${minute} minutes`).toEqual(
      [...new Set(fixtures.map(({ sport }) => sport))].toSorted(),
    )
  }
})
