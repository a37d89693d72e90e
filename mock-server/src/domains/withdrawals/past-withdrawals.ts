import { houseAccount, memberAccount } from '../../kernel/ledger.ts'
import type { World } from '../../kernel/world.ts'
import { PAYOUTS } from './open-payouts.ts'
import { isOpen, type Withdrawal, withdrawalTable } from './withdrawal.model.ts'

/** What there is to say of a withdrawal that was made before anybody looked. */
export type PastWithdrawal = Pick<Withdrawal, 'id' | 'amount' | 'state'> & Partial<Withdrawal>

/** Writes withdrawals as if they had been made: for personas and provider states. The balance stays as it is. */
export function createPast({ table, ledger, clock }: World) {
  const rows = table(withdrawalTable)
  return {
    async write(memberId: number, past: PastWithdrawal): Promise<void> {
      const at = past.submittedAt ?? clock.now()
      const common = { kind: 'BC', bankCode: 'SVBK', number: '9704000012346789', fee: 0 } as const
      const row: Withdrawal = { ...common, memberId, submittedAt: at, changedAt: at, ...past }
      const held = isOpen(row) ? PAYOUTS : houseAccount('cashier')
      // What left was paid in just before, so that the balance is the same.
      for (const [type, sign] of [
        ['deposit', 1],
        ['withdraw', -1],
      ] as const)
        ledger.post({
          id: `${row.id}-${type}`,
          at,
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
