import type { Site } from '../gateway.ts'
import { digest } from '../kernel/world/random.ts'
import { snapshotWorld } from '../kernel/world/snapshot.ts'
import type { World } from '../kernel/world/world.ts'
import { startReplay, type CreateMock } from './recording/replay-session.ts'

export async function hasChanges({ world, isStrict }: Site, make: CreateMock): Promise<boolean> {
  const { name, seed, scenario, createdAt, secret } = world
  const born = await startReplay({ start: { name, seed, scenario, createdAt, secret }, isStrict }, make)
  return digestContents(world) !== digestContents(await born.world())
}

function digestContents(world: World) {
  const { database, transactions, settings } = snapshotWorld(world)
  return digest(JSON.stringify([Object.entries(database).toSorted(), transactions, settings]))
}

/** Loaded on demand: most visits of the demo restore nothing. */
export { readRecording } from './recording/recording.ts'
export { replayToWorld } from './recording/replay-recording.ts'
export { createBrandLink, openBrandLink } from './brand/brand-link.ts'
export { createLink, openLink } from './world-link.ts'
