import type { Random } from '../../kernel/random.ts'

export type Goal = { minute: number; isHome: boolean }
export type Chances = { home: number; draw: number; away: number }
/** How a match stands after so many minutes of play. */
export type Standing = { strength: number; played: number; home: number; away: number }

const MINUTES = 90
const MOST_GOALS = 5
/** How likely a goal is one of the home side, by its strength. */
const homeShare = (strength: number) => strength + 0.1

/** The goals of a match: none to five, each in any minute. */
export const goalsOf = (draw: Random, strength: number): Goal[] =>
  Array.from({ length: draw.int(MOST_GOALS + 1) }, () => ({
    minute: 1 + draw.int(MINUTES),
    isHome: draw.next() < homeShare(strength),
  }))

export function scoreAt(minute: number, goals: Goal[]) {
  const home = goals.filter((goal) => goal.isHome && goal.minute <= minute).length
  return { minute, home, away: goals.filter((goal) => goal.minute <= minute).length - home }
}

const choose = (from: number, count: number): number => (count === 0 ? 1 : (choose(from - 1, count - 1) * from) / count)

/** A score a match may end with, and how likely it does. */
export type End = { home: number; away: number; chance: number }

/** How likely each final score is, exactly: what `goalsOf` may still bring to a match that stands so. */
export function endsOf({ strength, played, home, away }: Standing): End[] {
  const scored = home + away
  const share = played / MINUTES
  const weights = Array.from(
    { length: MOST_GOALS - scored + 1 },
    (_, left) => choose(scored + left, scored) * share ** scored * (1 - share) ** left,
  )
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.flatMap((weight, left) =>
    divided(left, homeShare(strength)).map((more) => ({
      home: home + more.home,
      away: away + more.away,
      chance: (weight / all) * more.chance,
    })),
  )
}

/** How `left` more goals may be divided, each being one of the home side by `share`. */
const divided = (left: number, share: number): End[] =>
  Array.from({ length: left + 1 }, (_, own) => ({
    home: own,
    away: left - own,
    chance: choose(left, own) * share ** own * (1 - share) ** (left - own),
  }))

/** How likely it is to end in a way that fits. */
export const chanceOf = (ends: readonly End[], fits: (end: End) => boolean): number =>
  ends.reduce((sum, end) => (fits(end) ? sum + end.chance : sum), 0)

/** How likely each side wins, or neither. */
export function chancesOf(standing: Standing): Chances {
  const ends = endsOf(standing)
  return {
    home: chanceOf(ends, ({ home, away }) => home > away),
    draw: chanceOf(ends, ({ home, away }) => home === away),
    away: chanceOf(ends, ({ home, away }) => home < away),
  }
}
