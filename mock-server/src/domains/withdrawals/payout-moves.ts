import { houseAccount, memberAccount, type TransactionType } from '../../kernel/money/ledger.ts'
import type { World } from '../../kernel/world/world.ts'
import type { LocalizedText } from '../../kernel/validation/localized-text.ts'
import { masked } from './account.model.ts'
import { PAYOUTS } from './open-payouts.ts'
import { type Withdrawal, withdrawalTable } from './withdrawal.model.ts'

type Posting = { account: string; amount: number }

export function payoutMoves({ clock, ledger, table }: World) {
  const rows = table(withdrawalTable)
  const setState = (row: Withdrawal, state: Withdrawal['state'], reason?: LocalizedText): Promise<Withdrawal> =>
    rows.update(row.id, { state, changedAt: clock.now(), ...(reason && { reason }) })

  function post(row: Withdrawal, type: TransactionType, postings: Posting[]) {
    const remark = `${row.bankCode} ${masked(row)}`
    ledger.post({ at: clock.now(), type, orderNo: row.id, remark, postings: postings.filter(({ amount }) => amount) })
  }

  return {
    setState,
    hold(row: Withdrawal): Promise<Withdrawal> {
      post(row, 'withdraw', [
        { account: memberAccount(row.memberId), amount: -row.amount },
        { account: PAYOUTS, amount: row.amount },
      ])
      return rows.insert(row)
    },
    pay(row: Withdrawal): Promise<Withdrawal> {
      post(row, 'withdraw', [
        { account: PAYOUTS, amount: -row.amount },
        { account: houseAccount('cashier'), amount: row.amount - row.fee },
        { account: houseAccount('fees'), amount: row.fee },
      ])
      return setState(row, 'paid')
    },
    /** Returns the amount including the fee to the balance. */
    refund(row: Withdrawal, state: 'rejected' | 'returned', reason: LocalizedText): Promise<Withdrawal> {
      post(row, 'withdraw_return', [
        { account: PAYOUTS, amount: -row.amount },
        { account: memberAccount(row.memberId), amount: row.amount },
      ])
      return setState(row, state, reason)
    },
  }
}
