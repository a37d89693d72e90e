import type { Id, RowChange } from './rows.ts'

export type Change = { table: string; id: Id; row: unknown } | { table: string; id: Id; isRemoved: true }
type Listener = (change: Change) => void
type RunEndListener = () => void
export type ObservableStore = { watch(watcher: (change: RowChange<object>) => void): void }

/** Pseudo-table for world state outside the tables: clock, counters, settings. */
export const STATE = 'state'
export const KERNEL_TABLES: readonly string[] = ['transactions', 'events', 'answers', STATE]

export type ChangeLog = ReturnType<typeof createChangeLog>

/**
 * Creates the change log of a world: all changes in order. A snapshot plus all later changes gives the current state.
 * It stores nothing itself and costs nothing without a listener. `tables` are reported row by row, `state` per top-level field.
 */
export function createChangeLog(tables: () => Record<string, ObservableStore>, state: () => Record<string, unknown>) {
  let subscribed: ReturnType<typeof createSubscriptions> | undefined
  const subscriptions = () => (subscribed ??= createSubscriptions(tables, state))

  return {
    flush: () => subscribed?.flush(),
    hasSubscribers: (): boolean => subscribed?.hasSubscribers() ?? false,
    subscribe: (listener: Listener, onRunEnd?: RunEndListener) => subscriptions().subscribe(listener, onRunEnd),
    /** Subscribes the storage of the world. Such a listener does not prevent suspension. */
    persist: (listener: Listener, onRunEnd: RunEndListener) => subscriptions().persist(listener, onRunEnd),
  }
}

/** Created with the first listener, because most worlds have none. */
function createSubscriptions(tables: () => Record<string, ObservableStore>, state: () => Record<string, unknown>) {
  const listeners = new Map<Listener, RunEndListener>()
  const persisters = new Set<Listener>()
  const lastState = new Map<string, string>()

  const notify = (change: Change) => {
    for (const listener of listeners.keys()) listener(change)
  }
  const serializeSettings = createSettingsSerializer()
  const serialize = (name: string, part: unknown) =>
    name === 'settings' ? serializeSettings(part as object) : JSON.stringify(part)
  const parts = () => Object.entries(state()).map(([name, part]) => [name, serialize(name, part)] as const)
  watchAll(tables(), notify)

  function subscribe(listener: Listener, onRunEnd: RunEndListener = () => undefined) {
    // With other listeners, state changes of this run are still to be reported, so `lastState` must not be replaced.
    if (listeners.size === 0) for (const [name, text] of parts()) lastState.set(name, text)
    listeners.set(listener, onRunEnd)
    return () => void listeners.delete(listener)
  }

  return {
    flush() {
      if (listeners.size === 0) return
      for (const [name, text] of parts()) {
        if (lastState.get(name) === text) continue
        lastState.set(name, text)
        notify({ table: STATE, id: name, row: JSON.parse(text) as unknown })
      }
      for (const onRunEnd of listeners.values()) onRunEnd()
    },
    hasSubscribers: () => listeners.size > persisters.size,
    subscribe,
    persist(listener: Listener, onRunEnd: RunEndListener) {
      const unsubscribe = subscribe(listener, onRunEnd)
      persisters.add(listener)
      return () => {
        persisters.delete(listener)
        unsubscribe()
      }
    },
  }
}

/** A change of the settings replaces the value of one: with the same values they have the same text. Theirs is nearly all of the state. */
function createSettingsSerializer() {
  let last = { values: [] as unknown[], text: '{}' }
  return (settings: object): string => {
    const values: unknown[] = Object.values(settings)
    const isUnchanged = values.length === last.values.length && values.every((value, at) => value === last.values[at])
    if (!isUnchanged) last = { values, text: JSON.stringify(settings) }
    return last.text
  }
}

function watchAll(tables: Record<string, ObservableStore>, notify: Listener) {
  for (const [table, rows] of Object.entries(tables))
    rows.watch(({ id, after }) => notify(after ? { table, id, row: after } : { table, id, isRemoved: true }))
}
