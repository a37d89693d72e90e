import type { Kind } from './slip/slip.ts'

const EPSILON = 1e-6
const truncate = (amount: number) => Math.floor(amount * 100 + EPSILON) / 100

export const totalOdds = (odds: number[]) => odds.reduce((all, one) => all * one, 1)

type Bet = { kind: Kind; stake: number; odds: number[]; mostPaid: number }

/**
 * Returns the cost of a slip and its payout if all picks win, calculated as the book does: truncated to two decimals, at most `mostPaid`
 * per bet.
 */
export function returnsOf({ kind, stake, odds, mostPaid }: Bet): { cost: number; returns: number } {
  const bets = kind === 'multiple' ? [totalOdds(odds)] : odds
  const paid = bets.map((one) => Math.min(mostPaid, truncate(stake * one)))
  return { cost: truncate(stake * bets.length), returns: truncate(paid.reduce((sum, one) => sum + one, 0)) }
}

export const truncateOdds = (odds: number) => truncate(odds)
