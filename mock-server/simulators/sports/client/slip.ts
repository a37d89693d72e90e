import { signal } from '@preact/signals'
import type { Consent, FixtureOnWire, OfferOnWire, Pick } from '../rules/sports.routes.ts'

/** A pick on the slip, with the odds that the player has agreed to. */
export type Line = { match: FixtureOnWire; pick: Pick; agreed: number }
/** The odds of a pick now; nothing while it takes no bets. */
export type OddsNow = (line: { match: { id: string }; pick: Pick }) => number | undefined
export type Kind = 'single' | 'multiple'

/** A slip takes so many picks. */
export const MOST_LINES = 8

/** The odds of a pick in a book. */
export const oddsIn =
  (offers: readonly OfferOnWire[]): OddsNow =>
  ({ match, pick }) =>
    offers.find(({ id }) => id === match.id)?.odds[pick]

/** What the player means to bet: its picks, and how. */
export function createSlip(now: OddsNow) {
  const lines = signal<Line[]>([])
  const wish = signal<Kind>('multiple')
  const takesBetter = signal(false)
  const indexOf = (match: { id: string }, pick: Pick) =>
    lines.value.findIndex((line) => line.match.id === match.id && line.pick === pick)
  /** One pick is a single, and two picks of one match cannot be in a multiple. */
  const kind = (): Kind => (lines.value.length > 1 && !hasSameMatch(lines.value) ? wish.value : 'single')
  const isOk = (line: Line) => isAgreed(line, now(line), takesBetter.value)

  return {
    lines,
    takesBetter,
    toggleBetter: () => void (takesBetter.value = !takesBetter.value),
    now,
    has: (match: { id: string }, pick: Pick) => indexOf(match, pick) >= 0,
    /** Takes a pick up, or puts it back; a slip that is full takes no more and says so by `false`. */
    toggle(match: FixtureOnWire, pick: Pick): boolean {
      const at = indexOf(match, pick)
      if (at >= 0) lines.value = lines.value.toSpliced(at, 1)
      if (at >= 0) return true
      const agreed = now({ match, pick })
      if (agreed === undefined || lines.value.length >= MOST_LINES) return false
      lines.value = [...lines.value, { match, pick, agreed }]
      return true
    },
    remove: (line: Line) => void (lines.value = lines.value.filter((other) => other !== line)),
    clear: () => void (lines.value = []),
    choose: (kind: Kind) => void (wish.value = kind),
    kind,
    hasSameMatch: () => hasSameMatch(lines.value),
    closed: () => lines.value.filter((line) => now(line) === undefined),
    /** The picks whose odds have become others than the player has agreed to. */
    changed: () => lines.value.filter((line) => now(line) !== undefined && !isOk(line)),
    dropClosed: () => void (lines.value = lines.value.filter((line) => now(line) !== undefined)),
    /** The player agrees to the odds of now. */
    agree: () => void (lines.value = lines.value.map((line) => ({ ...line, agreed: now(line) ?? line.agreed }))),
    /** What goes to the book: no other odds than those agreed to, or better ones where the player takes them. */
    order: (stake: number): Order => ({
      kind: kind(),
      stake,
      legs: lines.value.map(({ match, pick, agreed }) => ({ fixture: match.id, pick, odds: agreed })),
      accept: takesBetter.value ? 'better' : 'same',
    }),
  }
}

/** A slip on its way. */
export type Order = {
  kind: Kind
  stake: number
  legs: { fixture: string; pick: Pick; odds: number }[]
  accept: Consent
}

const isAgreed = ({ agreed }: Line, odds: number | undefined, takesBetter: boolean) =>
  odds === agreed || (takesBetter && odds !== undefined && odds > agreed)

const hasSameMatch = (lines: Line[]) => new Set(lines.map(({ match }) => match.id)).size < lines.length
