import type { Random } from '#mock/kernel/world/random.ts'

/** Cards of a fresh shoe of eight decks; numbers equal modulo 52 are the same card. */
export const SHOE = 8 * 52

export function drawCards(random: Random, count: number): number[] {
  const drawn = new Set<number>()
  while (drawn.size < count) drawn.add(random.int(SHOE))
  return [...drawn].map((card) => card % 52)
}
