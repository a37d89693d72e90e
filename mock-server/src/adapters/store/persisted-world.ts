import { type WorldDelta, type SerializableWorld, serializeWorld } from '../../kernel/world-serialization.ts'
import { latestChanges } from './latest-changes.ts'
import type { WorldRows } from './world-rows.ts'

/** Bytes that may be added before the whole world is written again: reading a few hundred additions takes some milliseconds. */
const MOST_ADDED = 64 * 1024

export type PersistenceContext = {
  name: string
  rows: WorldRows
  /** Characters that a world's text may have. */
  most: number
  /** Called if a write fails; returns the error for the caller. */
  failed(error: unknown): Error
}

/** A world that is larger than it may be. */
export class TooLarge extends Error {
  constructor(name: string, most: number) {
    super(
      `takes no world of more than ${most} characters, and "${name}" has become that large: POST /__admin/reset makes it anew`,
    )
  }
}

/**
 * Writes down what happens in a world, at the end of each run that changed something, before its caller is answered. What was merely asked is
 * in the journal only, and is written with the next command. A world that could not be written once is left by all: it knows what nobody
 * will know after a restart.
 */
export class PersistedWorld {
  readonly #site: SerializableWorld
  readonly #pen: PersistenceContext
  readonly #changes = latestChanges()
  #sizes: { whole: number; added: number; count: number } | undefined
  #marks: Marks
  #problem: Error | undefined
  /** Writes no more. */
  readonly end: () => void

  constructor(site: SerializableWorld, pen: PersistenceContext, isKnown: boolean) {
    this.#site = site
    this.#pen = pen
    this.#sizes = isKnown ? pen.rows.sizes(pen.name) : undefined
    this.#marks = marksOf(site)
    this.end = site.world.changeLog.persist(this.#changes.hear, () => this.#settled())
  }

  /** Writes a new world down. */
  begin() {
    this.#attempt(() => this.#writeWhole())
  }

  /** Writes the world's text, unless the store has it. */
  sleep(text: string) {
    const isThere =
      this.#sizes?.count === 0 && !this.#isToWrite() && marksOf(this.#site).handled === this.#marks.handled
    if (!isThere) this.#writeWhole(text)
    this.end()
  }

  /** Writes what was asked since. */
  finish() {
    if (!this.#problem && marksOf(this.#site).handled !== this.#marks.handled) this.#attempt(() => this.#write())
    this.end()
  }

  #settled() {
    if (this.#problem || this.#isToWrite()) this.#attempt(() => this.#write())
  }

  #isToWrite = () => !this.#sizes || this.#changes.all().length > 0 || this.#isElsewhere()

  /** Returns true if the journal was cleared or a recording was started since the last write: deltas do not contain that. */
  #isElsewhere() {
    const { beginning, clearCount } = marksOf(this.#site)
    return beginning !== this.#marks.beginning || clearCount !== this.#marks.clearCount
  }

  #attempt(work: () => void) {
    if (this.#problem) throw this.#problem
    try {
      work()
      this.#marks = marksOf(this.#site)
      this.#changes.forget()
    } catch (error) {
      this.#problem = this.#pen.failed(error)
      throw this.#problem
    }
  }

  #write() {
    const { name, rows, most } = this.#pen
    if (!this.#sizes || this.#isElsewhere()) return this.#writeWhole()
    const { whole, added, count } = this.#sizes
    if (added > Math.max(MOST_ADDED, whole)) return this.#writeWhole()
    const text = JSON.stringify(additionOf(this.#site, { changes: this.#changes.all(), marks: this.#marks }))
    if (text.length > most) return this.#writeWhole()
    this.#sizes = { whole, added: added + rows.add(name, { number: count, text }), count: count + 1 }
  }

  #writeWhole(text = serializeWorld(this.#site)) {
    const { name, rows, most } = this.#pen
    if (text.length > most) throw new TooLarge(name, most)
    this.#sizes = { whole: rows.replace(name, text), added: 0, count: 0 }
  }
}

type Marks = { handled: number; clearCount: number; beginning: unknown; calls: number }

/** Returns how far a world has been written. */
function marksOf({ world, recorder }: SerializableWorld): Marks {
  const { count, clearCount } = world.journal.state()
  return { handled: count, clearCount, ...recorder.state() }
}

const additionOf = (
  { world, recorder }: SerializableWorld,
  { changes, marks }: { changes: WorldDelta['changes']; marks: Marks },
): WorldDelta => ({
  changes,
  count: world.journal.state().count,
  handled: world.journal.since(marks.handled),
  calls: recorder.since(marks.calls),
})
