import type { Site } from '../gateway.ts'
import type { Caller } from '../kernel/world/caller.ts'

/** What a random command works with. */
export type CommandContext = { services: Site['services']; member: Caller; amount: number; pick: number }
export type Command = (context: CommandContext) => unknown

export const pickFrom = <Item>(list: readonly Item[], pick: number): Item | undefined =>
  list[Math.abs(pick) % list.length]

/** Acts on one of the last five items. */
export const withRecentItem = <Item>(list: readonly Item[], pick: number, action: (item: Item) => unknown): unknown => {
  const item = pickFrom(list.slice(-5), pick)
  return item === undefined ? undefined : action(item)
}
