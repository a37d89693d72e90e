import { houseAccount, memberAccount, type TransactionType } from '../../kernel/ledger.ts'
import type { World } from '../../kernel/world.ts'
import type { Words } from '../../kernel/localized-text.ts'
import { masked } from './account.model.ts'
import { PAYOUTS } from './open-payouts.ts'
import { type Withdrawal, withdrawalTable } from './withdrawal.model.ts'

type Posting = { account: string; amount: number }

/** Moves the money of a withdrawal, and says in which state that leaves it. */
export function payoutMoves({ clock, ledger, table }: World) {
  const rows = table(withdrawalTable)
  const put = (row: Withdrawal, state: Withdrawal['state'], reason?: Words): Promise<Withdrawal> =>
    rows.update(row.id, { state, changedAt: clock.now(), ...(reason && { reason }) })

  function post(row: Withdrawal, type: TransactionType, postings: Posting[]) {
    const remark = `${row.bankCode} ${masked(row)}`
    ledger.post({ at: clock.now(), type, orderNo: row.id, remark, postings: postings.filter(({ amount }) => amount) })
  }

  return {
    put,
    /** Out of the balance, and held. */
    hold(row: Withdrawal): Promise<Withdrawal> {
      post(row, 'withdraw', [
        { account: memberAccount(row.memberId), amount: -row.amount },
        { account: PAYOUTS, amount: row.amount },
      ])
      return rows.insert(row)
    },
    /** Sent, and the fee kept. */
    pay(row: Withdrawal): Promise<Withdrawal> {
      post(row, 'withdraw', [
        { account: PAYOUTS, amount: -row.amount },
        { account: houseAccount('cashier'), amount: row.amount - row.fee },
        { account: houseAccount('fees'), amount: row.fee },
      ])
      return put(row, 'paid')
    },
    /** Back into the balance, fee and all. */
    giveBack(row: Withdrawal, state: 'rejected' | 'returned', reason: Words): Promise<Withdrawal> {
      post(row, 'withdraw_return', [
        { account: PAYOUTS, amount: -row.amount },
        { account: memberAccount(row.memberId), amount: row.amount },
      ])
      return put(row, state, reason)
    },
  }
}
