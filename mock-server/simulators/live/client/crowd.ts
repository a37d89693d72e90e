import { randomOf } from '../../../src/kernel/random.ts'

/** The players at the other seats, which are plainly machines. */
export const GUESTS = [
  { vi: 'Máy Sen', en: 'Bot Lotus' },
  { vi: 'Máy Tùng', en: 'Bot Pine' },
  { vi: 'Máy Mai', en: 'Bot Plum' },
] as const

/** A chip of a guest: `units` lowest stakes on `pick`, laid down `at` ms after the round has begun. */
export type GuestChip = { guest: number; pick: string; units: number; at: number }

const FIRST = 1200
const SPREAD = 15_000
const UNITS = [1, 1, 2, 5, 10]

/** What the guests lay down in a round: it follows from the round alone, and is no money. */
export function crowdOf(key: string, picks: string[]): GuestChip[] {
  const random = randomOf(0, 'crowd', key)
  return GUESTS.flatMap((_, guest) =>
    Array.from({ length: random.int(3) }, () => ({
      guest,
      pick: random.pick(picks),
      units: random.pick(UNITS),
      at: FIRST + random.int(SPREAD),
    })),
  )
}
