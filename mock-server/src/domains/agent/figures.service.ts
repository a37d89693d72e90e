import { memberAccount, type TransactionType } from '../../kernel/money/ledger.ts'
import { type DateRange, isWithin } from '../../kernel/validation/inputs.ts'
import type { World } from '../../kernel/world/world.ts'

/** A member's sums for a period, in minor units; each figure is a sum of lines of the account record. */
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

const ZERO_FIGURES: Figures = {
  deposits: 0,
  withdrawals: 0,
  stakes: 0,
  wins: 0,
  bonuses: 0,
  commissions: 0,
  transfers: 0,
}

/** The figure that a transaction type counts in; -1 if outgoing money increases it. */
const FIGURE_BY_TYPE: Record<TransactionType, [keyof Figures, 1 | -1] | undefined> = {
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

export const figuresService = ({ ledger }: World) => {
  function of(memberId: number, range: DateRange): Figures {
    const sums = { ...ZERO_FIGURES }
    for (const { transaction, amount } of ledger.statement(memberAccount(memberId))) {
      const figure = FIGURE_BY_TYPE[transaction.type]
      if (figure && isWithin(transaction.at, range)) sums[figure[0]] += figure[1] * amount
    }
    return sums
  }

  return {
    of,
    ofAll: (memberIds: readonly number[], range: DateRange): Figures =>
      memberIds.map((id) => of(id, range)).reduce(addFigures, ZERO_FIGURES),
    balanceOf: (memberIds: readonly number[]): number =>
      memberIds.reduce((sum, id) => sum + ledger.balance(memberAccount(id)), 0),
    isActive: (memberId: number, range: DateRange): boolean => of(memberId, range).stakes > 0,
  }
}

function addFigures(one: Figures, other: Figures): Figures {
  const sums = { ...one }
  for (const name of Object.keys(sums) as (keyof Figures)[]) sums[name] += other[name]
  return sums
}
