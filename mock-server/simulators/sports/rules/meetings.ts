import type { Word } from '../../../src/catalogue/words.ts'
import type { Random } from '../../../src/kernel/random.ts'
import type { Fixture, Sport } from './fixture.ts'

const MINUTE = 60_000

/** Who plays a sport, in which leagues, and when: every so many minutes, so many of them ahead. */
export type Kind = { sport: Sport; leagues: Word[]; sides(): Word[]; every: number; offset: number; ahead: number }
type When = Pick<Kind, 'every' | 'offset'>

const startOf = ({ every, offset }: When, number: number) => (number * every + offset) * MINUTE
/** The last one that has begun by then. */
const lastBegun = ({ every, offset }: When, at: number) => Math.floor((at / MINUTE - offset) / every)

/** The numbers of what is being played at `now`, and of what comes next, when each takes `length` ms. */
export function numbersAround(kind: Kind, length: number, now: number): number[] {
  const [first, last] = [lastBegun(kind, now - length - 1) + 1, lastBegun(kind, now) + kind.ahead]
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** Which two meet in the one with this number, and when. */
export function meetingOf(
  kind: Kind,
  number: number,
  draw: Random,
): Pick<Fixture, 'sport' | 'league' | 'home' | 'away' | 'startAt'> {
  const sides = kind.sides()
  const home = draw.int(sides.length)
  const away = (home + 1 + draw.int(sides.length - 1)) % sides.length
  return {
    sport: kind.sport,
    league: kind.leagues[number % kind.leagues.length]!,
    home: sides[home]!,
    away: sides[away]!,
    startAt: startOf(kind, number),
  }
}
