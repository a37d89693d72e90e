import { Refusal } from '../../kernel/refusal.ts'

/** Why a store cannot be used: one sentence for whoever started the mock, with what to do. */
export class StoreProblem extends Error {
  override readonly name = 'StoreProblem'
}

/** What SQLite's primary result codes mean to somebody who runs a mock. */
const MEANINGS: Readonly<Record<number, string>> = {
  5: 'is in use by another process: stop that one, or name another file',
  6: 'is in use by another process: stop that one, or name another file',
  8: 'may not be written: look at the rights of the file and of its folder',
  10: 'cannot be read or written: look at the disk',
  11: 'is damaged: put a copy of it back, or move it away to begin anew',
  13: 'is full: make room on the disk, then the mock goes on by itself',
  14: 'cannot be opened: look whether its folder is there and may be written',
  26: 'is no store of worlds: name another file',
}

/** The sentence for an error of SQLite, or of whoever stands in for it. */
export function explainSqliteError(error: unknown): string {
  if (error instanceof StoreProblem) return error.message
  const { errcode, message } = error as { errcode?: number; message?: string }
  // The low byte is the primary code, what is above it the particular case.
  return MEANINGS[(errcode ?? 0) & 0xff] ?? `failed: ${message ?? String(error)}`
}

/** Tells a caller that the call has not been done, because it could not be written down. */
export const storeWriteError = (reason: string) =>
  new Refusal(507, 'system.error', `The call was not done, and changed nothing: the store ${reason}`, {
    field: 'store',
    reason,
  })
