/** A row and its place: rows are told in the order they came in, whatever changes in them later. */
export type Entry<Row> = { row: Row; place: number }
/** Entries with one value in a field, in the order of their places. */
type Bucket<Row> = Entry<Row>[]

/** Where an entry of `place` is, or belongs. Mostly it is one of the last. */
function positionOf(bucket: Bucket<unknown>, place: number) {
  let low = 0
  let high = bucket.length
  if (high === 0 || bucket[high - 1]!.place < place) return high
  while (low < high) {
    const middle = (low + high) >>> 1
    if (bucket[middle]!.place < place) low = middle + 1
    else high = middle
  }
  return low
}

function isMatch<Row>(row: Row, match: Partial<Row>): boolean {
  for (const field in match) if (match[field] !== undefined && row[field] !== match[field]) return false
  return true
}

/** The declared indexes of a table. What is not declared cannot be asked for: nothing here scans. */
export class RowIndexes<Row> {
  readonly #name: string
  readonly #by: readonly (keyof Row & string)[]
  /** Each made when the first row comes: most tables of most worlds stay empty. */
  readonly #indexes: Map<unknown, Bucket<Row>>[] = []

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

  /** Gives `entry` the row `after`, and a place under its new values. */
  change(entry: Entry<Row>, after: Row) {
    const moved = [...this.#by.keys()].filter((index) => entry.row[this.#by[index]!] !== after[this.#by[index]!])
    for (const index of moved) this.#take(index, entry)
    entry.row = after
    for (const index of moved) this.#put(index, entry)
  }

  /** The rows that have all these values, by the index that has the fewest of them. What is undefined is not asked for. */
  where(match: Partial<Row>): Row[] {
    let fewest: Bucket<Row> | undefined
    let asked = 0
    for (const field in match) {
      if (match[field] === undefined) continue
      const found = this.#indexOf(field)?.get(match[field]) ?? []
      if (!fewest || found.length < fewest.length) fewest = found
      asked++
    }
    if (!fewest) throw new Error(`Failed to look up in the table ${this.#name}: name a field and its value`)
    const rows = fewest.map(({ row }) => row)
    return asked === 1 ? rows : rows.filter((row) => isMatch(row, match))
  }

  #indexOf(field: string) {
    const index = (this.#by as readonly string[]).indexOf(field)
    if (index >= 0) return this.#indexes[index]
    const declared = [...this.#by, field].map((one) => `'${one}'`).join(', ')
    const told = `Failed to look up ${field} in the table ${this.#name}: it has no such index`
    throw new Error(`${told}. Declare it: by: [${declared}]`)
  }

  #put(index: number, entry: Entry<Row>) {
    const value = entry.row[this.#by[index]!]
    // Nobody can ask for it.
    if (value === undefined) return
    const buckets = (this.#indexes[index] ??= new Map<unknown, Bucket<Row>>())
    const bucket = buckets.get(value)
    if (bucket) bucket.splice(positionOf(bucket, entry.place), 0, entry)
    else buckets.set(value, [entry])
  }

  #take(index: number, { row, place }: Entry<Row>) {
    const value = row[this.#by[index]!]
    if (value === undefined) return
    const buckets = this.#indexes[index]!
    const bucket = buckets.get(value)!
    if (bucket.length === 1) buckets.delete(value)
    else bucket.splice(positionOf(bucket, place), 1)
  }
}
