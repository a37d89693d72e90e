import type { StatementLine, TransactionType } from '../../kernel/ledger.ts'
import { toDecimal } from '../../kernel/money.ts'

/** What moves when somebody plays; a stake returned was staked before. */
const PLAY: ReadonlySet<TransactionType> = new Set(['betting', 'winning', 'refund'])

/** What lines of a statement come to: in all, and of that what came in, what left, and what was played. */
export function sumsOf(lines: readonly StatementLine[]) {
  const sums = { amount: 0, inAmount: 0, outAmount: 0, playAmount: 0 }
  for (const { amount, transaction } of lines) {
    sums.amount += amount
    sums[placeOf(transaction.type, amount)] += amount
  }
  const { amount, inAmount, outAmount, playAmount } = sums
  return {
    amount: toDecimal(amount),
    inAmount: toDecimal(inAmount),
    outAmount: toDecimal(outAmount),
    playAmount: toDecimal(playAmount),
  }
}

function placeOf(type: TransactionType, amount: number) {
  if (PLAY.has(type)) return 'playAmount'
  return amount > 0 ? 'inAmount' : 'outAmount'
}
