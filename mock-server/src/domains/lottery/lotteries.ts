import type { LotteryVendor, PrizeMode } from '@longan/sdk'
import type { LocalizedText } from '../../kernel/validation/language.ts'
import { lotteryMarkUrl } from '../../art/urls.ts'
import { type LotteryGroup, type LotteryRow, lotteryRows, vendorOfGroup } from '../../catalogue/lottery-rows.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import type { Table } from './draws.ts'

export type Group = LotteryGroup

export type Lottery = {
  gameId: number
  code: string
  vendor: LotteryVendor
  names: LocalizedText
  group: Group
  /** Time between two draws, ms. */
  period: number
  /** Time of the draw after midnight (+07:00), ms; 0 if a round starts at midnight. */
  timeOfDay: number
  /** Time before the draw in which no bets are taken, seconds. */
  lockTime: number
  table: Table
  isHot: boolean
  /** The lottery takes no bets; draws continue. */
  isPaused: boolean
  icon: string
}

export const GROUPS: Record<Group, LocalizedText> = {
  QUICK: { vi: 'Xổ số siêu tốc', en: 'Speed lottery' },
  MINUTE: { vi: 'Xổ số theo phút', en: 'Minutes and hours' },
  DAILY: { vi: 'Xổ số ba miền', en: 'Daily draws' },
  TABLE: { vi: 'Bàn chơi', en: 'Table games' },
  SEA: { vi: 'Đông Nam Á', en: 'South-East Asia' },
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

function parseSchedule(text: string) {
  const [hours, minutes] = text.split(':').map(Number)
  if (minutes === undefined) return { period: hours! * 1000, timeOfDay: 0 }
  return { period: DAY, timeOfDay: (hours! * 60 + minutes) * MINUTE }
}

function parseRow([gameId, code, group, vi, en, schedule, lock, table, marks]: LotteryRow, index: number): Lottery {
  return {
    gameId: Number(gameId),
    code,
    group,
    vendor: vendorOfGroup(group),
    names: { vi: vi!, en: en! },
    ...parseSchedule(schedule!),
    lockTime: Number(lock),
    table: table as Table,
    isHot: marks === 'HOT',
    isPaused: marks === 'PAUSED',
    icon: lotteryMarkUrl(index + 1),
  }
}

export const lotteries: readonly Lottery[] = lotteryRows.map(parseRow)

export const isDaily = ({ period }: Lottery) => period === DAY

/** Returns the lotteries of a prize mode. South-East Asian ones have their own mode; the traditional mode lists daily draws first. */
export function lotteriesOf(prizeMode: PrizeMode): readonly Lottery[] {
  if (prizeMode === 'SEA') return lotteries.filter(({ group }) => group === 'SEA')
  const vietnamese = lotteries.filter(({ group }) => group !== 'SEA')
  if (prizeMode.toUpperCase() !== 'LOTT') return vietnamese
  return vietnamese.toSorted((one, other) => Number(isDaily(other)) - Number(isDaily(one)))
}

const byId = new Map(lotteries.map((lottery) => [lottery.gameId, lottery]))
const byCode = new Map(lotteries.map((lottery) => [lottery.code, lottery]))

export function lotteryById(gameId: number, field = 'gameId'): Lottery {
  const lottery = byId.get(gameId)
  if (!lottery) throw invalidField(field, 'is not a lottery')
  return lottery
}

export function lotteryByCode(code: string, field = 'gameCode'): Lottery {
  const lottery = byCode.get(code)
  if (!lottery) throw invalidField(field, 'is not a lottery')
  return lottery
}
