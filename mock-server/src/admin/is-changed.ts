import type { Site } from '../gateway.ts'
import { digest } from '../kernel/random.ts'
import { snapshotWorld } from '../kernel/snapshot.ts'
import type { World } from '../kernel/world.ts'
import { begin, type Make } from './replayed-calls.ts'

/** Whether anything was done in a world since its birth: its rows, its money or its switches are not those it was born with. */
export async function isChanged({ world, isStrict }: Site, make: Make): Promise<boolean> {
  const { name, seed, scenario, bornAt, secret } = world
  const born = await begin({ beginning: { name, seed, scenario, bornAt, secret }, isStrict }, make)
  return contentsOf(world) !== contentsOf(await born.world())
}

function contentsOf(world: World) {
  const { database, transactions, settings } = snapshotWorld(world)
  return digest(JSON.stringify([Object.entries(database).toSorted(), transactions, settings]))
}
