import { type WorldDelta, type SerializableWorld, applyDeltas } from '../../kernel/world-serialization.ts'
import type { WorldStorage, ActiveWorld } from '../../kernel/world-storage.ts'
import type { Sql } from './sql.ts'
import { openSchema } from './schema.ts'
import { explainSqliteError, storeWriteError } from './store-problem.ts'
import { type StoredWorld, type Packing, WorldRows } from './world-rows.ts'
import { TooLarge, PersistedWorld } from './persisted-world.ts'

export type StoredBedsOptions = Packing & {
  /** Characters that a world's text may have. */
  mostCharacters?: number
}
export type StoredBeds = WorldStorage & {
  /** Bytes and rows that were written since the store was opened. */
  written(): { bytes: number; rows: number }
  /** Writes what is still only in memory: what was asked since the last command. */
  finish(): void
}

/** As large as a snapshot that the control API takes. */
const MOST_CHARACTERS = 64 * 1024 * 1024

/**
 * Stores worlds in SQLite. Changes of an active world are written before its caller is answered, so that the process may end at any time;
 * a suspended world is stored as its text.
 */
export function sqliteStorage(
  sql: Sql,
  { mostCharacters: most = MOST_CHARACTERS, ...packing }: StoredBedsOptions,
): StoredBeds {
  openSchema(sql)
  const rows = new WorldRows(sql, packing)
  const lying = new Set(rows.names())
  const { up, end, follow } = upIn(rows, { lying, most })
  return {
    get: (name) => (lying.has(name) ? readable(name, () => textOf(rows.read(name))) : undefined),
    /** If a stored world cannot be loaded, its stored copy is left unchanged. */
    set(name, text) {
      up.get(name)?.sleep(text)
      end(name)
    },
    delete(name) {
      end(name)
      lying.delete(name)
      return rows.remove(name)
    },
    keys: () => lying.keys(),
    get size() {
      return lying.size
    },
    activate: (name) => void lying.delete(name),
    attachChangeLog: follow,
    written: rows.written,
    finish: () => up.forEach((world) => world.finish()),
  }
}

/** The worlds that are up, and how they come to lie again. */
function upIn(rows: WorldRows, { lying, most }: { lying: Set<string>; most: number }) {
  const up = new Map<string, PersistedWorld>()

  function end(name: string) {
    up.get(name)?.end()
    up.delete(name)
    if (rows.has(name)) lying.add(name)
  }

  function follow(name: string, site: SerializableWorld, { isRestored: isKnown, discard: leave }: ActiveWorld) {
    up.get(name)?.end()
    const failed = (error: unknown) => {
      if (up.get(name) === own) end(name)
      leave()
      return storeWriteError(error instanceof TooLarge ? error.message : explainSqliteError(error))
    }
    const own = new PersistedWorld(site, { name, rows, most, failed }, isKnown)
    up.set(name, own)
    if (!isKnown) own.begin()
  }
  return { up, end, follow }
}

/** Errors name the world that cannot be read; it can be reset or removed without being read. */
function readable<Text>(name: string, read: () => Text): Text {
  try {
    return read()
  } catch {
    const reason = `cannot read the world "${name}", it is damaged: put a copy of the file back, or POST /__admin/worlds {"name":"${name}"} makes it anew`
    throw storeWriteError(reason)
  }
}

function textOf(kept: StoredWorld | undefined) {
  if (!kept || kept.additions.length === 0) return kept?.text
  return applyDeltas(
    kept.text,
    kept.additions.map((text) => JSON.parse(text) as WorldDelta),
  )
}
