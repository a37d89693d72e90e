import { type Addition, asleepTextAfter } from '../../kernel/asleep.ts'
import type { Beds } from '../../kernel/sleeping-worlds.ts'
import type { Sql } from './sql.ts'
import { openSchema } from './schema.ts'
import { meaningOf, notKept } from './store-problem.ts'
import { type Packing, worldRows } from './world-rows.ts'
import { TooLarge, writtenWorld } from './written-world.ts'

export type StoredBedsOptions = Packing & {
  /** Characters that a world's text may have. */
  mostCharacters?: number
}
type Written = ReturnType<typeof writtenWorld>
export type StoredBeds = Beds & {
  /** Bytes and rows that were written since the store was opened. */
  written(): { bytes: number; writes: number }
  /** Writes what is still only in memory: what was asked since the last command. */
  finish(): void
}

/** As large as a snapshot that the control API takes. */
const MOST_CHARACTERS = 64 * 1024 * 1024

/**
 * Beds in SQLite. What happens in a world that is up is written down before its caller is answered, so that a process may end at any moment;
 * one that sleeps lies there alone. Refuses a database that is something else with a `StoreProblem`.
 */
export function storedBeds(sql: Sql, { mostCharacters: most = MOST_CHARACTERS, ...packing }: StoredBedsOptions): StoredBeds {
  openSchema(sql)
  const rows = worldRows(sql, packing)
  const lying = new Set(rows.names())
  const up = new Map<string, Written>()

  function leave(name: string) {
    up.get(name)?.end()
    up.delete(name)
    if (rows.has(name)) lying.add(name)
  }

  return {
    get(name) {
      const kept = lying.has(name) ? rows.read(name) : undefined
      if (!kept) return undefined
      const additions = kept.additions.map((text) => JSON.parse(text) as Addition)
      return additions.length === 0 ? kept.text : asleepTextAfter(kept.text, additions)
    },
    /** Who could not get up lies as before. */
    set(name, text) {
      up.get(name)?.sleep(text)
      leave(name)
    },
    delete(name) {
      up.get(name)?.end()
      up.delete(name)
      lying.delete(name)
      return rows.remove(name)
    },
    keys: () => lying.keys(),
    get size() {
      return lying.size
    },
    rise: (name) => void lying.delete(name),
    follow(name, site, about) {
      up.get(name)?.end()
      const failed = (error: unknown) => {
        if (up.get(name) === own) leave(name)
        about.leave()
        return notKept(error instanceof TooLarge ? error.message : meaningOf(error))
      }
      const own = writtenWorld(site, { name, rows, most, failed }, about.isKnown)
      up.set(name, own)
      if (!about.isKnown) own.begin()
    },
    written: rows.written,
    finish: () => up.forEach((world) => world.finish()),
  }
}
