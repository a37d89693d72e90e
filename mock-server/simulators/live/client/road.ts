import type { DealtOnWire } from '../rules/live.routes.ts'
import type { Language } from '../../shared/frame.ts'
import { sumOf } from './announcements.ts'

/** One result on a board. A tone never speaks alone: the mark says the same. */
export type Bead = { tone: 'red' | 'blue' | 'green' | 'black'; mark: string }
/** A result on the big road, in the column and row where it lies; `ties` came after it. */
export type Place = { bead: Bead; column: number; row: number; ties: number }

export const ROWS = 6

const SIDES: Record<string, Bead | Record<Language, Bead>> = {
  player: { tone: 'blue', mark: 'P' },
  banker: { tone: 'red', mark: 'B' },
  dragon: { vi: { tone: 'red', mark: 'R' }, en: { tone: 'red', mark: 'D' } },
  tiger: { vi: { tone: 'blue', mark: 'H' }, en: { tone: 'blue', mark: 'T' } },
  tie: { tone: 'green', mark: '=' },
}

/** A result as a bead: the side that has won, the number, or the sum of the dice. */
export function beadOf({ result, winners }: Pick<DealtOnWire, 'result' | 'winners'>, language: Language): Bead {
  const has = (pick: string) => winners.includes(pick)
  if ('number' in result)
    return { tone: has('red') ? 'red' : has('black') ? 'black' : 'green', mark: String(result.number) }
  if ('dice' in result)
    return { tone: has('big') ? 'red' : has('small') ? 'blue' : 'green', mark: String(sumOf(result.dice)) }
  const side = SIDES[winners[0]!]!
  return 'tone' in side ? side : side[language]
}

/** Whether a game has two sides, so that its results make a big road. */
export const hasSides = ({ result }: Pick<DealtOnWire, 'result'>) => !('number' in result || 'dice' in result)

/**
 * The big road of results, oldest first: the same side goes on downwards, the other one begins a column, and a run that finds no room below
 * turns to the right. Ties are counted on the result before them.
 */
export function bigRoad(beads: Bead[]): Place[] {
  const road: Place[] = []
  const taken = new Set<string>()
  const run = { column: -1 }
  for (const bead of beads) {
    const last = road.at(-1)
    if (bead.tone === 'green') {
      if (last) last.ties++
      continue
    }
    const at = last?.bead.tone === bead.tone ? after(last, taken) : { column: nextColumn(run.column, taken), row: 0 }
    if (at.row === 0) run.column = at.column
    taken.add(`${at.column},${at.row}`)
    road.push({ bead, ...at, ties: 0 })
  }
  return road
}

function after({ column, row }: Place, taken: Set<string>) {
  const isFree = row + 1 < ROWS && !taken.has(`${column},${row + 1}`)
  return isFree ? { column, row: row + 1 } : { column: column + 1, row }
}

/** The first column after `column` that is free at its head. */
const nextColumn = (column: number, taken: Set<string>): number =>
  taken.has(`${column + 1},0`) ? nextColumn(column + 1, taken) : column + 1
