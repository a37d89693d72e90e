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
  readonly #by: readonly (keyof Row & string)[]
  /** Created on first use, like the entries, because most tables stay empty. */
  #ownIndexes: RowIndexes<Row> | undefined
  #watchers: Watcher<Row>[] | undefined
  #lastOrder = 0

  constructor(name: string, by: readonly (keyof Row & string)[] = []) {
    this.name = name
    this.#by = by
  }

  get #indexes() {
    return (this.#ownIndexes ??= new RowIndexes<Row>(this.name, this.#by))
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
    // Without `push`, which reserves room for 17: a world has dozens of watched tables.
    this.#watchers = (this.#watchers ?? []).concat(watcher)
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

/** The declared indexes of a table. Lookups need an index: there is no full scan. */
class RowIndexes<Row> {
  readonly #name: string
  readonly #by: readonly (keyof Row & string)[]
  /** Each index is created with its first row, because most tables stay empty. */
  #indexes: readonly (Map<unknown, Bucket<Row>> | undefined)[] | undefined

  constructor(name: string, by: readonly (keyof Row & string)[]) {
    this.#name = name
    this.#by = by
  }

  add(entry: Entry<Row>) {
    for (let index = 0; index < this.#by.length; index++) this.#put(index, entry)
  }

  remove(entry: Entry<Row>) {
    for (let index = 0; index < this.#by.length; index++) this.#take(index, entry)
  }

  change(entry: Entry<Row>, after: Row) {
    const moved = [...this.#by.keys()].filter((index) => entry.row[this.#by[index]!] !== after[this.#by[index]!])
    for (const index of moved) this.#take(index, entry)
    entry.row = after
    for (const index of moved) this.#put(index, entry)
  }

  where(match: Partial<Row>): Row[] {
    let smallest: Entry<Row>[] | undefined
    let fieldCount = 0
    for (const field in match) {
      if (match[field] === undefined) continue
      const found = toList(this.#indexOf(field)?.get(match[field]))
      if (!smallest || found.length < smallest.length) smallest = found
      fieldCount++
    }
    if (!smallest) throw new Error(`Failed to look up in the table ${this.#name}: name a field and its value`)
    const rows = smallest.map(({ row }) => row)
    return fieldCount === 1 ? rows : rows.filter((row) => isMatch(row, match))
  }

  #indexOf(field: string) {
    const index = (this.#by as readonly string[]).indexOf(field)
    if (index >= 0) return this.#indexes?.[index]
    const declared = [...this.#by, field].map((one) => `'${one}'`).join(', ')
    const message = `Failed to look up ${field} in the table ${this.#name}: it has no such index`
    throw new Error(`${message}. Declare it: by: [${declared}]`)
  }

  #put(index: number, entry: Entry<Row>) {
    const value = entry.row[this.#by[index]!]
    // Lookups ignore undefined.
    if (value === undefined) return
    const buckets = this.#indexes?.[index] ?? this.#createIndex(index)
    const bucket = buckets.get(value)
    if (!bucket) buckets.set(value, entry)
    else if (Array.isArray(bucket)) bucket.splice(positionOf(bucket, entry.order), 0, entry)
    else buckets.set(value, bucket.order < entry.order ? [bucket, entry] : [entry, bucket])
  }

  #createIndex(index: number) {
    const created = new Map<unknown, Bucket<Row>>()
    this.#indexes = this.#by.map((_, other) => (other === index ? created : this.#indexes?.[other]))
    return created
  }

  #take(index: number, { row, order }: Entry<Row>) {
    const value = row[this.#by[index]!]
    if (value === undefined) return
    const buckets = this.#indexes![index]!
    const bucket = buckets.get(value)!
    if (!Array.isArray(bucket) || bucket.length === 1) buckets.delete(value)
    else bucket.splice(positionOf(bucket, order), 1)
  }
}
