import { type Addition, type Asleep, asleepTextOf } from '../../kernel/asleep.ts'
import type { Change } from '../../kernel/feed.ts'
import type { WorldRows } from './world-rows.ts'

/** Bytes that may be added before the whole world is written again: reading a few hundred additions takes some milliseconds. */
const MOST_ADDED = 64 * 1024

export type Pen = {
  name: string
  rows: WorldRows
  /** Characters that a world's text may have. */
  most: number
  /** Hears that something could not be written, and answers what the caller is told. */
  failed(error: unknown): Error
}

/** A world that is larger than it may be. */
export class TooLarge extends Error {
  constructor(name: string, most: number) {
    super(`takes no world of more than ${most} characters, and "${name}" has become that large: POST /__admin/reset makes it anew`)
  }
}

/**
 * Writes down what happens in a world, at the end of each run that changed something, before its caller is answered. What was merely asked is
 * in the journal only, and is written with the next command. A world that could not be written once is left by all: it knows what nobody
 * will know after a restart.
 */
export function writtenWorld(site: Asleep, { name, rows, most, failed }: Pen, isKnown: boolean) {
  const changes = latest()
  let sizes = isKnown ? rows.sizes(name) : undefined
  let marks = marksOf(site)
  let problem: Error | undefined
  const end = site.world.feed.keep(changes.hear, settled)

  function writeWhole(text = asleepTextOf(site)) {
    if (text.length > most) throw new TooLarge(name, most)
    sizes = { whole: rows.replace(name, text), added: 0, count: 0 }
  }

  function write(now: Marks) {
    const { whole, added, count } = sizes ?? { whole: 0, added: Infinity, count: 0 }
    const isOther = now.beginning !== marks.beginning || now.clearings !== marks.clearings
    if (isOther || added > Math.max(MOST_ADDED, whole)) return writeWhole()
    const text = JSON.stringify(additionOf(site, { changes: changes.all(), marks }))
    if (text.length > most) return writeWhole()
    sizes = { whole, added: added + rows.add(name, { number: count, text }), count: count + 1 }
  }

  function attempt(work: (now: Marks) => void) {
    if (problem) throw problem
    try {
      const now = marksOf(site)
      work(now)
      marks = now
      changes.forget()
    } catch (error) {
      problem = failed(error)
      throw problem
    }
  }

  function settled() {
    if (problem || !sizes || changes.all().length > 0 || isElsewhere()) attempt(write)
  }

  const isElsewhere = () => {
    const now = marksOf(site)
    return now.beginning !== marks.beginning || now.clearings !== marks.clearings
  }
  const isWritten = () => changes.all().length === 0 && !isElsewhere() && marksOf(site).handled === marks.handled

  return {
    /** Writes a new world down. */
    begin: () => attempt(() => writeWhole()),
    /** Writes the world's text, unless the store has it. */
    sleep(text: string) {
      if (!isWritten() || !sizes || sizes.count > 0) writeWhole(text)
      end()
    },
    /** Writes what was asked since. */
    finish() {
      if (!problem && !isWritten()) attempt(write)
      end()
    },
    /** Writes no more. */
    end,
  }
}

/** Changes in their order, but for a row that a command changes twice: what it is last is what counts. */
function latest() {
  let changes: Change[] = []
  const places = new Map<string, number>()
  return {
    hear(change: Change) {
      const key = `${change.table} ${change.id}`
      const place = places.get(key)
      if (place !== undefined && 'row' in change) return void (changes[place] = change)
      // A row that went and came again stands elsewhere than before.
      if ('row' in change) places.set(key, changes.length)
      else places.delete(key)
      changes.push(change)
    },
    all: () => changes,
    forget() {
      changes = []
      places.clear()
    },
  }
}

type Marks = { handled: number; clearings: number; beginning: unknown; calls: number }

/** How far a world has been written. */
function marksOf({ world, tape }: Asleep): Marks {
  const { count, clearings } = world.journal.state()
  return { handled: count, clearings, beginning: tape.beginning(), calls: tape.length() }
}

const additionOf = ({ world, tape }: Asleep, { changes, marks }: { changes: Change[]; marks: Marks }): Addition => ({
  changes,
  count: world.journal.state().count,
  handled: world.journal.since(marks.handled),
  calls: tape.since(marks.calls),
})
