import { type Sql, sqliteCodeOf, type SqlRow, type SqlValue } from '../store/sql.ts'
import { StoreProblem } from '../store/store-problem.ts'

type Column = ArrayBuffer | string | number | null

/** The parts of a Durable Object's storage that are used here. Times are ms since the epoch. */
export type ObjectStorage = {
  sql: {
    exec(
      statement: string,
      ...values: SqlValue[]
    ): { toArray(): Record<string, Column>[]; rowsRead: number; rowsWritten: number }
    /** Bytes. */
    databaseSize: number
  }
  transactionSync(work: () => void): void
  kv: { get(key: string): unknown; put(key: string, value: unknown): void }
  getAlarm(): Promise<number | null>
  setAlarm(at: number): Promise<void>
  deleteAlarm(): Promise<void>
  deleteAll(): Promise<void>
}

const DAMAGED = 'is damaged: DELETE /__admin/worlds removes the world, and the next request creates a new one'
const meanings: Partial<Record<string, string>> = {
  SQLITE_FULL: 'is full, and a world has one store: POST /__admin/reset resets the world',
  SQLITE_TOOBIG: 'cannot store a row of that size: POST /__admin/reset resets the world',
  SQLITE_CORRUPT: DAMAGED,
  SQLITE_NOTADB: DAMAGED,
}

/** Rows that were read and written, as they are billed: a row of an index counts too. */
export type Rows = { read: number; written: number }

export const objectSql = (storage: ObjectStorage, rows: Rows = { read: 0, written: 0 }): Sql => ({
  all: (statement, ...values) =>
    explainErrors(() => {
      const cursor = storage.sql.exec(statement, ...values)
      const found = cursor.toArray().map(rowOf)
      rows.read += cursor.rowsRead
      rows.written += cursor.rowsWritten
      return found
    }),
  transaction: (work) => explainErrors(() => storage.transactionSync(work)),
})

const rowOf = (row: Record<string, Column>): SqlRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof ArrayBuffer ? new Uint8Array(value) : value]),
  )

function explainErrors<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    const meaning = meanings[sqliteCodeOf(error) ?? '']
    throw meaning ? new StoreProblem(meaning) : error
  }
}
