import { createRowIndexes, type Entry } from './row-indexes.ts'

export type Id = string | number
/** What became of a row: there was none `before` an insert, and there is none `after` a removal. */
export type RowChange<Row> = { id: Id; before?: Row; after?: Row }

/** Fields are plain data; one level of arrays and objects inside is frozen too. */
function freeze<Row extends object>(row: Row): Row {
  for (const value of Object.values(row)) if (typeof value === 'object' && value !== null) Object.freeze(value)
  return Object.freeze(row)
}

/** Frozen rows by id and by the declared fields, in the order they came in. Who watches hears of every change when it is made. */
export function createRows<Row extends { id: Id }>(name: string, by: readonly (keyof Row & string)[] = []) {
  const entries = new Map<Id, Entry<Row>>()
  const indexes = createRowIndexes<Row>(name, by)
  const watchers: ((change: RowChange<Row>) => void)[] = []
  let places = 0

  const tell = (change: RowChange<Row>) => {
    for (const watcher of watchers) watcher(change)
  }

  return {
    get: (id: Id): Row | undefined => entries.get(id)?.row,
    where: indexes.where,
    all: (): Row[] => Array.from(entries.values(), ({ row }) => row),
    size: () => entries.size,
    add(row: Row): Row {
      const entry = { row: freeze(row), place: ++places }
      entries.set(row.id, entry)
      indexes.add(entry)
      tell({ id: row.id, after: row })
      return row
    },
    /** Puts `row` where the row of the same id is. */
    replace(row: Row): Row {
      const entry = entries.get(row.id)!
      const before = entry.row
      indexes.change(entry, freeze(row))
      tell({ id: row.id, before, after: row })
      return row
    },
    remove(id: Id) {
      const entry = entries.get(id)
      if (!entry) return
      entries.delete(id)
      indexes.remove(entry)
      tell({ id, before: entry.row })
    },
    watch: (watcher: (change: RowChange<Row>) => void) => void watchers.push(watcher),
  }
}
