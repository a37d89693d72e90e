import type { Invariant } from '../../kernel/money/invariant.ts'
import { houseAccount, type Ledger } from '../../kernel/money/ledger.ts'
import type { RowChange } from '../../kernel/tables/rows.ts'
import type { Bonus } from './bonus.model.ts'

type BonusRows = { dump(): Bonus[]; watch(watcher: (change: RowChange<Bonus>) => void): void }

/** Invariant: the money paid out of `house:promotions` is the sum of all bonuses. */
export function bonusesInvariant(ledger: Ledger, bonuses: BonusRows): Invariant {
  let total = 0
  const check = () => {
    const paid = -ledger.balance(houseAccount('promotions'))
    return paid === total ? undefined : `promotions have paid ${paid}, but the bonuses add up to ${total}`
  }
  bonuses.watch(({ before, after }) => (total += (after?.money ?? 0) - (before?.money ?? 0)))
  return {
    check,
    verify() {
      total = bonuses.dump().reduce((sum, { money }) => sum + money, 0)
      return check()
    },
  }
}
