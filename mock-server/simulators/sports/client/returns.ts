import type { Kind } from './slip.ts'

const HAIR = 1e-6
const cut = (amount: number) => Math.floor(amount * 100 + HAIR) / 100

/** What all odds of a multiple come to. */
export const totalOdds = (odds: number[]) => odds.reduce((all, one) => all * one, 1)

type Bet = { kind: Kind; stake: number; odds: number[]; mostPaid: number }

/** What a slip costs, and what it brings back when all of it wins, as the book reckons: cut to two decimals, a bet at most `mostPaid`. */
export function returnsOf({ kind, stake, odds, mostPaid }: Bet): { cost: number; returns: number } {
  const bets = kind === 'multiple' ? [totalOdds(odds)] : odds
  const paid = bets.map((one) => Math.min(mostPaid, cut(stake * one)))
  return { cost: cut(stake * bets.length), returns: cut(paid.reduce((sum, one) => sum + one, 0)) }
}

/** Two decimals, as odds are shown; what is beyond them is cut off. */
export const shownOdds = (odds: number) => cut(odds)
