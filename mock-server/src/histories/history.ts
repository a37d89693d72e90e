import type { Caller } from '../kernel/world/caller.ts'
import type { World } from '../kernel/world/world.ts'

/** A part of a persona's history before the creation of the world. It is written once, before the first session. */
export type History = {
  name: string
  appliesTo(member: Caller): boolean
  seed(world: World, member: Caller): Promise<void>
}
