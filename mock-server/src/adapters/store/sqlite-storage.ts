import { type WorldDelta, type SerializableWorld, applyDeltas } from '../../kernel/storage/world-serialization.ts'
import type { WorldStorage, ActiveWorld } from '../../kernel/storage/world-storage.ts'
import type { Sql } from './sql.ts'
import { openSchema } from './schema.ts'
import { explainSqliteError, storeWriteError } from './store-problem.ts'
import { type StoredWorld, type Compression, WorldRows } from './world-rows.ts'
import { WorldTooLargeError, PersistedWorld } from './persisted-world.ts'

export type SqliteStorageOptions = Compression & {
  maxCharacters?: number
}
export type SqliteStorage = WorldStorage & {
  written(): { bytes: number; rows: number }
  finish(): void
}

/** The maximum size of a snapshot in the control API. */
const MAX_CHARACTERS = 64 * 1024 * 1024

/**
 * Stores worlds in SQLite. Changes of an active world are written before its caller is answered, so that the process may end at any time;
 * a suspended world is stored as its text.
 */
export function sqliteStorage(
  sql: Sql,
  { maxCharacters = MAX_CHARACTERS, ...compression }: SqliteStorageOptions,
): SqliteStorage {
  openSchema(sql)
  const rows = new WorldRows(sql, compression)
  const stored = new Set(rows.names())
  const { active, end, follow } = trackActiveWorlds(rows, { stored, maxCharacters })
  return {
    get: (name) => (stored.has(name) ? explainUnreadable(name, () => toText(rows.read(name))) : undefined),
    /** If a stored world cannot be loaded, its stored copy is left unchanged. */
    set(name, text) {
      active.get(name)?.suspend(text)
      end(name)
    },
    delete(name) {
      end(name)
      stored.delete(name)
      return rows.remove(name)
    },
    keys: () => stored.keys(),
    get size() {
      return stored.size
    },
    activate: (name) => void stored.delete(name),
    attachChangeLog: follow,
    written: rows.written,
    finish: () => active.forEach((world) => world.finish()),
  }
}

function trackActiveWorlds(rows: WorldRows, { stored, maxCharacters }: { stored: Set<string>; maxCharacters: number }) {
  const active = new Map<string, PersistedWorld>()

  function end(name: string) {
    active.get(name)?.end()
    active.delete(name)
    if (rows.has(name)) stored.add(name)
  }

  function follow(name: string, site: SerializableWorld, { isRestored, discard }: ActiveWorld) {
    active.get(name)?.end()
    const failed = (error: unknown) => {
      if (active.get(name) === own) end(name)
      discard()
      return storeWriteError(error instanceof WorldTooLargeError ? error.message : explainSqliteError(error))
    }
    const own = new PersistedWorld(site, { name, rows, maxCharacters, onError: failed }, isRestored)
    active.set(name, own)
    if (!isRestored) own.create()
  }
  return { active, end, follow }
}

/** Errors name the world that cannot be read; it can be reset or removed without being read. */
function explainUnreadable<Text>(name: string, read: () => Text): Text {
  try {
    return read()
  } catch {
    const reason = `cannot read the world "${name}", it is damaged: restore a copy of the file, or recreate the world with POST /__admin/worlds {"name":"${name}"}`
    throw storeWriteError(reason)
  }
}

function toText(stored: StoredWorld | undefined) {
  if (!stored || stored.deltas.length === 0) return stored?.text
  return applyDeltas(
    stored.text,
    stored.deltas.map((text) => JSON.parse(text) as WorldDelta),
  )
}
