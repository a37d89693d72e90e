import { memberAccount, type TransactionType } from '../../kernel/ledger.ts'
import { type DateRange, isWithin } from '../../kernel/date-range.ts'
import type { World } from '../../kernel/world.ts'

/** What happened to somebody's money in a span, in minor units; each figure is the sum of lines of the account record. */
export type Figures = {
  deposits: number
  withdrawals: number
  stakes: number
  wins: number
  bonuses: number
  commissions: number
  transfers: number
}
export type FiguresService = ReturnType<typeof figuresService>

const NOTHING: Figures = {
  deposits: 0,
  withdrawals: 0,
  stakes: 0,
  wins: 0,
  bonuses: 0,
  commissions: 0,
  transfers: 0,
}

/** The figure a line counts in, and whether money that leaves makes it larger. */
const COUNTED: Record<TransactionType, [keyof Figures, 1 | -1] | undefined> = {
  deposit: ['deposits', 1],
  withdraw: ['withdrawals', -1],
  withdraw_return: ['withdrawals', -1],
  betting: ['stakes', -1],
  refund: ['stakes', -1],
  winning: ['wins', 1],
  dividend: ['bonuses', 1],
  betting_rebate: ['bonuses', 1],
  referral_rebate: ['bonuses', 1],
  agent_rebate: ['commissions', 1],
  share_bonus: ['commissions', 1],
  daily_wage: ['commissions', 1],
  hour_wage: ['commissions', 1],
  real_time_wage: ['commissions', 1],
  transfer_down: ['transfers', 1],
  transfer_up: ['transfers', 1],
  transfer: undefined,
  other: undefined,
}

/** Sums over the account records of members. */
export const figuresService = ({ ledger }: World) => {
  function of(memberId: number, range: DateRange): Figures {
    const sums = { ...NOTHING }
    for (const { transaction, amount } of ledger.statement(memberAccount(memberId))) {
      const counted = COUNTED[transaction.type]
      if (counted && isWithin(transaction.at, range)) sums[counted[0]] += counted[1] * amount
    }
    return sums
  }

  return {
    of,
    /** Of all of them together. */
    ofAll: (memberIds: readonly number[], range: DateRange): Figures =>
      memberIds.map((id) => of(id, range)).reduce(added, NOTHING),
    balanceOf: (memberIds: readonly number[]): number =>
      memberIds.reduce((sum, id) => sum + ledger.balance(memberAccount(id)), 0),
    /** Whether the member staked in the span. */
    isActive: (memberId: number, range: DateRange): boolean => of(memberId, range).stakes > 0,
  }
}

function added(one: Figures, other: Figures): Figures {
  const sums = { ...one }
  for (const name of Object.keys(sums) as (keyof Figures)[]) sums[name] += other[name]
  return sums
}
