import type { Change } from '../../kernel/change-log.ts'

/** Changes in their order, but for a row that a command changes twice: what it is last is what counts. */
export function latestChanges() {
  let changes: Change[] = []
  const places = new Map<string, number>()
  return {
    hear(change: Change) {
      const key = `${change.table} ${change.id}`
      const place = places.get(key)
      if (place !== undefined && 'row' in change) return void (changes[place] = change)
      // A row that was removed and added again has another position.
      if ('row' in change) places.set(key, changes.length)
      else places.delete(key)
      changes.push(change)
    },
    all: () => changes,
    forget() {
      changes = []
      places.clear()
    },
  }
}
