/** A row and its place: rows are told in the order they came in, whatever changes in them later. */
export type Entry<Row> = { row: Row; place: number }

/** Where an entry of `place` is, or belongs, among entries in the order of places. Mostly it is one of the last. */
function positionOf(bucket: readonly Entry<unknown>[], place: number) {
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

/** Entries by the value of one field, those of one value in the order of their places. */
function createIndex<Row>(field: keyof Row) {
  const buckets = new Map<unknown, Entry<Row>[]>()
  const nothing: Entry<Row>[] = []

  function add(entry: Entry<Row>) {
    const value = entry.row[field]
    const bucket = buckets.get(value)
    if (bucket) bucket.splice(positionOf(bucket, entry.place), 0, entry)
    else buckets.set(value, [entry])
  }

  function remove({ row, place }: Entry<Row>) {
    const bucket = buckets.get(row[field])!
    if (bucket.length === 1) buckets.delete(row[field])
    else bucket.splice(positionOf(bucket, place), 1)
  }

  return { field, add, remove, of: (value: unknown): readonly Entry<Row>[] => buckets.get(value) ?? nothing }
}

export type RowIndexes<Row> = ReturnType<typeof createRowIndexes<Row>>

/** The declared indexes of the table `name`. What is not declared cannot be asked for: nothing here scans. */
export function createRowIndexes<Row>(name: string, by: readonly (keyof Row & string)[]) {
  const indexes = by.map((field) => createIndex<Row>(field))

  function indexOf(field: string) {
    const index = indexes.find((one) => one.field === field)
    if (index) return index
    const declared = [...by, field].map((one) => `'${one}'`).join(', ')
    const told = `Failed to look up ${field} in the table ${name}: it has no such index`
    throw new Error(`${told}. Declare it: by: [${declared}]`)
  }

  return {
    add(entry: Entry<Row>) {
      for (const index of indexes) index.add(entry)
    },
    remove(entry: Entry<Row>) {
      for (const index of indexes) index.remove(entry)
    },
    /** Gives `entry` the row `after`, and a place under its new values. */
    change(entry: Entry<Row>, after: Row) {
      const moved = indexes.filter(({ field }) => entry.row[field] !== after[field])
      for (const index of moved) index.remove(entry)
      entry.row = after
      for (const index of moved) index.add(entry)
    },
    /** The rows that have all these values, by the index that has the fewest of them. What is undefined is not asked for. */
    where(match: Partial<Row>): Row[] {
      const asked = Object.entries(match).filter(([, value]) => value !== undefined)
      if (asked.length === 0) throw new Error(`Failed to look up in the table ${name}: name a field and its value`)
      const found = asked.map(([field, value]) => indexOf(field).of(value))
      const fewest = found.reduce((one, other) => (other.length < one.length ? other : one))
      const rows = fewest.map(({ row }) => row)
      if (asked.length === 1) return rows
      return rows.filter((row) => asked.every(([field, value]) => row[field as keyof Row] === value))
    },
  }
}
