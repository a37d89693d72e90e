import { type Entry, RowIndexes } from './row-indexes.ts'

export type Id = string | number
/** What became of a row: there was none `before` an insert, and there is none `after` a removal. */
export type RowChange<Row> = { id: Id; before?: Row; after?: Row }
type Watcher<Row> = (change: RowChange<Row>) => void

/** Fields are plain data; one level of arrays and objects inside is frozen too. */
function freeze<Row extends object>(row: Row): Row {
  for (const value of Object.values(row)) if (typeof value === 'object' && value !== null) Object.freeze(value)
  return Object.freeze(row)
}

/**
 * Frozen rows by id and by the declared fields, in the order they came in. Who watches hears of every change when it is made.
 * @note A class, because a world has dozens of these and a server hundreds of worlds: methods are there once for all.
 */
export class Rows<Row extends { id: Id }> {
  readonly name: string
  #entries: Map<Id, Entry<Row>> | undefined
  readonly #indexes: RowIndexes<Row>
  #watchers: Watcher<Row>[] | undefined
  #places = 0

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
    const entry = { row: freeze(row), place: ++this.#places }
    this.#entries ??= new Map()
    this.#entries.set(row.id, entry)
    this.#indexes.add(entry)
    this.#tell({ id: row.id, after: row })
    return row
  }

  /** Puts `row` where the row of the same id is. */
  replace(row: Row): Row {
    const entry = this.#entries!.get(row.id)!
    const before = entry.row
    this.#indexes.change(entry, freeze(row))
    this.#tell({ id: row.id, before, after: row })
    return row
  }

  remove(id: Id) {
    const entry = this.#entries?.get(id)
    if (!entry) return
    this.#entries!.delete(id)
    this.#indexes.remove(entry)
    this.#tell({ id, before: entry.row })
  }

  watch(watcher: Watcher<Row>) {
    ;(this.#watchers ??= []).push(watcher)
  }

  #tell(change: RowChange<Row>) {
    for (const watcher of this.#watchers ?? []) watcher(change)
  }
}
