import { houseAccount, memberAccount } from '../../kernel/money/ledger.ts'
import type { World } from '../../kernel/world/world.ts'
import { PAYOUTS } from './open-payouts.ts'
import { isOpen, type Withdrawal, withdrawalTable } from './withdrawal.model.ts'

/** `fundedAt` is the time of the deposit that keeps the balance unchanged; default: that of the withdrawal. */
export type PastWithdrawal = Pick<Withdrawal, 'id' | 'amount' | 'state'> & Partial<Withdrawal> & { fundedAt?: number }

/** Inserts historical withdrawals, for personas and provider states. The balance does not change. */
export function createPastWithdrawals({ table, ledger, clock }: World) {
  const rows = table(withdrawalTable)
  return {
    async write(memberId: number, past: PastWithdrawal): Promise<void> {
      const at = past.submittedAt ?? clock.now()
      const common = { kind: 'BC', bankCode: 'SVBK', number: '9704000012346789', fee: 0 } as const
      const { fundedAt = at, ...facts } = past
      const row: Withdrawal = { ...common, memberId, submittedAt: at, changedAt: at, ...facts }
      const held = isOpen(row) ? PAYOUTS : houseAccount('cashier')
      // A deposit of the same amount keeps the balance unchanged.
      for (const [type, sign] of [
        ['deposit', 1],
        ['withdraw', -1],
      ] as const)
        ledger.post({
          id: `${row.id}-${type}`,
          at: sign > 0 ? fundedAt : at,
          type,
          orderNo: sign > 0 ? `${row.id}-D` : row.id,
          remark: `${row.bankCode} *${row.number.slice(-4)}`,
          postings: [
            { account: sign > 0 ? houseAccount('cashier') : held, amount: -sign * row.amount },
            { account: memberAccount(memberId), amount: sign * row.amount },
          ],
        })
      await rows.insert(row)
    },
  }
}
