import { Refusal } from '../../kernel/validation/refusal.ts'
import { midnightBefore } from '../../kernel/world/local-day.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { hasFailed, type Withdrawal } from './withdrawal.model.ts'

type Kind = Withdrawal['kind']

const VND = 100
const MINUTE = 60_000

/** Minor units. */
export const LIMITS: Record<Kind, { min: number; max: number }> = {
  BC: { min: 100_000 * VND, max: 500_000_000 * VND },
  EW: { min: 100_000 * VND, max: 50_000_000 * VND },
  VW: { min: 100_000 * VND, max: 500_000_000 * VND },
}
/** Maximum withdrawals of each kind per day in Hà Nội. */
export const MAX_PER_DAY = 5
export const MAX_AMOUNT_PER_DAY = 1_000_000_000 * VND
/** Free withdrawals per day; afterwards the fee is 0.5 %, at least 5,000. */
export const FREE_PER_DAY = 3
const FEE_SHARE = 200
const MIN_FEE = 5000 * VND

/** Duration of each state, ms. Large amounts are reviewed longer. */
export const SUBMITTED_FOR = MINUTE
export const PAYING_FOR = 2 * MINUTE
const LARGE = 50_000_000 * VND
export const reviewingFor = (amount: number) => (amount > LARGE ? 24 * 60 * MINUTE : 5 * MINUTE)
export const estimatePaidAt = ({ submittedAt, amount }: Pick<Withdrawal, 'submittedAt' | 'amount'>) =>
  submittedAt + SUBMITTED_FOR + reviewingFor(amount) + PAYING_FOR

export function usedToday(all: readonly Withdrawal[], now: number) {
  const today = all.filter((one) => one.submittedAt >= midnightBefore(now) && !hasFailed(one))
  const of = (kind: Kind) => today.filter((one) => one.kind === kind)
  return {
    count: today.length,
    countOf: (kind: Kind) => of(kind).length,
    amountOf: (kind: Kind) => of(kind).reduce((sum, { amount }) => sum + amount, 0),
  }
}
export type UsedToday = ReturnType<typeof usedToday>

/** Returns the fee of a withdrawal, in minor units. */
export const feeOf = (amount: number, { count }: Pick<UsedToday, 'count'>) =>
  count < FREE_PER_DAY ? 0 : Math.max(MIN_FEE, Math.round(amount / FEE_SHARE / VND) * VND)

/** Throws a Refusal unless the amount is in whole units and within the limits of the kind and of the day. */
export function assertAmount(amount: number | undefined, kind: Kind, used: UsedToday): asserts amount is number {
  const { min, max } = LIMITS[kind]
  const left = Math.min(max, MAX_AMOUNT_PER_DAY - used.amountOf(kind))
  const data = { min: toDecimal(min), max: toDecimal(left) }
  const invalidAmount = (reason: string) =>
    new Refusal(400, 'amount.invalid', `amount: ${reason}`, { field: 'amount', reason, data })
  if (amount === undefined || amount % VND !== 0) throw invalidAmount('must be a whole amount')
  if (amount < min) throw invalidAmount('is below the minimum')
  if (amount > left) throw invalidAmount('is above the maximum')
}
