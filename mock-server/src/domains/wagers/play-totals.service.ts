import { type Period, periodAt } from '../../kernel/world/period.ts'
import type { World } from '../../kernel/world/world.ts'
import { type Wager, wagerTable } from './wager.model.ts'

export type PlayTotals = { stakes: number; payouts: number }
type Span = { start: number; end: number }
export type PlayTotalsService = ReturnType<typeof playTotalsService>

/**
 * Stakes placed and payouts settled by a member in a period, in minor units; cancelled stakes do not count. They are added up once for a
 * member and period and then follow each change, so that a stake costs the same after the first and after the ten-thousandth.
 */
export const playTotalsService = ({ table }: World) => {
  const wagers = table(wagerTable)
  const known = new Map<number, Map<Period, PlayTotals & Span>>()

  wagers.watch(({ before, after }) => {
    for (const totals of known.get((after ?? before)!.memberId)?.values() ?? []) {
      if (before) add(totals, before, { span: totals, sign: -1 })
      if (after) add(totals, after, { span: totals, sign: 1 })
    }
  })

  return {
    of(memberId: number, period: Period, time: number): PlayTotals {
      const own = known.get(memberId) ?? new Map<Period, PlayTotals & Span>()
      const totals = own.get(period)
      if (totals && totals.start <= time && time < totals.end) return totals
      const span = periodAt(period, time)
      const fresh = { ...sumOf(wagers.where({ memberId }), span), ...span }
      known.set(memberId, own.set(period, fresh))
      return fresh
    },
    /** The same from `start` on. */
    since: (memberId: number, start: number): PlayTotals => sumOf(wagers.where({ memberId }), { start, end: Infinity }),
  }
}

function sumOf(wagers: readonly Wager[], span: Span): PlayTotals {
  const totals = { stakes: 0, payouts: 0 }
  for (const wager of wagers) add(totals, wager, { span, sign: 1 })
  return totals
}

const isWithin = (time: number, { start, end }: Span) => start <= time && time < end

function add(totals: PlayTotals, wager: Wager, { span, sign }: { span: Span; sign: 1 | -1 }) {
  const { state, stake, payout, placedAt, settledAt } = wager
  if (state !== 'cancelled' && isWithin(placedAt, span)) totals.stakes += sign * stake
  if (state === 'settled' && isWithin(settledAt!, span)) totals.payouts += sign * payout
}
