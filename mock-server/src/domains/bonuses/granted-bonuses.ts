import type { Invariant } from '../../kernel/invariant.ts'
import { houseAccount, type Ledger } from '../../kernel/ledger.ts'
import type { RowChange } from '../../kernel/rows.ts'
import type { Bonus } from './bonus.model.ts'

type Bonuses = { dump(): Bonus[]; watch(watcher: (change: RowChange<Bonus>) => void): void }

/** The promise that what the house has paid in promotions is the sum of the bonuses that were given. */
export function givenBonuses(ledger: Ledger, bonuses: Bonuses): Invariant {
  let given = 0
  const check = () => {
    const paid = -ledger.balance(houseAccount('promotions'))
    return paid === given ? undefined : `promotions have paid ${paid}, but the bonuses add up to ${given}`
  }
  bonuses.watch(({ before, after }) => (given += (after?.money ?? 0) - (before?.money ?? 0)))
  return {
    check,
    recount() {
      given = bonuses.dump().reduce((sum, { money }) => sum + money, 0)
      return check()
    },
  }
}
