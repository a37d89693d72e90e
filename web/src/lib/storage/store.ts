export function createStore<Value>(initial: Value) {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next: Value) {
      value = next
      listeners.forEach((watcher) => watcher())
    },
    subscribe(watcher: () => void) {
      listeners.add(watcher)
      return () => void listeners.delete(watcher)
    },
  }
}
