import { type Period, periodAt } from '../../kernel/world/period.ts'
import type { World } from '../../kernel/world/world.ts'
import { type Wager, wagerTable } from './wager.model.ts'

export type PlayTotals = { stakes: number; payouts: number }
/** Rounds of a type of games, or of one game. */
export type RoundKey = { gameType: string; nodeId?: number | undefined }
type Span = { start: number; end: number }
export type PlayTotalsService = ReturnType<typeof playTotalsService>

/**
 * Stakes placed and payouts settled by a member in a period, in minor units; cancelled stakes do not count. They are added up once for a
 * member and period and then follow each change, so that a stake costs the same after the first and after the ten-thousandth.
 */
export const playTotalsService = ({ table }: World) => {
  const wagers = table(wagerTable)
  const known = new Map<number, Map<Period | 'since', PlayTotals & Span>>()
  const lastRounds = new Map<number, Map<string, number>>()

  function noteRound(own: Map<string, number>, { gameType, nodeId, placedAt }: Wager) {
    for (const key of [keyOf({ gameType }), keyOf({ gameType, nodeId })])
      own.set(key, Math.max(own.get(key) ?? -Infinity, placedAt))
  }

  function countFrom(memberId: number, key: Period | 'since', span: Span): PlayTotals {
    const fresh = { ...sumOf(wagers.where({ memberId }), span), ...span }
    known.set(memberId, (known.get(memberId) ?? new Map<Period | 'since', PlayTotals & Span>()).set(key, fresh))
    return fresh
  }

  wagers.watch(({ before, after }) => {
    const own = after && lastRounds.get(after.memberId)
    if (own) noteRound(own, after)
    for (const totals of known.get((after ?? before)!.memberId)?.values() ?? []) {
      if (before) add(totals, before, { span: totals, sign: -1 })
      if (after) add(totals, after, { span: totals, sign: 1 })
    }
  })

  return {
    /** Returns when the member last began a round; -Infinity before the first. */
    lastRoundAt(memberId: number, round: RoundKey): number {
      let own = lastRounds.get(memberId)
      if (!own) {
        own = new Map()
        for (const wager of wagers.where({ memberId })) noteRound(own, wager)
        lastRounds.set(memberId, own)
      }
      return own.get(keyOf(round)) ?? -Infinity
    },
    of(memberId: number, period: Period, time: number): PlayTotals {
      const totals = known.get(memberId)?.get(period)
      return totals && isWithin(time, totals) ? totals : countFrom(memberId, period, periodAt(period, time))
    },
    /** The rounds of the member that have begun and are not settled. */
    openRounds: (memberId: number): Wager[] => wagers.where({ memberId, state: 'open' }),
    /** The same from `start` on. Only the sums of the last `start` follow each change: another one is added up again. */
    since(memberId: number, start: number): PlayTotals {
      const totals = known.get(memberId)?.get('since')
      return totals?.start === start ? totals : countFrom(memberId, 'since', { start, end: Infinity })
    },
  }
}

const keyOf = ({ gameType, nodeId }: RoundKey) => (nodeId === undefined ? gameType : `${gameType} ${nodeId}`)

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
