import { type Random, randomOf } from '../../mock-server/src/kernel/random.ts'

/** Random numbers that repeat for the same seed. */
export type SeededRandom = Pick<Random, 'int' | 'pick'>

/** Creates the random numbers of one phone. */
export const createRandom = (seed: number, phone: number): SeededRandom => randomOf(seed, 'soak', phone)

/** Returns the items in random order. */
export function shuffled<Item>(items: readonly Item[], random: SeededRandom): Item[] {
  const rest = [...items]
  return items.map(() => rest.splice(random.int(rest.length), 1)[0]!)
}
