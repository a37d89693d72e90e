import { type SerializedWorld, serializeWorld, type MakeSite, deserializeWorld } from './world-serialization.ts'
import { type WorldStorage, failed, rise, readSerialized } from './world-storage.ts'
import type { WorldRegistry, RegistryOptions } from './world-registry.ts'

export type EvictionOptions = {
  /** More worlds than these are not awake, but for those that somebody is at: the one idle the longest is put to sleep. */
  maxActive?: number
  /** Nor is one that nobody has asked for so long, ms of the host. */
  idleMs?: number
  storage?: WorldStorage
}
type Awake<Site> = { site: Promise<Site>; ready?: Site; askedAt: number; isKept: boolean }

/** An awake world that has been used takes up to a megabyte. */
const MOST_AWAKE = 500
const IDLE = 10 * 60_000

/**
 * Keeps worlds that nobody asks for as text, and wakes them when they are asked again: whoever asks does not notice. What fell due while one
 * slept happens then, at its own time, as in one that was awake. Those stay awake that somebody is at, `stay`s with, or follows by the feed.
 */
export const createWorldCache =
  ({ maxActive: mostAwake = MOST_AWAKE, idleMs = IDLE, storage: beds = new Map() }: EvictionOptions = {}) =>
  <Site extends SerializedWorld>({ most, forget, hostNow, log, make }: RegistryOptions<Site>): WorldRegistry<Site> => {
    const { awake, ...waking } = wakingIn<Site>(beds, { hostNow, make })
    const { during, rest } = restingIn(awake, { maxActive: mostAwake, idleMs, storage: beds, hostNow, log })

    function forgetMore() {
      while (awake.size + beds.size > most) {
        const name = firstOf(beds.keys()) ?? firstOf(awake.keys())!
        beds.delete(name)
        awake.delete(name)
        forget(name)
      }
    }

    return {
      get: waking.get,
      set(name, site) {
        const kept = waking.set(name, site)
        forgetMore()
        return kept
      },
      during,
      stay(name) {
        const one = awake.get(name)
        if (one) one.isKept = true
      },
      rest,
      remove: (name) => [awake.delete(name), beds.delete(name)].includes(true),
      names: () => [...awake.keys(), ...beds.keys()].toSorted(),
    }
  }

const firstOf = (names: Iterable<string>): string | undefined => {
  const [first] = names
  return first
}

/** Those who are awake, the one idle the longest first, and how one wakes. */
function wakingIn<Site extends SerializedWorld>(beds: WorldStorage, { hostNow, make }: { hostNow(): number; make: MakeSite<Site> }) {
  const awake = new Map<string, Awake<Site>>()

  function set(name: string, made: Promise<Site>, isKnown = false) {
    const one: Awake<Site> = { site: made, askedAt: hostNow(), isKept: false }
    if (beds.follow) one.site = made.then((ready) => follow(name, { one, ready, isKnown }))
    rise(beds, name)
    awake.delete(name)
    awake.set(name, one)
    one.site.then((ready) => (one.ready = ready)).catch(() => undefined)
    return one.site
  }

  function follow(name: string, { one, ready, isKnown }: { one: Awake<Site>; ready: Site; isKnown: boolean }) {
    const isUp = () => awake.get(name) === one
    // Somebody may have made another world of this name in the meantime.
    if (isUp()) beds.follow!(name, ready, { isKnown, leave: () => void (isUp() && awake.delete(name)) })
    return ready
  }

  /** What cannot be woken lies as it lay. */
  function wake(name: string): Promise<Site> | undefined {
    const text = readSerialized(beds, name)
    if (text === undefined) return undefined
    if (text instanceof Error) return failed(text)
    const site = set(name, deserializeWorld(text, make), true)
    return site.catch((error: unknown) => {
      if (awake.get(name)?.site === site) {
        awake.delete(name)
        beds.set(name, text)
      }
      throw error
    })
  }

  function get(name: string) {
    const one = awake.get(name)
    if (!one) return wake(name)
    one.askedAt = hostNow()
    awake.delete(name)
    awake.set(name, one)
    return one.site
  }
  return { awake, set, get }
}

type Resting = Required<EvictionOptions> & { hostNow(): number; log(sentence: string): void }

/** Puts to sleep who may, whenever somebody leaves. Those asked last come last in `awake`. */
function restingIn<Site extends SerializedWorld>(awake: Map<string, Awake<Site>>, own: Resting) {
  const { maxActive: mostAwake, idleMs, storage: beds, hostNow, log } = own
  const at = new Map<string, number>()

  function putToSleep(name: string, site: Site) {
    try {
      beds.set(name, serializeWorld(site))
      awake.delete(name)
    } catch (error) {
      log(`The world "${name}" stays awake: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  const mayRest = (name: string, { ready, isKept }: Awake<Site>) =>
    !at.has(name) && !isKept && ready && !ready.world.feed.isFollowed() ? ready : undefined

  function rest() {
    let tooMany = awake.size - mostAwake
    for (const [name, one] of awake) {
      if (tooMany <= 0 && hostNow() - one.askedAt < idleMs) return
      const site = mayRest(name, one)
      if (!site) continue
      putToSleep(name, site)
      tooMany--
    }
  }

  async function during<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    at.set(name, (at.get(name) ?? 0) + 1)
    try {
      return await work()
    } finally {
      const others = at.get(name)! - 1
      if (others > 0) at.set(name, others)
      else at.delete(name)
      rest()
    }
  }
  return { during, rest }
}
