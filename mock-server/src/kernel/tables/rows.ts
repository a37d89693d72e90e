import { type Entry, RowIndexes } from './row-indexes.ts'

export type Id = string | number
/** A change of a row. An insert has no `before`, a removal no `after`. */
export type RowChange<Row> = { id: Id; before?: Row; after?: Row }
type Watcher<Row> = (change: RowChange<Row>) => void

/** Freezes a row and one level of arrays and objects inside it. */
function freeze<Row extends object>(row: Row): Row {
  for (const value of Object.values(row)) if (typeof value === 'object' && value !== null) Object.freeze(value)
  return Object.freeze(row)
}

/**
 * Frozen rows by id and by indexed fields, in insertion order. Watchers are called for every change.
 * @note A class, so that the methods exist once: a world has dozens of tables and a server hundreds of worlds.
 */
export class Rows<Row extends { id: Id }> {
  readonly name: string
  #entries: Map<Id, Entry<Row>> | undefined
  readonly #indexes: RowIndexes<Row>
  #watchers: Watcher<Row>[] | undefined
  #lastOrder = 0

  constructor(name: string, by: readonly (keyof Row & string)[] = []) {
    this.name = name
    this.#indexes = new RowIndexes<Row>(name, by)
  }

  get(id: Id): Row | undefined {
    return this.#entries?.get(id)?.row
  }

  where(match: Partial<Row>): Row[] {
    return this.#indexes.where(match)
  }

  dump(): Row[] {
    return Array.from(this.#entries?.values() ?? [], ({ row }) => row)
  }

  size() {
    return this.#entries?.size ?? 0
  }

  add(row: Row): Row {
    const entry = { row: freeze(row), order: ++this.#lastOrder }
    this.#entries ??= new Map()
    this.#entries.set(row.id, entry)
    this.#indexes.add(entry)
    this.#notify({ id: row.id, after: row })
    return row
  }

  replace(row: Row): Row {
    const entry = this.#entries!.get(row.id)!
    const before = entry.row
    this.#indexes.change(entry, freeze(row))
    this.#notify({ id: row.id, before, after: row })
    return row
  }

  remove(id: Id) {
    const entry = this.#entries?.get(id)
    if (!entry) return
    this.#entries!.delete(id)
    this.#indexes.remove(entry)
    this.#notify({ id, before: entry.row })
  }

  watch(watcher: Watcher<Row>) {
    ;(this.#watchers ??= []).push(watcher)
  }

  #notify(change: RowChange<Row>) {
    for (const watcher of this.#watchers ?? []) watcher(change)
  }
}
