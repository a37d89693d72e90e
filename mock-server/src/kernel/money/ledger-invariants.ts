import type { Database } from '../tables/database.ts'
import type { Invariant } from './invariant.ts'
import type { Ledger } from './ledger.ts'

/** What an invariant may read: its own tables by key, those of other domains by name, and the settings of the world. */
export type MoneyRecords = {
  ledger: Ledger
  table: Database['table']
  rowsNamed: Database['rowsNamed']
  settings: object
}

/** Combines the money invariants of one world. A violation stays until `verify` finds none. */
export function createLedgerInvariants(invariants: readonly Invariant[]) {
  let broken: string | undefined

  function findFirst(method: keyof Invariant) {
    for (const invariant of invariants) {
      const fault = invariant[method]()
      if (fault) return fault
    }
    return undefined
  }

  return {
    check: () => (broken ??= findFirst('check')),
    verify: () => (broken = findFirst('verify')),
  }
}
