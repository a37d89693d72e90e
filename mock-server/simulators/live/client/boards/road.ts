import type { DealtResponse } from '../../rules/live.simulator.ts'
import type { Language } from '../../../shared/frame.ts'
import { sumOf } from '../announcements.ts'

export type Bead = { tone: 'red' | 'blue' | 'green' | 'black'; mark: string }
/** A result on the big road with its cell; `ties` came after it. */
export type RoadCell = { bead: Bead; column: number; row: number; ties: number }

export const ROWS = 6

const SIDES: Record<string, Bead | Record<Language, Bead>> = {
  // Both Vietnamese names begin with a C, so that a letter would not tell them apart.
  player: { vi: { tone: 'blue', mark: 'Con' }, en: { tone: 'blue', mark: 'P' } },
  banker: { vi: { tone: 'red', mark: 'Cái' }, en: { tone: 'red', mark: 'B' } },
  dragon: { vi: { tone: 'red', mark: 'R' }, en: { tone: 'red', mark: 'D' } },
  tiger: { vi: { tone: 'blue', mark: 'H' }, en: { tone: 'blue', mark: 'T' } },
  tie: { tone: 'green', mark: '=' },
}

export function beadOf({ result, winners }: Pick<DealtResponse, 'result' | 'winners'>, language: Language): Bead {
  const has = (pick: string) => winners.includes(pick)
  if ('number' in result)
    return { tone: has('red') ? 'red' : has('black') ? 'black' : 'green', mark: String(result.number) }
  if ('dice' in result)
    return { tone: has('big') ? 'red' : has('small') ? 'blue' : 'green', mark: String(sumOf(result.dice)) }
  const side = SIDES[winners[0]!]!
  return 'tone' in side ? side : side[language]
}

export const hasSides = ({ result }: Pick<DealtResponse, 'result'>) => !('number' in result || 'dice' in result)

/**
 * Returns the big road of results, oldest first: the same side continues downwards, the other side begins a column, and a run without room
 * below turns right. Ties are counted on the result before them.
 */
export function bigRoad(beads: Bead[]): RoadCell[] {
  const road: RoadCell[] = []
  const occupied = new Set<string>()
  const run = { column: -1 }
  for (const bead of beads) {
    const last = road.at(-1)
    if (bead.tone === 'green') {
      if (last) last.ties++
      continue
    }
    const at =
      last?.bead.tone === bead.tone ? cellAfter(last, occupied) : { column: nextColumn(run.column, occupied), row: 0 }
    if (at.row === 0) run.column = at.column
    occupied.add(`${at.column},${at.row}`)
    road.push({ bead, ...at, ties: 0 })
  }
  return road
}

function cellAfter({ column, row }: RoadCell, occupied: Set<string>) {
  const isFree = row + 1 < ROWS && !occupied.has(`${column},${row + 1}`)
  return isFree ? { column, row: row + 1 } : { column: column + 1, row }
}

const nextColumn = (column: number, occupied: Set<string>): number =>
  occupied.has(`${column + 1},0`) ? nextColumn(column + 1, occupied) : column + 1
