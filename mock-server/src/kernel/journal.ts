/** One handled request. Bodies, tokens and query strings are not kept, so a journal can be shown to anybody. */
export type JournalEntry = {
  id: number
  at: number
  method: string
  path: string
  operation?: string
  status: number
  code?: string
  violations?: string[]
}

const KEPT = 1000

/** The last thousand requests of a world, oldest first. */
export function createJournal() {
  let entries: JournalEntry[] = []
  let count = 0
  return {
    add(entry: Omit<JournalEntry, 'id'>) {
      entries.push({ id: ++count, ...entry })
      if (entries.length > KEPT * 2) entries = entries.slice(-KEPT)
    },
    list: () => entries.slice(-KEPT),
    unmatched: () => entries.slice(-KEPT).filter((entry) => !entry.operation),
    /** How often `operation` was called. */
    count: (operation: string) => entries.filter((entry) => entry.operation === operation).length,
    clear() {
      entries = []
    },
  }
}
