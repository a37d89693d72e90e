import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Sql, SqlRow, SqlValue } from './sql.ts'
import { sqliteStorage, type SqliteStorage } from './sqlite-storage.ts'
import { explainSqliteError, StoreProblem } from './store-problem.ts'

export { StoreProblem } from './store-problem.ts'

export type NodeStore = {
  storage: SqliteStorage
  /** Writes what is only in memory, and lets the file go. */
  close(): void
  /** Lets the file go as it is, like a process that is killed. */
  abandon(): void
}
export type NodeStoreOptions = {
  maxCharacters?: number
  /** Pages of 1 KiB that the file may have: for tests of a full disk. */
  maxPages?: number
}

/** Opens or creates the store in `file`, exclusively for this process until it is closed. Throws a `StoreProblem` with the reason and the remedy. */
export function openStore(file: string, { maxPages, maxCharacters }: NodeStoreOptions = {}): NodeStore {
  // SQLite takes ":memory:" and "file:" for something else than names of files.
  const path = resolve(file)
  const { database, sql } = withFileName(file, () => openDatabase(path, maxPages))
  try {
    const compression = {
      compress: (text: string) => deflateRawSync(text, { level: 1 }),
      decompress: (bytes: Uint8Array) => inflateRawSync(bytes).toString('utf8'),
    }
    const storage = withFileName(file, () => {
      const opened = sqliteStorage(sql, { ...compression, ...(maxCharacters && { maxCharacters }) })
      makePrivate(path)
      for (const pragma of STORE_PRAGMAS) database.exec(pragma)
      return opened
    })
    const close = () => {
      closeAfter(database, () => storage.finish())
      if (!existsSync(path))
        throw new StoreProblem(`The store ${file} was deleted while it was open: its worlds are lost`)
    }
    return { storage, close, abandon: () => database.close() }
  } catch (error) {
    database.close()
    throw error
  }
}

function closeAfter(database: DatabaseSync, finish: () => void) {
  try {
    finish()
  } finally {
    database.close()
  }
}

function withFileName<Result>(file: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw new StoreProblem(
      `The store ${file} ${error instanceof StoreProblem ? error.message : explainSqliteError(error)}`,
    )
  }
}

/** @note Pages are small, since a command writes a few hundred bytes at one place, and SQLite writes whole pages. */
const OPENING_PRAGMAS = ['PRAGMA page_size = 1024', 'PRAGMA locking_mode = EXCLUSIVE']
/** The journal mode is stored in the file: set after the schema is checked, it changes no database of another program. */
const STORE_PRAGMAS = [
  'PRAGMA journal_mode = WAL',
  // Written data survives the process; only a power failure may lose the last commands, and never corrupts the file.
  'PRAGMA synchronous = NORMAL',
  'PRAGMA wal_autocheckpoint = 4000',
]

/** Only its owner may read the store, which contains sessions. SQLite gives its other files the same mode. */
function createPrivate(file: string) {
  try {
    writeFileSync(file, '', { mode: 0o600, flag: 'wx' })
  } catch {
    // It exists, or SQLite reports the reason.
  }
}

/** Only of a file that is a store: `--store` may name a folder or a file of another program. */
function makePrivate(file: string) {
  for (const one of [file, `${file}-wal`]) if (existsSync(one)) chmodSync(one, 0o600)
}

function openDatabase(file: string, maxPages: number | undefined) {
  // Looked up when it is needed: the mock runs on a Node without it, too.
  const sqlite = process.getBuiltinModule('node:sqlite') as typeof import('node:sqlite') | undefined
  if (!sqlite) throw new StoreProblem('needs Node 22.13 or newer, which contains SQLite')
  createPrivate(file)
  const database = new sqlite.DatabaseSync(file, { timeout: 0 })
  try {
    for (const pragma of OPENING_PRAGMAS) database.exec(pragma)
    // Takes the lock, and reads the whole file once.
    database.exec('BEGIN IMMEDIATE; COMMIT')
    const { quick_check: found } = database.prepare('PRAGMA quick_check(1)').get() as { quick_check: string }
    if (found !== 'ok')
      throw new StoreProblem('is damaged: restore a copy, or move it away to start with an empty store')
    if (maxPages) database.exec(`PRAGMA max_page_count = ${maxPages}`)
  } catch (error) {
    database.close()
    throw error
  }
  return { database, sql: sqlOf(database) }
}

function sqlOf(database: DatabaseSync): Sql {
  const prepared = new Map<string, StatementSync>()
  const statementOf = (text: string) => {
    const statement = prepared.get(text) ?? database.prepare(text)
    prepared.set(text, statement)
    return statement
  }
  return {
    all: (text: string, ...values: SqlValue[]) => statementOf(text).all(...values) as SqlRow[],
    transaction(work) {
      database.exec('BEGIN IMMEDIATE')
      try {
        work()
        database.exec('COMMIT')
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK')
        throw error
      }
    },
  }
}
