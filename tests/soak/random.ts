import { type Random, randomOf } from '../../mock-server/src/kernel/random.ts'

/** What is left to chance: of one seed always the same. */
export type Dice = Pick<Random, 'int' | 'pick'>

/** The dice of one phone of a run. */
export const diceOf = (seed: number, phone: number): Dice => randomOf(seed, 'soak', phone)

/** The same things in another order. */
export function shuffled<Thing>(things: readonly Thing[], dice: Dice): Thing[] {
  const left = [...things]
  return things.map(() => left.splice(dice.int(left.length), 1)[0]!)
}
