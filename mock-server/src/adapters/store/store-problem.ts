import { Refusal } from '../../kernel/validation/refusal.ts'

export class StoreProblem extends Error {
  override readonly name = 'StoreProblem'
}

const MEANINGS: Readonly<Record<number, string>> = {
  5: 'is in use by another process: stop that process, or name another file',
  6: 'is in use by another process: stop that process, or name another file',
  8: 'cannot be written: check the permissions of the file and of its folder',
  10: 'cannot be read or written: check the disk',
  11: 'is damaged: restore a copy, or move it away to start with an empty store',
  13: 'is full: free some disk space, then the mock continues by itself',
  14: 'cannot be opened: check that its folder exists and can be written',
  26: 'is not a store of worlds: name another file',
}

/** Also of a file that this process may only read: SQLite opens it, and fails to lock it. */
const LOCK_FAILED = 3850

export function explainSqliteError(error: unknown): string {
  if (error instanceof StoreProblem) return error.message
  const { errcode, message } = error as { errcode?: number; message?: string }
  if (errcode === LOCK_FAILED)
    return 'cannot be locked: check the permissions of the file, and that its disk supports locks'
  // The low byte is the primary code, what is above it the particular case.
  return MEANINGS[(errcode ?? 0) & 0xff] ?? `failed: ${message ?? String(error)}`
}

/** The refusal of a call that could not be stored and was not carried out. */
export const storeWriteError = (reason: string) =>
  new Refusal(507, 'system.error', `The call failed without an effect: the store ${reason}`, {
    field: 'store',
    reason,
  })
