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

/** How likely each end is, exactly: what `goalsOf` may still bring to a match that stands so. */
export function chancesOf({ strength, played, home, away }: Standing): Chances {
  const scored = home + away
  const share = played / MINUTES
  const weights = Array.from(
    { length: MOST_GOALS - scored + 1 },
    (_, left) => choose(scored + left, scored) * share ** scored * (1 - share) ** left,
  )
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const chances = { home: 0, draw: 0, away: 0 }
  weights.forEach((weight, left) =>
    addEnds(chances, { weight: weight / all, left, lead: home - away, share: homeShare(strength) }),
  )
  return chances
}

type Ends = { weight: number; left: number; lead: number; share: number }

/** Adds how `left` more goals may be divided, the whole being as likely as `weight`. */
function addEnds(chances: Chances, { weight, left, lead, share }: Ends) {
  for (let own = 0; own <= left; own++) {
    const end = lead + own - (left - own)
    const chance = weight * choose(left, own) * share ** own * (1 - share) ** (left - own)
    chances[end > 0 ? 'home' : end < 0 ? 'away' : 'draw'] += chance
  }
}
