export function createLruCache<Value>(maxSize: number, onEvict: (name: string) => void) {
  // A Map iterates in insertion order, so its first key is the least recently used.
  const values = new Map<string, Value>()

  function set(name: string, value: Value): Value {
    values.delete(name)
    values.set(name, value)
    const [leastRecent] = values.keys()
    if (values.size > maxSize && leastRecent !== undefined) {
      values.delete(leastRecent)
      onEvict(leastRecent)
    }
    return value
  }

  return {
    set,
    get(name: string): Value | undefined {
      const value = values.get(name)
      return value && set(name, value)
    },
    remove: (name: string) => values.delete(name),
    names: () => [...values.keys()].toSorted(),
  }
}
