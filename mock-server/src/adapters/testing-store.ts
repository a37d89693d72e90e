import type { StoredPageWorld, WorldStore } from './persist-world.ts'

/** A store like a browser's: a page finds what another one stored. It counts the writes. */
export function createTestStore() {
  let kept: StoredPageWorld | undefined
  const writes: ('append' | 'replace')[] = []
  const store: WorldStore = {
    load: async (known) => (kept?.revision === known ? undefined : structuredClone(kept)),
    async append(revision, changes) {
      if (kept?.revision !== revision) return undefined
      writes.push('append')
      kept = { ...kept, revision: revision + 1, changes: [...kept.changes, ...structuredClone(changes)] }
      return kept.revision
    },
    async replace(snapshot) {
      writes.push('replace')
      kept = { revision: (kept?.revision ?? 0) + 1, snapshot: structuredClone(snapshot), changes: [] }
      return kept.revision
    },
  }
  return { ...store, writes, kept: () => kept, put: (other: StoredPageWorld) => void (kept = other) }
}
