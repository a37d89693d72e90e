import { type Random, randomOf } from '../../mock-server/src/kernel/world/random.ts'

export type SeededRandom = Pick<Random, 'int' | 'pick'>

export const createRandom = (seed: number, phone: number): SeededRandom => randomOf(seed, 'soak', phone)

export function shuffled<Item>(items: readonly Item[], random: SeededRandom): Item[] {
  const rest = [...items]
  return items.map(() => rest.splice(random.int(rest.length), 1)[0]!)
}
