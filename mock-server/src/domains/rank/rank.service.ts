import * as v from 'valibot'
import { defineLog } from '../../kernel/tables/table.ts'
import type { World } from '../../kernel/world/world.ts'
import type { LocalizedText } from '../../kernel/validation/language.ts'
import type { TurnoverService } from '../bonuses/bonuses.service.ts'

export type RankService = ReturnType<typeof rankService>
/** A rank with its required lifetime turnover, in minor units. */
export type Rank = { level: number; label: string; name: LocalizedText; turnover: number; colours: [string, string] }

const MILLION = 100_000_000

/** Name, turnover in millions, two colours; from the lowest. */
const TABLE: [vi: string, en: string, millions: number, colour: string, colour2: string][] = [
  ['Gốm', 'Clay', 0, '#B98B6B', '#7A4E33'],
  ['Tre', 'Bamboo', 10, '#9DBF6A', '#4E7A2F'],
  ['Gỗ', 'Wood', 50, '#F2C14E', '#D13B21'],
  ['Đồng', 'Bronze', 200, '#D9925B', '#8A4A1F'],
  ['Bạc', 'Silver', 1000, '#D7DCE2', '#7F8A96'],
  ['Vàng', 'Gold', 5000, '#FFD86B', '#B07A12'],
  ['Ngọc', 'Jade', 20_000, '#7FD6B5', '#1C7A5A'],
  ['Hồng ngọc', 'Ruby', 100_000, '#C2352B', '#3A0D0A'],
]

export const RANKS: readonly Rank[] = TABLE.map(([vi, en, millions, ...colours], index) => ({
  level: index + 1,
  label: `VIP ${index + 1}`,
  name: { vi, en },
  turnover: millions * MILLION,
  colours,
}))

/** Turnover of a member before the world was created, in minor units. `id` is the member's. */
export const pastTurnoverTable = defineLog('pastTurnovers', v.object({ id: v.number(), turnover: v.number() }))

export const rankService = (world: World, turnover: TurnoverService) => ({
  progressOf(memberId: number): { turnover: number; current: Rank; next: Rank | undefined } {
    const past = world.table(pastTurnoverTable).get(memberId)?.turnover ?? 0
    const reached = past + turnover.of(memberId)
    const current = RANKS.findLast((one) => one.turnover <= reached)!
    return { turnover: reached, current, next: RANKS[current.level] }
  },
})
