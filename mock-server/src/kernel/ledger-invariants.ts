import type { Database } from './database.ts'
import type { Invariant } from './invariant.ts'
import type { Ledger } from './ledger.ts'

/** Where a world's money is written down. */
export type MoneyRecords = { ledger: Ledger; table: Database['table'] }

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
