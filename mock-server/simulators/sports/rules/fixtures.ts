import { finalScoresOf } from '#mock/domains/games/matches.ts'
import { MATCH_DURATION, type Match, matchNumbered, matchesAround } from '#mock/domains/games/matches.ts'
import { basketballAround, basketballFixture } from './basketball.ts'
import { CONTESTS, type Letter } from './contest-kinds.ts'
import { contestFixture, contestsAround } from './contests.ts'
import type { Fixture, Pick, Streams } from './fixture.ts'
import { lineChances, linesOf } from './lines.ts'

/** Average return of a stake: the book keeps 6 %. */
export const RETURN = 0.94
/** Before the start odds drift a little around their fair value, changing every few minutes. */
const DRIFT = 0.02
const DRIFT_INTERVAL = 300_000
/** Picks outside of these chances are closed. */
const OPEN_CHANCES = { min: 0.01, max: 0.92 }

type FixtureContext = { now: number; random: Streams }

const letters = Object.keys(CONTESTS) as Letter[]

/** Returns the fixtures of e-sports, or of all other sports: live ones, then upcoming ones, per sport. */
export const fixturesOf = (gameType: string, { now, random }: FixtureContext): Fixture[] =>
  gameType === 'ESPORTS'
    ? contestsAround('e', { now, random })
    : [
        ...matchesAround(now, random).map(toFixture),
        ...basketballAround({ now, random }),
        ...letters.filter((letter) => letter !== 'e').flatMap((letter) => contestsAround(letter, { now, random })),
      ]

export function findFixture(id: string, { now, random }: FixtureContext): Fixture | undefined {
  const [, letter = '', digits] = /^([a-z])-(\d{1,9})$/.exec(id) ?? []
  const [number, context] = [Number(digits), { now, random }]
  if (letter === 'm') return toFixture(matchNumbered(number, context))
  if (letter === 'r') return basketballFixture(number, context)
  return Object.hasOwn(CONTESTS, letter) ? contestFixture(letter as Letter, number, context) : undefined
}

function toFixture({ number, league, home, away, kickOff, live, chances, state: standing }: Match): Fixture {
  const lines = linesOf(standing)
  return {
    id: `m-${number}`,
    sport: 'football',
    league,
    home: home.name,
    away: away.name,
    startAt: kickOff,
    endAt: kickOff + MATCH_DURATION,
    ...(live && { score: { home: live.home, away: live.away }, minute: live.minute }),
    lines,
    chances: { ...chances, ...lineChances(finalScoresOf(standing), lines) },
  }
}

/** Returns the odds of a pick in hundredths, including the stake; undefined while it is closed. */
export function oddsOf(
  { id, chances, startAt, endAt }: Fixture,
  pick: Pick,
  { now, random }: FixtureContext,
): number | undefined {
  const chance = chances[pick]
  if (chance === undefined || now >= endAt || chance < OPEN_CHANCES.min || chance > OPEN_CHANCES.max) return undefined
  const drift = now < startAt ? (random('odds', id, pick, Math.floor(now / DRIFT_INTERVAL)).next() - 0.5) * DRIFT : 0
  return Math.floor((RETURN / chance) * (1 + drift) * 100)
}

/** Returns whether a pick has won; undefined until the fixture ends. */
export const isWon = ({ chances, endAt }: Fixture, pick: Pick, now: number): boolean | undefined =>
  now < endAt ? undefined : chances[pick] === 1
