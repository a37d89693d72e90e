export type Id = string | number
/** A change of a row. An insert has no `before`, a removal no `after`. */
export type RowChange<Row> = { id: Id; before?: Row; after?: Row }
type Watcher<Row> = (change: RowChange<Row>) => void

/** Freezes a row and one level of arrays and objects inside it. */
function freeze<Row extends object>(row: Row): Row {
  for (const name in row) {
    const value = row[name]
    if (typeof value === 'object' && value !== null) Object.freeze(value)
  }
  return Object.freeze(row)
}

/**
 * Frozen rows by id and by indexed fields, in insertion order. Watchers are called for every change.
 * @note A class, so that the methods exist once: a world has dozens of tables and a server hundreds of worlds.
 */
export class Rows<Row extends { id: Id }> {
  readonly name: string
  /** Created with the first row, because most tables stay empty. */
  #entries: Map<Id, Entry<Row>> | undefined
  readonly #by: readonly (keyof Row & string)[]
  /** Each is created with the first lookup that finds rows to index, because most worlds look up few. */
  #indexes: RowIndex<Row>[] | undefined
  #watchers: Watcher<Row>[] | undefined
  #lastOrder = 0

  constructor(name: string, by: readonly (keyof Row & string)[] = []) {
    this.name = name
    this.#by = by
  }

  get(id: Id): Row | undefined {
    return this.#entries?.get(id)?.row
  }

  where(match: Partial<Row>): Row[] {
    let smallest: Entry<Row>[] | undefined
    let fieldCount = 0
    for (const field in match) {
      if (match[field] === undefined) continue
      const found = toList(this.#indexOf(field)?.find(match[field]))
      if (!smallest || found.length < smallest.length) smallest = found
      fieldCount++
    }
    if (!smallest) throw new Error(`Failed to look up in the table ${this.name}: name a field and its value`)
    const rows = smallest.map(({ row }) => row)
    return fieldCount === 1 ? rows : rows.filter((row) => isMatch(row, match))
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
    for (const index of this.#indexes ?? []) index.add(entry)
    this.#notify({ id: row.id, after: row })
    return row
  }

  replace(row: Row): Row {
    const entry = this.#entries!.get(row.id)!
    const before = entry.row
    const moved = this.#indexes?.filter(({ field }) => before[field] !== row[field]) ?? []
    for (const index of moved) index.remove(entry)
    entry.row = freeze(row)
    for (const index of moved) index.add(entry)
    this.#notify({ id: row.id, before, after: row })
    return row
  }

  remove(id: Id) {
    const entry = this.#entries?.get(id)
    if (!entry) return
    this.#entries!.delete(id)
    for (const index of this.#indexes ?? []) index.remove(entry)
    this.#notify({ id, before: entry.row })
  }

  watch(watcher: Watcher<Row>) {
    // Without `push`, which reserves room for 17: a world has dozens of watched tables.
    this.#watchers = (this.#watchers ?? []).concat(watcher)
  }

  #indexOf(field: keyof Row & string): RowIndex<Row> | undefined {
    const known = this.#indexes?.find((index) => index.field === field)
    if (known) return known
    if (!this.#by.includes(field)) throw this.#undeclared(field)
    if (!this.#entries) return undefined
    const created = new RowIndex(field, this.#entries.values())
    this.#indexes = [...(this.#indexes ?? []), created]
    return created
  }

  #undeclared(field: string) {
    const declared = [...this.#by, field].map((one) => `'${one}'`).join(', ')
    const message = `Failed to look up ${field} in the table ${this.name}: it has no such index`
    return new Error(`${message}. Declare it: by: [${declared}]`)
  }

  #notify(change: RowChange<Row>) {
    for (const watcher of this.#watchers ?? []) watcher(change)
  }
}

/** A row and its insertion order; rows are returned in that order, whatever changes in them later. */
type Entry<Row> = { row: Row; order: number }
/** The rows of one value: most values of most indexes have one, which needs no list. */
type Bucket<Row> = Entry<Row> | Entry<Row>[]

function positionOf(bucket: Entry<unknown>[], order: number) {
  let low = 0
  let high = bucket.length
  if (high === 0 || bucket[high - 1]!.order < order) return high
  while (low < high) {
    const middle = (low + high) >>> 1
    if (bucket[middle]!.order < order) low = middle + 1
    else high = middle
  }
  return low
}

const toList = <Row>(bucket: Bucket<Row> = []): Entry<Row>[] => (Array.isArray(bucket) ? bucket : [bucket])

function isMatch<Row>(row: Row, match: Partial<Row>): boolean {
  for (const field in match) if (match[field] !== undefined && row[field] !== match[field]) return false
  return true
}

/** The rows of a table by the values of one field. Lookups need an index: there is no full scan. */
class RowIndex<Row> {
  readonly field: keyof Row & string
  readonly #buckets = new Map<unknown, Bucket<Row>>()

  constructor(field: keyof Row & string, entries: Iterable<Entry<Row>>) {
    this.field = field
    for (const entry of entries) this.add(entry)
  }

  find(value: unknown): Bucket<Row> | undefined {
    return this.#buckets.get(value)
  }

  add(entry: Entry<Row>) {
    const value = entry.row[this.field]
    // Lookups ignore undefined.
    if (value === undefined) return
    const bucket = this.#buckets.get(value)
    if (!bucket) this.#buckets.set(value, entry)
    else if (Array.isArray(bucket)) bucket.splice(positionOf(bucket, entry.order), 0, entry)
    else this.#buckets.set(value, bucket.order < entry.order ? [bucket, entry] : [entry, bucket])
  }

  remove({ row, order }: Entry<Row>) {
    const value = row[this.field]
    if (value === undefined) return
    const bucket = this.#buckets.get(value)!
    if (!Array.isArray(bucket) || bucket.length === 1) this.#buckets.delete(value)
    else bucket.splice(positionOf(bucket, order), 1)
  }
}
