import * as v from 'valibot'
import { defineLog } from '../../kernel/table.ts'
import type { World } from '../../kernel/world.ts'
import type { Words } from '../../kernel/words.ts'
import type { TurnoverService } from '../bonuses/bonuses.service.ts'

export type RankService = ReturnType<typeof rankService>
/** A rank, and the lifetime turnover that it takes, in minor units. */
export type Rank = { level: number; label: string; name: Words; turnover: number; colours: [string, string] }

const rank = (level: number, name: Words, turnover: number, ...colours: [string, string]): Rank => ({
  level,
  label: `VIP ${level}`,
  name,
  turnover,
  colours,
})
const MILLION = 100_000_000

export const RANKS: readonly Rank[] = [
  rank(1, { vi: 'Gốm', en: 'Clay' }, 0, '#B98B6B', '#7A4E33'),
  rank(2, { vi: 'Tre', en: 'Bamboo' }, 10 * MILLION, '#9DBF6A', '#4E7A2F'),
  rank(3, { vi: 'Gỗ', en: 'Wood' }, 50 * MILLION, '#F2C14E', '#D13B21'),
  rank(4, { vi: 'Đồng', en: 'Bronze' }, 200 * MILLION, '#D9925B', '#8A4A1F'),
  rank(5, { vi: 'Bạc', en: 'Silver' }, 1000 * MILLION, '#D7DCE2', '#7F8A96'),
  rank(6, { vi: 'Vàng', en: 'Gold' }, 5000 * MILLION, '#FFD86B', '#B07A12'),
  rank(7, { vi: 'Ngọc', en: 'Jade' }, 20_000 * MILLION, '#7FD6B5', '#1C7A5A'),
  rank(8, { vi: 'Sơn mài', en: 'Lacquer' }, 100_000 * MILLION, '#C2352B', '#3A0D0A'),
]

/** What a member had staked before the world began, in minor units. `id` is the member's. */
export const pastTurnoverTable = defineLog('pastTurnovers', v.object({ id: v.number(), turnover: v.number() }))

/** Eight ranks by what a member has staked in all their life. */
export const rankService = (world: World, turnover: TurnoverService) => ({
  progressOf(memberId: number): { turnover: number; current: Rank; next: Rank | undefined } {
    const past = world.table(pastTurnoverTable).get(memberId)?.turnover ?? 0
    const reached = past + turnover.of(memberId)
    const current = RANKS.findLast((one) => one.turnover <= reached)!
    return { turnover: reached, current, next: RANKS[current.level] }
  },
})
