/** One handled request. Bodies, tokens and query strings are not shown, so a journal can be shown to anybody. */
export type JournalEntry = {
  id: number
  at: number
  method: string
  path: string
  operation?: string
  /** Who asked, by account. */
  member?: string
  status: number
  code?: string
  violations?: string[]
}

/** What a call said, by name; nothing that opens something. It is asked about, and never told. */
export type LoggedPayload = Readonly<Record<string, unknown>>

/** What requests are looked for by; what is not named is not asked for. */
export type JournalSearch = {
  /** By its name; `*` is any. */
  operation?: string | undefined
  member?: string | undefined
  status?: number | undefined
  /** A part of method, path, operation, member or code, however it is typed. */
  text?: string | undefined
  /** From this time of the world, and up to that one, ms. */
  since?: number | undefined
  until?: number | undefined
  /** What the call said: these values, whatever else it said besides. */
  with?: LoggedPayload | undefined
}

/** A handled request, and what it said. */
export type Handled = { entry: JournalEntry; said: LoggedPayload | undefined }
export type JournalDump = { kept: Handled[]; count: number }

const KEPT = 1000

/** The last thousand requests of a world, oldest first. */
export function createJournal() {
  let kept: Handled[] = []
  let count = 0
  let clearings = 0
  return {
    add(entry: Omit<JournalEntry, 'id'>, said?: LoggedPayload) {
      kept.push({ entry: { id: ++count, ...entry }, said })
      if (kept.length > KEPT * 2) kept = kept.slice(-KEPT)
    },
    list: (search: JournalSearch = {}) =>
      kept
        .slice(-KEPT)
        .filter((one) => fits(one, search))
        .map(({ entry }) => entry),
    unmatched: () => kept.slice(-KEPT).flatMap(({ entry }) => (entry.operation ? [] : entry)),
    /** How often `operation` was called, of all calls or of those that fit. */
    count: (operation: string, search: Omit<JournalSearch, 'operation'> = {}) =>
      kept.filter((one) => fits(one, { ...search, operation })).length,
    clear() {
      kept = []
      clearings++
    },
    /** How many there were, and how often they were forgotten. */
    state: () => ({ count, clearings }),
    /** Those after the first `handled`, as far as they are kept. */
    since: (handled: number): Handled[] => (count > handled ? kept.slice(handled - count) : []),
    dump: (): JournalDump => ({ kept, count }),
    restore(saved: JournalDump) {
      ;({ kept, count } = saved)
    },
  }
}

function fits({ entry, said }: Handled, search: JournalSearch): boolean {
  const { operation, member, status, text, since = -Infinity, until = Infinity } = search
  if (entry.at < since || entry.at > until) return false
  if (operation !== undefined && operation !== '*' && entry.operation !== operation) return false
  if (member !== undefined && entry.member !== member) return false
  if (status !== undefined && entry.status !== status) return false
  if (text !== undefined && !wordsOf(entry).includes(text.toLowerCase())) return false
  return search.with === undefined || isWithin(said, search.with)
}

const wordsOf = ({ method, path, operation, member, code }: JournalEntry) =>
  [method, path, operation, member, code].join(' ').toLowerCase()

/** Whether `whole` has all that `part` has; lists have as many entries as each other. */
function isWithin(whole: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return whole === part
  if (typeof whole !== 'object' || whole === null) return false
  if (Array.isArray(part) && part.length !== (whole as unknown[]).length) return false
  return Object.entries(part).every(([name, value]) => isWithin((whole as LoggedPayload)[name], value))
}
