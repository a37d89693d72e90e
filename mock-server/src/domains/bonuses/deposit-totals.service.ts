import { memberAccount } from '../../kernel/money/ledger.ts'
import type { World } from '../../kernel/world/world.ts'

export type DepositTotal = { at: number; amount: number }
export type DepositTotalsService = ReturnType<typeof depositTotalsService>

/** Deposits of members according to the ledger, in minor units. */
export const depositTotalsService = ({ ledger }: World) => {
  const of = (memberId: number): DepositTotal[] =>
    ledger
      .statement(memberAccount(memberId))
      .filter(({ transaction }) => transaction.type === 'deposit')
      .map(({ transaction: { at }, amount }) => ({ at, amount }))
  return {
    of,
    sumOf: (memberId: number): number => of(memberId).reduce((sum, { amount }) => sum + amount, 0),
  }
}
