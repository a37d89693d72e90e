import { signal } from '@preact/signals'
import type { Consent, FixtureResponse, OfferResponse, Pick } from '../../rules/sports.simulator.ts'

/** A pick on the slip with the odds that the player has accepted. */
export type Line = { match: FixtureResponse; pick: Pick; agreed: number }
/** Returns the current odds of a pick; undefined while it is closed. */
export type OddsNow = (line: { match: { id: string }; pick: Pick }) => number | undefined
export type Kind = 'single' | 'multiple'

export const MAX_LINES = 8

export const oddsIn =
  (offers: readonly OfferResponse[]): OddsNow =>
  ({ match, pick }) =>
    offers.find(({ id }) => id === match.id)?.odds[pick]

export function createSlip(now: OddsNow) {
  const lines = signal<Line[]>([])
  const preferredKind = signal<Kind>('multiple')
  const takesBetter = signal(false)
  const indexOf = (match: { id: string }, pick: Pick) =>
    lines.value.findIndex((line) => line.match.id === match.id && line.pick === pick)
  /** One pick is a single; two picks of one match cannot form a multiple. */
  const kind = (): Kind => (lines.value.length > 1 && !hasSameMatch(lines.value) ? preferredKind.value : 'single')
  const isAccepted = (line: Line) => isAgreed(line, now(line), takesBetter.value)

  return {
    lines,
    takesBetter,
    toggleBetter: () => void (takesBetter.value = !takesBetter.value),
    now,
    has: (match: { id: string }, pick: Pick) => indexOf(match, pick) >= 0,
    /** Adds a pick at `agreed` odds, or removes it. Returns false if the slip is full or the pick is closed. */
    toggle(match: FixtureResponse, pick: Pick, agreed = now({ match, pick })): boolean {
      const at = indexOf(match, pick)
      if (at >= 0) lines.value = lines.value.toSpliced(at, 1)
      if (at >= 0) return true
      if (agreed === undefined || lines.value.length >= MAX_LINES) return false
      lines.value = [...lines.value, { match, pick, agreed }]
      return true
    },
    remove: (line: Line) => void (lines.value = lines.value.filter((other) => other !== line)),
    clear: () => void (lines.value = []),
    setKind: (kind: Kind) => void (preferredKind.value = kind),
    kind,
    hasSameMatch: () => hasSameMatch(lines.value),
    closed: () => lines.value.filter((line) => now(line) === undefined),
    changed: () => lines.value.filter((line) => now(line) !== undefined && !isAccepted(line)),
    dropClosed: () => void (lines.value = lines.value.filter((line) => now(line) !== undefined)),
    agree: () => void (lines.value = lines.value.map((line) => ({ ...line, agreed: now(line) ?? line.agreed }))),
    order: (stake: number): Order => ({
      kind: kind(),
      stake,
      legs: lines.value.map(({ match, pick, agreed }) => ({ fixture: match.id, pick, odds: agreed })),
      accept: takesBetter.value ? 'better' : 'same',
    }),
  }
}

export type Order = {
  kind: Kind
  stake: number
  legs: { fixture: string; pick: Pick; odds: number }[]
  accept: Consent
}

const isAgreed = ({ agreed }: Line, odds: number | undefined, takesBetter: boolean) =>
  odds === agreed || (takesBetter && odds !== undefined && odds > agreed)

const hasSameMatch = (lines: Line[]) => new Set(lines.map(({ match }) => match.id)).size < lines.length
