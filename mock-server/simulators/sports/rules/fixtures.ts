import { endsOf } from '../../../src/domains/games/football.ts'
import { LENGTH, type Match, matchNumbered, matchesAround } from '../../../src/domains/games/matches.ts'
import { basketballAround, basketballNumbered } from './basketball.ts'
import { CONTESTS, type Letter } from './contest-kinds.ts'
import { contestNumbered, contestsAround } from './contests.ts'
import type { Fixture, Pick, Streams } from './fixture.ts'
import { lineChances, linesOf } from './lines.ts'

/** What of a stake comes back on average: the book keeps 6 %. */
export const RETURN = 0.94
/** Before the start odds wander a little around what they are worth, anew every few minutes. */
const DRIFT = 0.02
const DRIFT_EVERY = 300_000
/** What is almost decided takes no bets. */
const OPEN = { least: 0.01, most: 0.92 }

type Moment = { now: number; random: Streams }

const letters = Object.keys(CONTESTS) as Letter[]

/** What is on offer where e-sports are played, or everywhere else: of each sport what is being played, then what comes next. */
export const fixturesOf = (gameType: string, { now, random }: Moment): Fixture[] =>
  gameType === 'ESPORTS'
    ? contestsAround('e', { now, random })
    : [
        ...matchesAround(now, random).map(asFixture),
        ...basketballAround({ now, random }),
        ...letters.filter((letter) => letter !== 'e').flatMap((letter) => contestsAround(letter, { now, random })),
      ]

/** The fixture with this id as it stands at a moment, or nothing. */
export function fixtureNamed(id: string, { now, random }: Moment): Fixture | undefined {
  const [, letter = '', digits] = /^([a-z])-(\d{1,9})$/.exec(id) ?? []
  const [number, moment] = [Number(digits), { now, random }]
  if (letter === 'm') return asFixture(matchNumbered(number, moment))
  if (letter === 'r') return basketballNumbered(number, moment)
  return Object.hasOwn(CONTESTS, letter) ? contestNumbered(letter as Letter, number, moment) : undefined
}

function asFixture({ number, league, home, away, kickOff, live, chances, standing }: Match): Fixture {
  const lines = linesOf(standing)
  return {
    id: `m-${number}`,
    sport: 'football',
    league,
    home: home.name,
    away: away.name,
    startAt: kickOff,
    endAt: kickOff + LENGTH,
    ...(live && { score: { home: live.home, away: live.away }, minute: live.minute }),
    lines,
    chances: { ...chances, ...lineChances(endsOf(standing), lines) },
  }
}

/** The odds of a pick in hundredths, the stake included; nothing while it takes no bets. */
export function oddsOf(
  { id, chances, startAt, endAt }: Fixture,
  pick: Pick,
  { now, random }: Moment,
): number | undefined {
  const chance = chances[pick]
  if (chance === undefined || now >= endAt || chance < OPEN.least || chance > OPEN.most) return undefined
  const wander = now < startAt ? (random('odds', id, pick, Math.floor(now / DRIFT_EVERY)).next() - 0.5) * DRIFT : 0
  return Math.floor((RETURN / chance) * (1 + wander) * 100)
}

/** Whether a pick has come true; nothing while the fixture is being played. */
export const isWon = ({ chances, endAt }: Fixture, pick: Pick, now: number): boolean | undefined =>
  now < endAt ? undefined : chances[pick] === 1
