import { randomOf } from '#mock/kernel/world/random.ts'

export const GUESTS = [
  { vi: 'Máy Sen', en: 'Bot Lotus' },
  { vi: 'Máy Tùng', en: 'Bot Pine' },
  { vi: 'Máy Mai', en: 'Bot Plum' },
] as const

/** A chip of a simulated player: `units` lowest stakes on `pick`, placed `at` ms after the start of the round. */
export type GuestChip = { guest: number; pick: string; units: number; at: number }

const FIRST = 1200
const SPREAD = 15_000
const UNITS = [1, 1, 2, 5, 10]

/** Returns the chips of the simulated players. They depend only on the round, and are no money. */
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
