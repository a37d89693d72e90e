import type { StoredPageWorld, WorldStore } from './persist-world.ts'

export function createTestStore() {
  let stored: StoredPageWorld | undefined
  const writes: ('append' | 'replace')[] = []
  const store: WorldStore = {
    load: async (known) => (stored?.revision === known ? undefined : structuredClone(stored)),
    async append(revision, changes) {
      if (stored?.revision !== revision) return undefined
      writes.push('append')
      stored = { ...stored, revision: revision + 1, changes: [...stored.changes, ...structuredClone(changes)] }
      return stored.revision
    },
    async replace(snapshot) {
      writes.push('replace')
      stored = { revision: (stored?.revision ?? 0) + 1, snapshot: structuredClone(snapshot), changes: [] }
      return stored.revision
    },
  }
  return { ...store, writes, stored: () => stored, overwrite: (other: StoredPageWorld) => void (stored = other) }
}
