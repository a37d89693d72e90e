import { type League, leagues, type Team } from '../../catalogue/teams.ts'
import type { Word } from '../../catalogue/words.ts'
import type { Random } from '../../kernel/random.ts'
import { type Chances, chancesOf, goalsOf, scoreAt, type Standing } from './football.ts'

export type Match = {
  /** Which kick-off it is, counted from 1970; unique. */
  number: number
  league: Word
  home: Team
  away: Team
  kickOff: number
  odds: Chances
  /** How likely each end is now: only the house knows. */
  chances: Chances
  /** How it stands, as the house knows it: the sides' strength too. */
  standing: Standing
  /** The minute being played and the goals so far; absent before kick-off. */
  live?: { minute: number; home: number; away: number }
}

const MINUTE = 60_000
const EVERY = 45 * MINUTE
/** A match lasts two halves and a break. */
export const LENGTH = 105 * MINUTE
const BREAK = { from: 45, length: 15 }
const AHEAD = 6
/** Odds pay back this much of fair ones; what is as good as decided, or as good as impossible, is cut. */
const MARGIN = 0.94
const ODDS = { least: 1.01, most: 94 }

type Streams = (...keys: (string | number)[]) => Random

/** The matches around `now`: those being played first, then the next ones. The same moment always shows the same matches. */
export function matchesAround(now: number, random: Streams): Match[] {
  const all = leagues()
  const first = Math.ceil((now - LENGTH) / EVERY)
  const last = Math.floor(now / EVERY) + AHEAD
  return Array.from({ length: last - first + 1 }, (_, index) => matchOf(first + index, { all, now, random }))
}

/** The match with this number as it stands at `now`. */
export const matchNumbered = (number: number, { now, random }: { now: number; random: Streams }): Match =>
  matchOf(number, { all: leagues(), now, random })

type Scene = { all: League[]; now: number; random: Streams }

function matchOf(number: number, { all, now, random }: Scene): Match {
  const draw = random('match', number)
  const league = all[number % all.length]!
  const home = draw.int(league.teams.length)
  const away = (home + 1 + draw.int(league.teams.length - 1)) % league.teams.length
  const kickOff = number * EVERY
  const strength = 0.3 + draw.next() * 0.35
  const goals = goalsOf(draw, strength)
  const live = kickOff <= now ? scoreAt(minuteAt(now - kickOff), goals) : undefined
  const { minute: played, ...score } = live ?? { minute: 0, home: 0, away: 0 }
  const standing = { strength, played, ...score }
  const chances = chancesOf(standing)
  return {
    number,
    league: league.name,
    home: league.teams[home]!,
    away: league.teams[away]!,
    kickOff,
    odds: oddsOf(chances),
    chances,
    standing,
    ...(live && { live }),
  }
}

function oddsOf({ home, draw, away }: Chances): Chances {
  const price = (chance: number) => Math.min(ODDS.most, Math.max(ODDS.least, Math.round((MARGIN / chance) * 100) / 100))
  return { home: price(home), draw: price(draw), away: price(away) }
}

/** Minutes of play, without the break. */
function minuteAt(passed: number) {
  const minutes = Math.floor(passed / MINUTE)
  return minutes <= BREAK.from ? minutes + 1 : Math.max(BREAK.from, Math.min(90, minutes - BREAK.length))
}
