import { type League, leagues, type Team } from '../../catalogue/teams.ts'
import type { LocalizedText } from '../../catalogue/words.ts'
import type { Random } from '../../kernel/world/random.ts'

export type Goal = { minute: number; isHome: boolean }
type Chances = { home: number; draw: number; away: number }
/** A match after `played` minutes: the goals so far and the strength of the home side. */
export type MatchState = { strength: number; played: number; home: number; away: number }

const MINUTES = 90
const MAX_GOALS = 5
const homeShare = (strength: number) => strength + 0.1

export const goalsOf = (draw: Random, strength: number): Goal[] =>
  Array.from({ length: draw.int(MAX_GOALS + 1) }, () => ({
    minute: 1 + draw.int(MINUTES),
    isHome: draw.next() < homeShare(strength),
  }))

export function scoreAt(minute: number, goals: Goal[]) {
  const home = goals.filter((goal) => goal.isHome && goal.minute <= minute).length
  return { minute, home, away: goals.filter((goal) => goal.minute <= minute).length - home }
}

const choose = (from: number, count: number): number => (count === 0 ? 1 : (choose(from - 1, count - 1) * from) / count)

export type FinalScore = { home: number; away: number; chance: number }

/** Returns the exact probability of each final score, under the rules of `goalsOf`. */
export function finalScoresOf({ strength, played, home, away }: MatchState): FinalScore[] {
  const scored = home + away
  const share = played / MINUTES
  const weights = Array.from(
    { length: MAX_GOALS - scored + 1 },
    (_, left) => choose(scored + left, scored) * share ** scored * (1 - share) ** left,
  )
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.flatMap((weight, left) =>
    splitGoals(left, homeShare(strength)).map((more) => ({
      home: home + more.home,
      away: away + more.away,
      chance: (weight / all) * more.chance,
    })),
  )
}

const splitGoals = (left: number, share: number): FinalScore[] =>
  Array.from({ length: left + 1 }, (_, own) => ({
    home: own,
    away: left - own,
    chance: choose(left, own) * share ** own * (1 - share) ** (left - own),
  }))

export const chanceOf = (ends: readonly FinalScore[], matches: (end: FinalScore) => boolean): number =>
  ends.reduce((sum, end) => (matches(end) ? sum + end.chance : sum), 0)

export function chancesOf(match: MatchState): Chances {
  const ends = finalScoresOf(match)
  return {
    home: chanceOf(ends, ({ home, away }) => home > away),
    draw: chanceOf(ends, ({ home, away }) => home === away),
    away: chanceOf(ends, ({ home, away }) => home < away),
  }
}

export type Match = {
  /** Unique number of the kick-off, counted from 1970. */
  number: number
  league: LocalizedText
  home: Team
  away: Team
  kickOff: number
  odds: Chances
  /** The current true probabilities; not part of a response. */
  chances: Chances
  state: MatchState
  /** The current minute and the goals so far; absent before kick-off. */
  live?: { minute: number; home: number; away: number }
}

const MINUTE = 60_000
const KICK_OFF_INTERVAL = 45 * MINUTE
export const MATCH_DURATION = 105 * MINUTE
const BREAK = { from: 45, length: 15 }
const MATCHES_AHEAD = 6
/** Share of the fair odds that is paid back. Odds of near-certain and near-impossible results are clamped to `ODDS`. */
const MARGIN = 0.94
const ODDS = { min: 1.01, max: 94 }

type RandomStreams = (...keys: (string | number)[]) => Random

/** Returns the live matches at `now`, then the next ones. The result depends only on the time and the seed. */
export function matchesAround(now: number, random: RandomStreams): Match[] {
  const all = leagues()
  const first = Math.ceil((now - MATCH_DURATION) / KICK_OFF_INTERVAL)
  const last = Math.floor(now / KICK_OFF_INTERVAL) + MATCHES_AHEAD
  return Array.from({ length: last - first + 1 }, (_, index) => matchOf(first + index, { all, now, random }))
}

export const matchNumbered = (number: number, { now, random }: { now: number; random: RandomStreams }): Match =>
  matchOf(number, { all: leagues(), now, random })

type MatchContext = { all: readonly League[]; now: number; random: RandomStreams }

function matchOf(number: number, { all, now, random }: MatchContext): Match {
  const draw = random('match', number)
  const league = all[number % all.length]!
  const home = draw.int(league.teams.length)
  const away = (home + 1 + draw.int(league.teams.length - 1)) % league.teams.length
  const kickOff = number * KICK_OFF_INTERVAL
  const strength = 0.3 + draw.next() * 0.35
  const goals = goalsOf(draw, strength)
  const live = kickOff <= now ? scoreAt(minuteAt(now - kickOff), goals) : undefined
  const { minute: played, ...score } = live ?? { minute: 0, home: 0, away: 0 }
  const state = { strength, played, ...score }
  const chances = chancesOf(state)
  return {
    number,
    league: league.name,
    home: league.teams[home]!,
    away: league.teams[away]!,
    kickOff,
    odds: oddsOf(chances),
    chances,
    state,
    ...(live && { live }),
  }
}

function oddsOf({ home, draw, away }: Chances): Chances {
  const price = (chance: number) => Math.min(ODDS.max, Math.max(ODDS.min, Math.round((MARGIN / chance) * 100) / 100))
  return { home: price(home), draw: price(draw), away: price(away) }
}

function minuteAt(passed: number) {
  const minutes = Math.floor(passed / MINUTE)
  return minutes <= BREAK.from ? minutes + 1 : Math.max(BREAK.from, Math.min(90, minutes - BREAK.length))
}
