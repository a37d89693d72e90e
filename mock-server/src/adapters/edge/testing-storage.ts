import { DatabaseSync } from 'node:sqlite'
import type { SqlRow, SqlValue } from '../store/sql.ts'
import type { ObjectStorage } from './world-object.ts'

const bufferOf = (value: unknown) => (value instanceof Uint8Array ? value.slice().buffer : value)
const toRuntimeRow = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, bufferOf(value)])) as Record<string, never>

function explainErrors<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    const { errcode, message } = error as { errcode?: number; message: string }
    throw errcode === 13 ? new Error(`${message}: SQLITE_FULL`) : error
  }
}

function sqlOf(database: DatabaseSync): Pick<ObjectStorage, 'sql' | 'transactionSync'> {
  const exec = (statement: string, ...values: SqlValue[]) => {
    const rows = explainErrors(() => database.prepare(statement).all(...values)).map(toRuntimeRow)
    return { toArray: () => rows, rowsRead: 0, rowsWritten: 0 }
  }
  return {
    sql: { exec, databaseSize: 0 },
    transactionSync(work) {
      database.exec('BEGIN')
      try {
        work()
        explainErrors(() => database.exec('COMMIT'))
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK')
        throw error
      }
    },
  }
}

export function createTestStorage(maxPages: number) {
  const database = new DatabaseSync(':memory:')
  database.exec(`PRAGMA max_page_count = ${maxPages}`)
  const values = new Map<string, unknown>()
  let alarm: number | null = null
  const tables = () => database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as SqlRow[]
  const storage: ObjectStorage = {
    ...sqlOf(database),
    kv: { get: (key) => values.get(key), put: (key, value) => void values.set(key, value) },
    getAlarm: async () => alarm,
    setAlarm: async (at) => void (alarm = at),
    deleteAlarm: async () => void (alarm = null),
    async deleteAll() {
      values.clear()
      for (const { name } of tables()) database.exec(`DROP TABLE ${name}`)
    },
  }
  return { storage, alarm: () => alarm, isEmpty: () => values.size === 0 && tables().length === 0 }
}
