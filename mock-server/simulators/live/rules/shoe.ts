import type { Random } from '../../../src/kernel/random.ts'

/** Cards of a fresh shoe of eight decks; two with the same number modulo 52 look alike. */
export const SHOE = 8 * 52

/** Draws different cards of a fresh shoe: 0 to 51, the rank being the number modulo 13, from the ace on. */
export function drawCards(random: Random, count: number): number[] {
  const drawn = new Set<number>()
  while (drawn.size < count) drawn.add(random.int(SHOE))
  return [...drawn].map((card) => card % 52)
}
