import { type SerializableWorld, deserializeWorld, serializeWorld } from './world-serialization.ts'
import { type WorldStorage, rejected, activateWorld, readSerialized } from './world-storage.ts'
import type { WorldRegistry, RegistryOptions } from './world-registry.ts'

/** A used active world takes up to a megabyte. */
const MAX_ACTIVE = 500
const IDLE_MS = 10 * 60_000

/**
 * Creates a registry that serialises idle worlds and loads them again on the next request; the client sees no difference. Events that
 * fell due meanwhile then run at their own times. Worlds in use, pinned worlds and worlds with change log subscribers stay active.
 */
export const createWorldCache =
  ({ maxActive = MAX_ACTIVE, idleMs = IDLE_MS, storage = new Map() }: EvictionOptions = {}) =>
  <Site extends SerializableWorld>({
    maxWorlds,
    onEvict,
    hostNow,
    log,
    createSite,
  }: RegistryOptions<Site>): WorldRegistry<Site> => {
    const { active, ...activation } = createActivation<Site>(storage, { hostNow, createSite })
    const { withWorld, evictIdle } = createEviction(active, { maxActive, idleMs, storage, hostNow, log })

    function evictExcess() {
      while (active.size + storage.size > maxWorlds) {
        const name = findFirst(storage.keys()) ?? findFirst(active.keys())!
        storage.delete(name)
        active.delete(name)
        onEvict(name)
      }
    }

    return {
      get: activation.get,
      set(name, site) {
        const stored = activation.set(name, site)
        evictExcess()
        return stored
      },
      withWorld,
      pin(name) {
        const entry = active.get(name)
        if (entry) entry.isPinned = true
      },
      evictIdle,
      remove: (name) => [active.delete(name), storage.delete(name)].includes(true),
      names: () => [...active.keys(), ...storage.keys()].toSorted(),
    }
  }

const findFirst = (names: Iterable<string>): string | undefined => {
  const [first] = names
  return first
}

type ActivatedEntry<Site> = { entry: ActiveEntry<Site>; ready: Site; isRestored: boolean }

function createActivation<Site extends SerializableWorld>(
  storage: WorldStorage,
  { hostNow, createSite }: Pick<RegistryOptions<Site>, 'hostNow' | 'createSite'>,
) {
  const active = new Map<string, ActiveEntry<Site>>()

  function set(name: string, pending: Promise<Site>, isRestored = false) {
    const entry: ActiveEntry<Site> = { site: pending, lastUsedAt: hostNow(), isPinned: false }
    if (storage.attachChangeLog) entry.site = pending.then((ready) => attach(name, { entry, ready, isRestored }))
    activateWorld(storage, name)
    active.delete(name)
    active.set(name, entry)
    entry.site.then((ready) => (entry.ready = ready)).catch(() => undefined)
    return entry.site
  }

  function attach(name: string, { entry, ready, isRestored }: ActivatedEntry<Site>) {
    const isCurrent = () => active.get(name) === entry
    // Another world of this name may have been created in the meantime.
    const discard = () => void (isCurrent() && active.delete(name))
    if (isCurrent()) storage.attachChangeLog!(name, ready, { isRestored, discard })
    return ready
  }

  /** If a stored world cannot be loaded, its stored copy is left unchanged. */
  function load(name: string): Promise<Site> | undefined {
    const text = readSerialized(storage, name)
    if (text === undefined) return undefined
    if (text instanceof Error) return rejected(text)
    const site = set(name, deserializeWorld(text, createSite), true)
    return site.catch((error: unknown) => {
      if (active.get(name)?.site === site && active.delete(name)) storage.set(name, text)
      throw error
    })
  }

  function get(name: string) {
    const entry = active.get(name)
    if (!entry) return load(name)
    entry.lastUsedAt = hostNow()
    if (active.size > 1) {
      active.delete(name)
      active.set(name, entry)
    }
    return entry.site
  }
  return { active, set, get }
}

type EvictionOptions = {
  /** Maximum number of active worlds, not counting worlds in use. The least recently used one is suspended first. */
  maxActive?: number
  /** Idle time after which a world is suspended, ms of the host. */
  idleMs?: number
  storage?: WorldStorage
}
type ActiveEntry<Site> = { site: Promise<Site>; ready?: Site; lastUsedAt: number; isPinned: boolean }

type EvictionContext = Required<EvictionOptions> & { hostNow(): number; log(message: string): void }

/** Creates the functions that suspend worlds after each use. The most recently used worlds are last in `active`. */
function createEviction<Site extends SerializableWorld>(
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
