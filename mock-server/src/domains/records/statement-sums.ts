import type { StatementLine, TransactionType } from '../../kernel/money/ledger.ts'
import { toDecimal } from '../../kernel/money/money.ts'

/** Movements of play. A refund is one, because it returns a stake. */
const PLAY_TYPES: ReadonlySet<TransactionType> = new Set(['betting', 'winning', 'refund'])

export function sumsOf(lines: readonly StatementLine[]) {
  const sums = { amount: 0, inAmount: 0, outAmount: 0, playAmount: 0 }
  for (const { amount, transaction } of lines) {
    sums.amount += amount
    sums[columnOf(transaction.type, amount)] += amount
  }
  const { amount, inAmount, outAmount, playAmount } = sums
  return {
    amount: toDecimal(amount),
    inAmount: toDecimal(inAmount),
    outAmount: toDecimal(outAmount),
    playAmount: toDecimal(playAmount),
  }
}

function columnOf(type: TransactionType, amount: number) {
  if (PLAY_TYPES.has(type)) return 'playAmount'
  return amount > 0 ? 'inAmount' : 'outAmount'
}
