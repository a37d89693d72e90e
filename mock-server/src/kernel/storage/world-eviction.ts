import { type SerializableWorld, serializeWorld } from './world-serialization.ts'
import type { WorldStorage } from './world-storage.ts'

export type EvictionOptions = {
  /** Maximum number of active worlds, not counting worlds in use. The least recently used one is suspended first. */
  maxActive?: number
  /** Idle time after which a world is suspended, ms of the host. */
  idleMs?: number
  storage?: WorldStorage
}
export type ActiveEntry<Site> = { site: Promise<Site>; ready?: Site; lastUsedAt: number; isPinned: boolean }

type EvictionContext = Required<EvictionOptions> & { hostNow(): number; log(message: string): void }

/** Creates the functions that suspend worlds after each use. The most recently used worlds are last in `active`. */
export function createEviction<Site extends SerializableWorld>(
  active: Map<string, ActiveEntry<Site>>,
  context: EvictionContext,
) {
  const { maxActive, idleMs, storage, hostNow, log } = context
  const inUse = new Map<string, number>()

  function suspend(name: string, site: Site) {
    try {
      storage.set(name, serializeWorld(site))
      active.delete(name)
    } catch (error) {
      log(`Failed to suspend the world "${name}": ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  const findEvictable = (name: string, { ready, isPinned }: ActiveEntry<Site>) =>
    !inUse.has(name) && !isPinned && ready && !ready.world.changeLog.hasSubscribers() ? ready : undefined

  function evictIdle() {
    let excess = active.size - maxActive
    for (const [name, entry] of active) {
      if (excess <= 0 && hostNow() - entry.lastUsedAt < idleMs) return
      const site = findEvictable(name, entry)
      if (!site) continue
      suspend(name, site)
      excess--
    }
  }

  async function withWorld<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    inUse.set(name, (inUse.get(name) ?? 0) + 1)
    try {
      return await work()
    } finally {
      const remaining = inUse.get(name)! - 1
      if (remaining > 0) inUse.set(name, remaining)
      else inUse.delete(name)
      evictIdle()
    }
  }
  return { withWorld, evictIdle }
}
