import type { Change } from '../../kernel/tables/change-log.ts'

/** Collects changes in their order; of several changes of a row only the last one is kept. */
export function createLatestChanges() {
  let changes: Change[] = []
  const positions = new Map<string, number>()
  return {
    add(change: Change) {
      const key = `${change.table} ${change.id}`
      const position = positions.get(key)
      if (position !== undefined && 'row' in change) return void (changes[position] = change)
      // A row that was removed and added again has another position.
      if ('row' in change) positions.set(key, changes.length)
      else positions.delete(key)
      changes.push(change)
    },
    all: () => changes,
    clear() {
      changes = []
      positions.clear()
    },
  }
}
