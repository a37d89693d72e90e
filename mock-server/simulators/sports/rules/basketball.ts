import { words } from '../../../src/catalogue/words.ts'
import { leagues } from '../../../src/catalogue/teams.ts'
import type { Fixture, Lines, Streams } from './fixture.ts'
import { type Kind, meetingOf, numbersAround } from './meetings.ts'

/** Eight spells of six minutes, two to a quarter; points are told at the end of each. */
const SPELLS = 8
const SPELL = 6 * 60_000
const SPELLS_OF_A_QUARTER = 2
/** In a spell a side makes its least, and up to twelve points more. */
const SPREAD = 13
const MEAN = (SPREAD - 1) / 2
/** Who is level at the end plays on until one basket. */
const GOLDEN_BASKET = 2

const BASKETBALL: Kind = {
  sport: 'basketball',
  leagues: words('Giải Rổ Tre=Bamboo Hoop League'),
  sides: () => leagues()[2]!.teams.map(({ name }) => name),
  every: 30,
  offset: 10,
  ahead: 3,
}

type Moment = { now: number; random: Streams }
type Points = { home: number; away: number }

/** The matches around `now`. */
export const basketballAround = (moment: Moment): Fixture[] =>
  numbersAround(BASKETBALL, SPELLS * SPELL, moment.now).map((number) => basketballNumbered(number, moment))

/** One of them as it stands at `now`. */
export function basketballNumbered(number: number, { now, random }: Moment): Fixture {
  const draw = random(BASKETBALL.sport, number)
  const { startAt, ...meeting } = meetingOf(BASKETBALL, number, draw)
  const least = { home: 5 + draw.int(4), away: 5 + draw.int(4) }
  const spells = Array.from({ length: SPELLS }, () => ({ home: draw.int(SPREAD), away: draw.int(SPREAD) }))
  const played = Math.min(SPELLS, Math.max(0, Math.floor((now - startAt) / SPELL)))
  const score = pointsAfter(played, { least, spells, isHomeGolden: draw.next() < 0.5 })
  return {
    id: `r-${number}`,
    ...meeting,
    startAt,
    endAt: startAt + SPELLS * SPELL,
    ...(now >= startAt && { score, quarter: quarterOf(played) }),
    ...pricesOfPoints(least, score, SPELLS - played),
  }
}

/** The quarter that is played after so many spells; after the last one the last. */
const quarterOf = (played: number) => Math.floor(Math.min(played, SPELLS - 1) / SPELLS_OF_A_QUARTER) + 1

type Played = { least: Points; spells: Points[]; isHomeGolden: boolean }

function pointsAfter(played: number, { least, spells, isHomeGolden }: Played): Points {
  const sum = (side: 'home' | 'away') =>
    spells.slice(0, played).reduce((points, spell) => points + least[side] + spell[side], 0)
  const score = { home: sum('home'), away: sum('away') }
  if (played === SPELLS && score.home === score.away) score[isHomeGolden ? 'home' : 'away'] += GOLDEN_BASKET
  return score
}

/** The lines of a match, the same from long before it until its end, and how likely each pick comes true with so many spells left. */
export function pricesOfPoints(least: Points, score: Points, left: number): Pick<Fixture, 'lines' | 'chances'> {
  const ahead = SPELLS * (least.home - least.away)
  const lines = {
    handicap: (ahead < 0 ? 1.5 : -1.5) - ahead,
    total: SPELLS * (least.home + least.away + 2 * MEAN) + 0.5,
  }
  const { home, homeLine, over } = likelihoods({ least, score, left, lines })
  return {
    lines,
    chances: { home, away: 1 - home, 'home-line': homeLine, 'away-line': 1 - homeLine, over, under: 1 - over },
  }
}

type Prices = { least: Points; score: Points; left: number; lines: Lines }

/** Summed up over all ends there may be: some ten thousand of them, so that none is kept as a thing of its own. */
function likelihoods({ least, score, left, lines: { handicap, total } }: Prices) {
  const more = sumsOf(left)
  const sums = { home: 0, homeLine: 0, over: 0 }
  const add = (home: number, away: number, chance: number) => {
    if (home > away) sums.home += chance
    if (home + handicap > away) sums.homeLine += chance
    if (home + away > total) sums.over += chance
  }
  const base = { home: score.home + left * least.home, away: score.away + left * least.away }
  more.forEach((ofHome, points) =>
    more.forEach((ofAway, others) => {
      const [home, away, chance] = [base.home + points, base.away + others, ofHome * ofAway]
      if (home !== away) return add(home, away, chance)
      add(home + GOLDEN_BASKET, away, chance / 2)
      add(home, away + GOLDEN_BASKET, chance / 2)
    }),
  )
  return sums
}

/** How likely so many spells bring each number of points above the least. */
function sumsOf(spells: number): number[] {
  if (spells === 0) return [1]
  const before = sumsOf(spells - 1)
  return Array.from({ length: before.length + SPREAD - 1 }, (_, points) =>
    before.slice(Math.max(0, points - SPREAD + 1), points + 1).reduce((sum, chance) => sum + chance / SPREAD, 0),
  )
}
