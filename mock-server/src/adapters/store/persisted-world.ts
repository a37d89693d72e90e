import { type WorldDelta, type SerializableWorld, serializeWorld } from '../../kernel/storage/world-serialization.ts'
import type { WorldRows } from './world-rows.ts'
import type { Change } from '../../kernel/tables/change-log.ts'

/** Collects changes in their order; of several changes of a row only the last one is kept. */
function createLatestChanges() {
  let changes: Change[] = []
  const positions = new Map<string, number>()
  return {
    add(change: Change) {
      const key = `${change.table} ${change.id}`
      const position = positions.get(key)
      if (position !== undefined && 'row' in change) return void (changes[position] = change)
      // A row that was removed and added again has another position.
      if ('row' in change) positions.set(key, changes.length)
      else positions.delete(key)
      changes.push(change)
    },
    all: () => changes,
    clear() {
      changes = []
      positions.clear()
    },
  }
}

/** Maximum size of all deltas before the complete world is written again: reading a few hundred deltas takes some milliseconds. */
const MAX_DELTA_BYTES = 64 * 1024

export type PersistenceContext = {
  name: string
  rows: WorldRows
  maxCharacters: number
  onError(error: unknown): Error
}

export class WorldTooLargeError extends Error {
  constructor(name: string, maxCharacters: number) {
    super(
      `accepts no world of more than ${maxCharacters} characters, and "${name}" would exceed this: POST /__admin/reset resets it`,
    )
  }
}

/**
 * Writes the changes of a world at the end of each run, before its caller is answered. Requests without changes are only in the journal,
 * and are written with the next change. After a failed write the world is discarded, because its state in memory is not in the store.
 */
export class PersistedWorld {
  readonly #site: SerializableWorld
  readonly #context: PersistenceContext
  readonly #changes = createLatestChanges()
  #sizes: { full: number; added: number; count: number } | undefined
  #position: WritePosition
  #problem: Error | undefined
  readonly end: () => void

  constructor(site: SerializableWorld, pen: PersistenceContext, isKnown: boolean) {
    this.#site = site
    this.#context = pen
    this.#sizes = isKnown ? pen.rows.sizes(pen.name) : undefined
    this.#position = getPosition(site)
    this.end = site.world.changeLog.persist(this.#changes.add, () => this.#writeChanges())
  }

  create() {
    this.#attempt(() => this.#writeFull())
  }

  suspend(text: string) {
    const isStored =
      this.#sizes?.count === 0 && !this.#needsWrite() && getPosition(this.#site).handled === this.#position.handled
    if (!isStored) this.#writeFull(text)
    this.end()
  }

  finish() {
    if (!this.#problem && getPosition(this.#site).handled !== this.#position.handled) this.#attempt(() => this.#write())
    this.end()
  }

  #writeChanges() {
    if (this.#problem || this.#needsWrite()) this.#attempt(() => this.#write())
  }

  #needsWrite = () => !this.#sizes || this.#changes.all().length > 0 || this.#needsFullWrite()

  /** Returns true if the journal was cleared or a recording was started since the last write: deltas do not contain that. */
  #needsFullWrite() {
    const { beginning, clearCount } = getPosition(this.#site)
    return beginning !== this.#position.beginning || clearCount !== this.#position.clearCount
  }

  #attempt(work: () => void) {
    if (this.#problem) throw this.#problem
    try {
      work()
      this.#position = getPosition(this.#site)
      this.#changes.clear()
    } catch (error) {
      this.#problem = this.#context.onError(error)
      throw this.#problem
    }
  }

  #write() {
    const { name, rows, maxCharacters } = this.#context
    if (!this.#sizes || this.#needsFullWrite()) return this.#writeFull()
    const { full, added, count } = this.#sizes
    if (added > Math.max(MAX_DELTA_BYTES, full)) return this.#writeFull()
    const text = JSON.stringify(createDelta(this.#site, { changes: this.#changes.all(), marks: this.#position }))
    if (text.length > maxCharacters) return this.#writeFull()
    this.#sizes = { full, added: added + rows.add(name, { number: count, text }), count: count + 1 }
  }

  #writeFull(text = serializeWorld(this.#site)) {
    const { name, rows, maxCharacters } = this.#context
    if (text.length > maxCharacters) throw new WorldTooLargeError(name, maxCharacters)
    this.#sizes = { full: rows.replace(name, text), added: 0, count: 0 }
  }
}

type WritePosition = { handled: number; clearCount: number; beginning: unknown; calls: number }

function getPosition({ world, recorder }: SerializableWorld): WritePosition {
  const { count, clearCount } = world.journal.state()
  return { handled: count, clearCount, ...recorder.state() }
}

const createDelta = (
  { world, recorder }: SerializableWorld,
  { changes, marks }: { changes: WorldDelta['changes']; marks: WritePosition },
): WorldDelta => ({
  changes,
  count: world.journal.state().count,
  handled: world.journal.since(marks.handled),
  calls: recorder.since(marks.calls),
})
