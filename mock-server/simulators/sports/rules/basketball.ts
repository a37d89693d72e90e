import { parseTexts } from '#mock/catalogue/words.ts'
import { leagues } from '#mock/catalogue/teams.ts'
import type { Fixture, Lines, Streams } from './fixture.ts'
import { type Kind, meetingOf, numbersAround } from './meetings.ts'

/** Eight periods of six minutes, two per quarter; points are added at the end of each. */
const PERIODS = 8
const PERIOD = 6 * 60_000
const PERIODS_PER_QUARTER = 2
/** A side scores its minimum per period, and up to twelve points more. */
const SPREAD = 13
const MEAN = (SPREAD - 1) / 2
/** Level sides play on until one basket. */
const GOLDEN_BASKET = 2

const BASKETBALL: Kind = {
  sport: 'basketball',
  leagues: parseTexts('Giải Rổ Tre=Bamboo Hoop League'),
  sides: () => leagues()[2]!.teams.map(({ name }) => name),
  every: 30,
  offset: 10,
  ahead: 3,
}

type FixtureContext = { now: number; random: Streams }
type Points = { home: number; away: number }

export const basketballAround = (context: FixtureContext): Fixture[] =>
  numbersAround(BASKETBALL, PERIODS * PERIOD, context.now).map((number) => basketballFixture(number, context))

export function basketballFixture(number: number, { now, random }: FixtureContext): Fixture {
  const draw = random(BASKETBALL.sport, number)
  const { startAt, ...meeting } = meetingOf(BASKETBALL, number, draw)
  const minimum = { home: 5 + draw.int(4), away: 5 + draw.int(4) }
  const periods = Array.from({ length: PERIODS }, () => ({ home: draw.int(SPREAD), away: draw.int(SPREAD) }))
  const played = Math.min(PERIODS, Math.max(0, Math.floor((now - startAt) / PERIOD)))
  const score = pointsAfter(played, { minimum, periods, isHomeGolden: draw.next() < 0.5 })
  return {
    id: `r-${number}`,
    ...meeting,
    startAt,
    endAt: startAt + PERIODS * PERIOD,
    ...(now >= startAt && { score, quarter: quarterOf(played) }),
    ...pricesOfPoints(minimum, score, PERIODS - played),
  }
}

const quarterOf = (played: number) => Math.floor(Math.min(played, PERIODS - 1) / PERIODS_PER_QUARTER) + 1

type PlayedPeriods = { minimum: Points; periods: Points[]; isHomeGolden: boolean }

function pointsAfter(played: number, { minimum, periods, isHomeGolden }: PlayedPeriods): Points {
  const sum = (side: 'home' | 'away') =>
    periods.slice(0, played).reduce((points, period) => points + minimum[side] + period[side], 0)
  const score = { home: sum('home'), away: sum('away') }
  if (played === PERIODS && score.home === score.away) score[isHomeGolden ? 'home' : 'away'] += GOLDEN_BASKET
  return score
}

/** Returns the lines of a match, which are constant, and the chances of all picks with `left` periods to go. */
export function pricesOfPoints(minimum: Points, score: Points, left: number): Pick<Fixture, 'lines' | 'chances'> {
  const ahead = PERIODS * (minimum.home - minimum.away)
  const lines = {
    handicap: (ahead < 0 ? 1.5 : -1.5) - ahead,
    total: PERIODS * (minimum.home + minimum.away + 2 * MEAN) + 0.5,
  }
  const { home, homeLine, over } = likelihoods({ minimum, score, left, lines })
  return {
    lines,
    chances: { home, away: 1 - home, 'home-line': homeLine, 'away-line': 1 - homeLine, over, under: 1 - over },
  }
}

type PriceInput = { minimum: Points; score: Points; left: number; lines: Lines }

/** Sums over all possible ends, some ten thousand, without storing them. */
function likelihoods({ minimum, score, left, lines: { handicap, total } }: PriceInput) {
  const extraPoints = sumsOf(left)
  const sums = { home: 0, homeLine: 0, over: 0 }
  const add = (home: number, away: number, chance: number) => {
    if (home > away) sums.home += chance
    if (home + handicap > away) sums.homeLine += chance
    if (home + away > total) sums.over += chance
  }
  const minimumScore = { home: score.home + left * minimum.home, away: score.away + left * minimum.away }
  extraPoints.forEach((ofHome, points) =>
    extraPoints.forEach((ofAway, others) => {
      const [home, away, chance] = [minimumScore.home + points, minimumScore.away + others, ofHome * ofAway]
      if (home !== away) return add(home, away, chance)
      add(home + GOLDEN_BASKET, away, chance / 2)
      add(home, away + GOLDEN_BASKET, chance / 2)
    }),
  )
  return sums
}

/** Returns the chance of each number of points above the minimum, after so many periods. */
function sumsOf(periods: number): number[] {
  if (periods === 0) return [1]
  const before = sumsOf(periods - 1)
  return Array.from({ length: before.length + SPREAD - 1 }, (_, points) =>
    before.slice(Math.max(0, points - SPREAD + 1), points + 1).reduce((sum, chance) => sum + chance / SPREAD, 0),
  )
}
