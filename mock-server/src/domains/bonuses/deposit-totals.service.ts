import { memberAccount } from '../../kernel/ledger.ts'
import type { World } from '../../kernel/world.ts'

export type PaidIn = { at: number; amount: number }
export type PaidInService = ReturnType<typeof paidInService>

/** What members have paid in, as the ledger has it; in minor units. */
export const paidInService = ({ ledger }: World) => {
  const of = (memberId: number): PaidIn[] =>
    ledger
      .statement(memberAccount(memberId))
      .filter(({ transaction }) => transaction.type === 'deposit')
      .map(({ transaction: { at }, amount }) => ({ at, amount }))
  return {
    /** In the order they came. */
    of,
    sumOf: (memberId: number): number => of(memberId).reduce((sum, { amount }) => sum + amount, 0),
  }
}
