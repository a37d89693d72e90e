import type { Database } from './database.ts'
import type { Invariant } from './invariant.ts'
import type { Ledger } from './ledger.ts'

/** The records of money in a world. */
export type MoneyRecords = { ledger: Ledger; table: Database['table'] }

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
    /** Returns the violation caused by changes since the last call, or undefined. */
    check: () => (broken ??= findFirst('check')),
    /** Recounts all records and returns the violation, or undefined. */
    verify: () => (broken = findFirst('verify')),
  }
}
