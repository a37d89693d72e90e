import { readFileSync, writeFileSync } from 'node:fs'
import { readReasons, type Reasons } from '../reasons.ts'
import type { Scored } from './score.ts'

const gapsFile = new URL('gaps.txt', import.meta.url)
const reasonsFile = new URL('survivors.txt', import.meta.url)
const ONE_ROW = ' (one row)'

export const gapNameOf = ({ name, operation, field }: Scored) => `${name}: ${operation} ${field}`.trim()
export const readGaps = () => new Set(readFileSync(gapsFile, 'utf8').split('\n').filter(Boolean))
export const writeGaps = (gaps: string[]) => writeFileSync(gapsFile, gaps.map((gap) => `${gap}\n`).join(''))
export const readOwnReasons = (): Reasons => readReasons(readFileSync(reasonsFile, 'utf8'))
/** Why a mistake need not be noticed: in one place, and in all rows. */
export const readPlaceReasons = (): Reasons => new Map([...readReasons(), ...readOwnReasons()])

type Known = { reasons: Reasons; gaps: Set<string> }
export type GapReport = {
  /** Sentences; the pact has become worse, or a reason is out of date. */
  problems: string[]
  /** The gaps that are left, without those that are closed. */
  left: string[]
}

/**
 * Only fields that the app reads need a reason: a wrong value in any other field changes nothing for a user. What survived when the list was first
 * tried is in gaps.txt, which only shrinks.
 */
export function checkGaps(all: Scored[], { reasons, gaps }: Known): GapReport {
  const open = all.filter(({ isRead, verdict }) => isRead && verdict === 'unnoticed')
  const unexplained = open.filter((one) => !hasReason(one, reasons)).map(gapNameOf)
  const stillOpen = new Set(unexplained)
  return {
    problems: unexplained.filter((name) => !gaps.has(name)).map((name) => `${name}: not noticed, without a reason`),
    left: [...gaps].filter((name) => stillOpen.has(name)),
  }
}

/** What need not be noticed in all rows need not be noticed in one. */
const hasReason = (one: Scored, reasons: Reasons) =>
  [
    gapNameOf(one),
    gapNameOf(one)
      .replace(ONE_ROW, '')
      .replace(/ \(last row\)$/, ''),
  ].some((name) => reasons.has(name))

/** Reasons of mistakes that are noticed now. */
export function findStaleReasons(all: Scored[], reasons: Reasons): string[] {
  const open = new Set(all.filter(({ verdict }) => verdict === 'unnoticed').map(gapNameOf))
  return [...reasons.keys()].filter((name) => !open.has(name)).map((name) => `${name}: stale, it is noticed`)
}
