import type { Caller } from '../kernel/caller.ts'
import type { World } from '../kernel/world.ts'

/** A part of what has happened to personas before the world began; it is written once, before the first session of each. */
export type History = { name: string; isOf(member: Caller): boolean; write(world: World, member: Caller): Promise<void> }
