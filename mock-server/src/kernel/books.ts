import type { Database } from './database.ts'
import type { Ledger } from './ledger.ts'

/** Where a world's money is written down. */
export type MoneyRecords = { ledger: Ledger; table: Database['table'] }

/** A promise about money, watched over by whoever keeps the records it speaks of. */
export type Invariant = {
  /** What is wrong with what has changed since the last call, or nothing. What it costs does not grow with the world. */
  check(): string | undefined
  /** What is wrong when everything is counted anew, or nothing. */
  recount(): string | undefined
}
export type Books = ReturnType<typeof createBooks>

/** The promises about money in one world. One that is broken stays broken until a recount finds it kept. */
export function createBooks(invariants: readonly Invariant[]) {
  let broken: string | undefined

  function first(way: keyof Invariant) {
    for (const invariant of invariants) {
      const fault = invariant[way]()
      if (fault) return fault
    }
    return undefined
  }

  return {
    /** Says which promise is broken by what has changed since the last call, or nothing. */
    check: () => (broken ??= first('check')),
    /** Counts everything anew, and says which promise is broken, or nothing. */
    recount: () => (broken = first('recount')),
  }
}
