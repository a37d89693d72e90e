import { dayOf } from '../../kernel/local-day.ts'
import type { Wager, WagersService } from '../wagers/wagers.service.ts'

/** From, up to but not including; in ms. */
export type Span = { from: number; to: number }
export type TurnoverService = ReturnType<typeof turnoverService>

const ALWAYS: Span = { from: 0, to: Number.MAX_SAFE_INTEGER }

const isCounted = ({ state, settledAt = 0, stake }: Wager, { from, to }: Span) =>
  state === 'settled' && stake > 0 && settledAt >= from && settledAt < to

/** What members have staked, in minor units: stakes count when they are settled, cancelled ones never. */
export const turnoverService = (wagers: WagersService) => {
  const counted = (memberId: number, span: Span) => wagers.of(memberId).filter((wager) => isCounted(wager, span))
  return {
    of: (memberId: number, span = ALWAYS): number => counted(memberId, span).reduce((sum, { stake }) => sum + stake, 0),

    /** How many stakes were settled. */
    count: (memberId: number, span = ALWAYS): number => counted(memberId, span).length,

    /** By category of game (RNG, LIVE ...). */
    byCategory(memberId: number, span = ALWAYS): Map<string, number> {
      const sums = new Map<string, number>()
      for (const { gameType, stake } of counted(memberId, span)) sums.set(gameType, (sums.get(gameType) ?? 0) + stake)
      return sums
    },

    /** The days (`2026-11-20`) on which something was settled. */
    days: (memberId: number, span = ALWAYS): Set<string> =>
      new Set(counted(memberId, span).map(({ settledAt = 0 }) => dayOf(settledAt))),
  }
}
