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

const codes: Partial<Record<number, string>> = { 1: 'SQLITE_ERROR' }

/** Returns SQLite's code of an error. Node has a number; the edge's runtime has it only at the end of the message. */
export function sqliteCodeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { errcode, message } = error as Error & { errcode?: number }
  return errcode === undefined ? /SQLITE_[A-Z]+$/.exec(message)?.[0] : codes[errcode & 0xff]
}
