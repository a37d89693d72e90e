import { type Invariant, houseAccount, type Ledger } from '../../kernel/money/ledger.ts'
import type { RowChange } from '../../kernel/tables/rows.ts'
import { isOpen, type Withdrawal } from './withdrawal.model.ts'

type Rows = { dump(): Withdrawal[]; watch(watcher: (change: RowChange<Withdrawal>) => void): void }

export const PAYOUTS = houseAccount('payouts')

/** The invariant that the money held for withdrawals is the sum of the open ones. */
export function openPayouts(ledger: Ledger, rows: Rows): Invariant {
  let sum = 0
  const add = (row: Withdrawal | undefined, sign: 1 | -1) => {
    if (row && isOpen(row)) sum += sign * row.amount
  }
  function check() {
    const held = ledger.balance(PAYOUTS)
    return held === sum ? undefined : `${PAYOUTS} holds ${held}, but the open withdrawals add up to ${sum}`
  }
  rows.watch(({ before, after }) => {
    add(before, -1)
    add(after, 1)
  })
  return {
    check,
    verify() {
      sum = 0
      for (const row of rows.dump()) add(row, 1)
      return check()
    },
  }
}
