import { isOperationOf } from './faults.ts'

/**
 * One handled request, without bodies, tokens and query strings, so that a journal can be published. A crash that the app has reported is an entry with the
 * method `CRASH`, the page as path, and the status 0.
 */
export type JournalEntry = {
  id: number
  at: number
  method: string
  path: string
  operation?: string
  member?: string
  status: number
  code?: string
  violations?: string[]
  /** Class and message of a crash. */
  error?: string
  /** The positions of a crash in the files of the app. */
  stack?: string[]
}

/** Input of a call by field name, without secrets. It can be searched but is never returned. */
export type LoggedPayload = Readonly<Record<string, unknown>>

export type JournalSearch = {
  /** Operation id; `*` matches any. */
  operation?: string | undefined
  member?: string | undefined
  status?: number | undefined
  /** Substring of method, path, operation, member or code, case-insensitive. */
  text?: string | undefined
  /** World time range, ms, both ends included. */
  since?: number | undefined
  until?: number | undefined
  with?: LoggedPayload | undefined
}

/** A handled request and its input. The fields are stored as they are named here. */
export type JournalRecord = { entry: JournalEntry; said: LoggedPayload | undefined }
export type JournalDump = { kept: JournalRecord[]; count: number }

const MAX_RECORDS = 1000

/** Creates the journal of a world: its last thousand requests, oldest first. */
export function createJournal() {
  let records: JournalRecord[] = []
  let count = 0
  let clearCount = 0
  return {
    add(entry: Omit<JournalEntry, 'id'>, payload?: LoggedPayload) {
      records.push({ entry: { id: ++count, ...entry }, said: payload })
      if (records.length > MAX_RECORDS * 2) records = records.slice(-MAX_RECORDS)
    },
    addError(crash: Required<Pick<JournalEntry, 'at' | 'path' | 'code' | 'error' | 'stack'>>) {
      this.add({ method: 'CRASH', operation: 'reportError', status: 0, ...crash })
    },
    list: (search: JournalSearch = {}) =>
      records
        .slice(-MAX_RECORDS)
        .filter((one) => isMatch(one, search))
        .map(({ entry }) => entry),
    unmatched: () => records.slice(-MAX_RECORDS).flatMap(({ entry }) => (entry.operation ? [] : entry)),
    count: (operation: string, search: Omit<JournalSearch, 'operation'> = {}) =>
      records.filter((one) => isMatch(one, { ...search, operation })).length,
    clear() {
      records = []
      clearCount++
    },
    state: () => ({ count, clearCount }),
    /** Returns the stored requests after the first `known`. */
    since: (known: number): JournalRecord[] => (count > known ? records.slice(known - count) : []),
    dump: (): JournalDump => ({ kept: records, count }),
    restore(saved: JournalDump) {
      ;({ kept: records, count } = saved)
    },
  }
}

function isMatch({ entry, said: payload }: JournalRecord, search: JournalSearch): boolean {
  const { operation, member, status, text, since = -Infinity, until = Infinity } = search
  if (entry.at < since || entry.at > until) return false
  if (operation !== undefined && !isOperationOf(operation, entry.operation ?? '')) return false
  if (member !== undefined && entry.member !== member) return false
  if (status !== undefined && entry.status !== status) return false
  if (text !== undefined && !searchTextOf(entry).includes(text.toLowerCase())) return false
  return search.with === undefined || isSubset(payload, search.with)
}

const searchTextOf = ({ method, path, operation, member, code, error }: JournalEntry) =>
  [method, path, operation, member, code, error].join(' ').toLowerCase()

/** True if `value` contains everything in `part`. Lists must have the same length. */
function isSubset(value: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return value === part
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(part) && part.length !== (value as unknown[]).length) return false
  return Object.entries(part).every(([name, expected]) => isSubset((value as LoggedPayload)[name], expected))
}
