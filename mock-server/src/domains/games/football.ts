import type { Random } from '../../kernel/world/random.ts'

export type Goal = { minute: number; isHome: boolean }
export type Chances = { home: number; draw: number; away: number }
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
