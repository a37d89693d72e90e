/** What was asked for last, by name, and at most so many: when one more comes, the one idle the longest goes, and `forget` is told. */
export function mostRecent<Value>(most: number, forget: (name: string) => void) {
  // A map remembers the order in which its names came in.
  const values = new Map<string, Value>()

  function set(name: string, value: Value): Value {
    values.delete(name)
    values.set(name, value)
    const [longestIdle] = values.keys()
    if (values.size > most && longestIdle !== undefined) {
      values.delete(longestIdle)
      forget(longestIdle)
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
