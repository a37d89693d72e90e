export type SqlValue = string | number | Uint8Array | null
export type SqlRow = Readonly<Record<string, SqlValue>>

/**
 * The parts of SQLite that a store of worlds needs, in Node or in a Durable Object. Bytes are returned as `Uint8Array`, numbers as
 * numbers. Errors are thrown.
 */
export type Sql = {
  /** Runs one statement and returns its rows. */
  all(statement: string, ...values: SqlValue[]): SqlRow[]
  /** Runs `work` in a transaction. */
  transaction(work: () => void): void
}
