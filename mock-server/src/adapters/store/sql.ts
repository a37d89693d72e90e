export type SqlValue = string | number | Uint8Array | null
export type SqlRow = Readonly<Record<string, SqlValue>>

/**
 * The parts of SQLite that a store of worlds needs, in Node or in a Durable Object. Bytes are returned as `Uint8Array`, numbers as
 * numbers. Errors are thrown.
 */
export type Sql = {
  all(statement: string, ...values: SqlValue[]): SqlRow[]
  transaction(work: () => void): void
}
