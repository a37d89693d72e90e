import type { Site } from '../gateway.ts'
import type { Caller } from '../kernel/caller.ts'

/** Context of a command: the services, the acting member, and two numbers that choose the details. */
export type CommandContext = { services: Site['services']; member: Caller; amount: number; pick: number }
export type Command = (context: CommandContext) => unknown

/** Payment password of all members who have one. */
export const password = '246810'

export const pickFrom = <Item>(list: readonly Item[], pick: number): Item | undefined =>
  list[Math.abs(pick) % list.length]

/** Runs `action` with one of the five newest items, if there are any. */
export const withRecentItem = <Item>(list: readonly Item[], pick: number, action: (item: Item) => unknown): unknown => {
  const item = pickFrom(list.slice(-5), pick)
  return item === undefined ? undefined : action(item)
}
