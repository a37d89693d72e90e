import { dayOf } from '../../kernel/world/local-day.ts'
import type { Wager, WagersService } from '../wagers/wagers.service.ts'

/** A period in ms; `end` is exclusive. */
export type Period = { start: number; end: number }
export type TurnoverService = ReturnType<typeof turnoverService>

const ALWAYS: Period = { start: 0, end: Number.MAX_SAFE_INTEGER }

const isCounted = ({ state, settledAt = 0, stake }: Wager, { start, end }: Period) =>
  state === 'settled' && stake > 0 && settledAt >= start && settledAt < end

/** Turnovers of members, in minor units. Stakes count once they are settled; cancelled stakes never count. */
export const turnoverService = (wagers: WagersService) => {
  const counted = (memberId: number, period: Period) => wagers.of(memberId).filter((wager) => isCounted(wager, period))
  return {
    of: (memberId: number, period = ALWAYS): number =>
      counted(memberId, period).reduce((sum, { stake }) => sum + stake, 0),

    count: (memberId: number, period = ALWAYS): number => counted(memberId, period).length,

    byCategory(memberId: number, period = ALWAYS): Map<string, number> {
      const sums = new Map<string, number>()
      for (const { gameType, stake } of counted(memberId, period)) sums.set(gameType, (sums.get(gameType) ?? 0) + stake)
      return sums
    },

    days: (memberId: number, period = ALWAYS): Set<string> =>
      new Set(counted(memberId, period).map(({ settledAt = 0 }) => dayOf(settledAt))),
  }
}
