export type SqlValue = string | number | Uint8Array | null
export type SqlRow = Readonly<Record<string, SqlValue>>

/**
 * All that a store of worlds asks of SQLite: Node's own, or the one inside of a Durable Object. Bytes come out as `Uint8Array`, numbers as
 * numbers. What goes wrong is thrown.
 */
export type Sql = {
  /** Does one statement, and answers its rows. */
  all(statement: string, ...values: SqlValue[]): SqlRow[]
  /** Does all of `work`, or nothing of it. */
  atOnce(work: () => void): void
}
