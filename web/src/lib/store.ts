/** A value outside React that components may watch with `useSyncExternalStore`. */
export function createStore<Value>(initial: Value) {
  let value = initial
  const watchers = new Set<() => void>()
  return {
    get: () => value,
    set(next: Value) {
      value = next
      watchers.forEach((watcher) => watcher())
    },
    subscribe(watcher: () => void) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
  }
}
