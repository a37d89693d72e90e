import type { Random } from '../../kernel/world/random.ts'
import type { LocalizedText } from '../../kernel/validation/language.ts'
import type { TicketType } from './ticket.model.ts'

/** A prize, with its chance in 10,000 draws. Money in minor units. */
export type Prize = { id: number; chance: number; money: number; points: number }
export type DrawType = TicketType | 'RAFFLE'

export const DRAWS = 10_000

const table = (...rows: [chance: number, money: number, points?: number][]): Prize[] =>
  rows.map(([chance, money, points = 0], index) => ({ id: index + 1, chance, money, points }))

/** Prizes by kind. Players see the real chances; those of a kind add up to `DRAWS`. */
const PRIZES: Record<Exclude<DrawType, 'DEPOSIT_DISCOUNT'>, Prize[]> = {
  PRIZE_WHEEL: table(
    [3000, 0],
    [3000, 500_000],
    [2000, 1_000_000],
    [1000, 0, 20],
    [700, 5_000_000],
    [290, 20_000_000],
    [10, 888_800_000],
  ),
  GOLDEN_EGG: table([5000, 1_000_000], [3000, 2_000_000], [1500, 0, 50], [450, 10_000_000], [50, 100_000_000]),
  FREE_SPIN: table([4000, 0], [3500, 500_000], [2000, 1_500_000], [490, 8_000_000], [10, 200_000_000]),
  RAFFLE: table([6000, 0, 5], [3000, 1_000_000], [900, 5_000_000], [100, 50_000_000]),
}

export const TICKET_NAMES: Record<DrawType, LocalizedText> = {
  PRIZE_WHEEL: { vi: 'Vòng quay may mắn', en: 'Prize wheel' },
  GOLDEN_EGG: { vi: 'Đập trứng vàng', en: 'Golden egg' },
  FREE_SPIN: { vi: 'Mười vòng quay miễn phí', en: 'Ten free spins' },
  DEPOSIT_DISCOUNT: { vi: 'Phiếu thưởng nạp 5%', en: '5% deposit bonus' },
  RAFFLE: { vi: 'Rút thăm hàng tuần', en: 'Weekly raffle' },
}

export const prizesOf = (type: DrawType): readonly Prize[] => (type === 'DEPOSIT_DISCOUNT' ? [] : PRIZES[type])

export function drawPrize(type: DrawType, random: Random): Prize {
  let rest = random.int(DRAWS)
  const prize = prizesOf(type).find(({ chance }) => (rest -= chance) < 0)
  if (!prize) throw new Error(`Failed to draw a prize of ${type}: its chances do not add up to ${DRAWS}`)
  return prize
}
