import { type Sql, sqliteCodeOf } from './sql.ts'
import { StoreProblem } from './store-problem.ts'

/** Version of the store. Increase it with each change of the tables or of a world's text. */
const STORE_VERSION = 2

/**
 * `worlds` contains the names, least recently used first. `pieces` contains the text of each world, split into pieces (numbers 0 to
 * 9,999), and one piece per later change (from 10,000 on). The id of a piece is the id of its world times `PIECES`, plus its number: so
 * all pieces of a world are adjacent, and a command writes one row in one place.
 */
const TABLES = [
  'CREATE TABLE store (version INTEGER NOT NULL)',
  'CREATE TABLE worlds (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, slept INTEGER NOT NULL)',
  'CREATE TABLE pieces (id INTEGER PRIMARY KEY, data BLOB NOT NULL)',
]
export const PIECES = 2 ** 20
export const FIRST_DELTA = 10_000

/** Makes the tables of an empty database; refuses one that is something else, or of a newer Longan. */
export function openSchema(sql: Sql): void {
  const names = sql.all("SELECT name FROM sqlite_master WHERE type = 'table'").map(({ name }) => name)
  if (!names.some((name) => ['store', 'worlds', 'pieces'].includes(String(name)))) {
    if (names.some((name) => !/^(sqlite_|_cf_)/.test(String(name))))
      throw new StoreProblem('has other tables and is not a store of worlds: name another file')
    return createTables(sql)
  }
  if (!names.includes('store')) throw new StoreProblem('is not a store of worlds: name another file')
  assertTables(sql, 'store')
  const version = Number(sql.all('SELECT version FROM store')[0]?.['version'])
  if (version > STORE_VERSION)
    throw new StoreProblem(
      `is of version ${version}, and this Longan knows ${STORE_VERSION}: use the newer Longan, or name another file`,
    )
  if (version !== 1 && version !== STORE_VERSION) throw new StoreProblem('is not a store of worlds: name another file')
  assertTables(sql, 'worlds', 'pieces')
  // The worlds in a store of version 1 are migrated when they are loaded.
  if (version === 1) sql.all('UPDATE store SET version = ?', STORE_VERSION)
}

const COLUMNS = { store: 'version', worlds: 'id, name, slept', pieces: 'id, data' }

/** A missing or changed table is reported when the store is opened, not when a world is loaded. */
function assertTables(sql: Sql, ...tables: (keyof typeof COLUMNS)[]) {
  for (const table of tables) {
    try {
      sql.all(`SELECT ${COLUMNS[table]} FROM ${table} LIMIT 0`)
    } catch (cause) {
      if (sqliteCodeOf(cause) !== 'SQLITE_ERROR') throw cause
      throw new StoreProblem(`is damaged, its table "${table}" is incomplete: restore a copy, or name another file`, {
        cause,
      })
    }
  }
}

function createTables(sql: Sql) {
  sql.transaction(() => {
    for (const table of TABLES) sql.all(table)
    sql.all('INSERT INTO store (version) VALUES (?)', STORE_VERSION)
  })
}
