import type { Id, RowChange } from './rows.ts'

/** What changed in a world, as data: a row as it is now, or that it is gone. */
export type Change = { table: string; id: Id; row: unknown } | { table: string; id: Id; isRemoved: true }
type Listener = (change: Change) => void
type Settled = () => void
/** Anything that tells of what changes in it, row by row. */
export type FollowedStore = { watch(watcher: (change: RowChange<object>) => void): void }

/** What a world has besides the tables of its domains. `state` is all that is no row: its clock, its counters, its switches. */
export const STATE = 'state'
export const KERNEL_TABLES: readonly string[] = ['transactions', 'events', 'answers', STATE]

export type Feed = ReturnType<typeof createFeed>

/**
 * Everything that changes in a world, in the order it changes. Whoever has the world as it was and what the feed told since has the world
 * as it is. It keeps nothing itself, and without a listener it costs nothing.
 * `tables` are told row by row; what `state` gives, part by part, each as a whole.
 */
export function createFeed(tables: () => Record<string, FollowedStore>, state: () => Record<string, unknown>) {
  const listeners = new Map<Listener, Settled>()
  const keepers = new Set<Listener>()
  let isFollowing = false
  const told = new Map<string, string>()

  const append = (change: Change) => {
    for (const listener of listeners.keys()) listener(change)
  }
  const parts = () => Object.entries(state()).map(([name, part]) => [name, JSON.stringify(part)] as const)

  /** Tells `listener` of every change from now on, and calls `settled` at the end of each run. What it answers ends it. */
  function subscribe(listener: Listener, settled: Settled = () => undefined) {
    if (!isFollowing) watchAll(tables(), append)
    isFollowing = true
    // Those who listen already have still to be told of what changed in this run.
    if (listeners.size === 0) for (const [name, text] of parts()) told.set(name, text)
    listeners.set(listener, settled)
    return () => void listeners.delete(listener)
  }

  return {
    /** Tells of the small state that is not as it was told last. A world does this at the end of every run. */
    settle() {
      if (listeners.size === 0) return
      for (const [name, text] of parts()) {
        if (told.get(name) === text) continue
        told.set(name, text)
        append({ table: STATE, id: name, row: JSON.parse(text) as unknown })
      }
      for (const settled of listeners.values()) settled()
    },
    /** Whether somebody listens, but for those who only keep what they hear. */
    isFollowed: () => listeners.size > keepers.size,
    subscribe,
    /** The same, for who keeps the world: nobody has to be told while it sleeps. */
    keep(listener: Listener, settled: Settled) {
      const end = subscribe(listener, settled)
      keepers.add(listener)
      return () => {
        keepers.delete(listener)
        end()
      }
    },
  }
}

function watchAll(tables: Record<string, FollowedStore>, append: Listener) {
  for (const [table, rows] of Object.entries(tables))
    rows.watch(({ id, after }) => append(after ? { table, id, row: after } : { table, id, isRemoved: true }))
}
