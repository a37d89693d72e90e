import { chanceOf, type End, endsOf, type Standing } from '../../../src/domains/games/football.ts'
import type { Lines, ON_LINES } from './fixture.ts'

const HANDICAPS = [-1.5, -0.5, 0.5, 1.5] as const
const TOTAL = 2.5

const isHomeAhead = (handicap: number) => (end: End) => end.home + handicap > end.away
const isOver = (total: number) => (end: End) => end.home + end.away > total

/** The lines of a match, the same from long before it until its end: the handicap is the one that makes both sides most alike. */
export function linesOf({ strength }: Standing): Lines {
  const ends = endsOf({ strength, played: 0, home: 0, away: 0 })
  const unevenness = (handicap: number) => Math.abs(chanceOf(ends, isHomeAhead(handicap)) - 0.5)
  const [handicap = HANDICAPS[0]] = HANDICAPS.toSorted((one, other) => unevenness(one) - unevenness(other))
  return { handicap, total: TOTAL }
}

/** How likely each pick on the lines comes true. */
export function lineChances(
  ends: readonly End[],
  { handicap, total }: Lines,
): Record<(typeof ON_LINES)[number], number> {
  const [ahead, over] = [isHomeAhead(handicap), isOver(total)]
  return {
    'home-line': chanceOf(ends, ahead),
    'away-line': chanceOf(ends, (end) => !ahead(end)),
    over: chanceOf(ends, over),
    under: chanceOf(ends, (end) => !over(end)),
  }
}
