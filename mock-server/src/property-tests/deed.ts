import type { Site } from '../gateway.ts'
import type { Caller } from '../kernel/caller.ts'

/** Who gives a command, to whom, and two numbers that tell the rest of it. */
export type Hand = { services: Site['services']; member: Caller; amount: number; pick: number }
export type Command = (hand: Hand) => unknown

/** The payment password of everybody who has one. */
export const password = '246810'

export const one = <Item>(list: readonly Item[], pick: number): Item | undefined => list[Math.abs(pick) % list.length]

/** Does something to one of the newest, if there is one. */
export const toOne = <Item>(list: readonly Item[], pick: number, deed: (item: Item) => unknown): unknown => {
  const item = one(list.slice(-5), pick)
  return item === undefined ? undefined : deed(item)
}
