import { chanceOf, type FinalScore, finalScoresOf, type MatchState } from '#mock/domains/games/matches.ts'
import type { Lines, ON_LINES } from './fixture.ts'

const HANDICAPS = [-1.5, -0.5, 0.5, 1.5] as const
const TOTAL = 2.5

const isHomeAhead = (handicap: number) => (end: FinalScore) => end.home + handicap > end.away
const isOver = (total: number) => (end: FinalScore) => end.home + end.away > total

/** Returns the lines of a match, which are constant: the handicap is the one that balances the sides best. */
export function linesOf({ strength }: MatchState): Lines {
  const ends = finalScoresOf({ strength, played: 0, home: 0, away: 0 })
  const unevenness = (handicap: number) => Math.abs(chanceOf(ends, isHomeAhead(handicap)) - 0.5)
  const [handicap = HANDICAPS[0]] = HANDICAPS.toSorted((one, other) => unevenness(one) - unevenness(other))
  return { handicap, total: TOTAL }
}

export function lineChances(
  ends: readonly FinalScore[],
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
