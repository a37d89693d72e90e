import { Collection } from '@msw/data'
import { type GenericSchema, getDotPath, type InferInput, type InferOutput, safeParse } from 'valibot'

type Id = string | number

/** A collection of `@msw/data` with an index by `id`. What it hands out is frozen: only `update` changes a record. */
export type Table<Row extends { id: Id }> = {
  insert(row: Row): Promise<Row>
  get(id: Row['id']): Row | undefined
  /** Changes some fields of a record and returns the new one; an unknown id is a programming error. */
  update(id: Row['id'], patch: Partial<Row>): Promise<Row>
  remove(id: Row['id']): void
  /** Matching records in the order they were inserted. */
  where(matches: (row: Row) => boolean): Row[]
  size(): number
  dump(): Row[]
  restore(rows: Row[]): Promise<void>
}

/** Fields are plain data; one level of arrays and objects inside is frozen too. */
function freeze<Row extends object>(row: Row): Row {
  for (const value of Object.values(row)) if (typeof value === 'object' && value !== null) Object.freeze(value)
  return Object.freeze(row)
}

function refuseUnfit(schema: GenericSchema, row: { id: Id }) {
  const { issues } = safeParse(schema, row)
  if (!issues) return
  const place = getDotPath(issues[0]) ?? 'it'
  throw new Error(`Failed to insert the record ${row.id}: ${place}: ${issues[0].message}`)
}

/** @note `@msw/data` scans for every look-up and hands out live records; hence the map, and hence the freezing. */
export function createTable<Schema extends GenericSchema<{ id: Id }>>(
  schema: Schema,
): Table<InferOutput<Schema> & { id: Id }> {
  type Row = InferOutput<Schema> & { id: Id }
  const collection = new Collection({ schema })
  const rows = new Map<Id, Row>()
  const keep = (row: Row) => {
    rows.set(row.id, freeze(row))
    return row
  }
  const insert = async (row: Row) => {
    if (rows.has(row.id)) throw new Error(`Failed to insert the record ${row.id}: it exists already`)
    refuseUnfit(schema, row)
    return keep((await collection.create(structuredClone(row) as InferInput<Schema>)) as Row)
  }

  return {
    insert,
    get: (id) => rows.get(id),
    async update(id, patch) {
      const row = rows.get(id)
      if (!row) throw new Error(`Failed to update the record ${id}: there is none`)
      const change = (draft: unknown) => void Object.assign(draft as object, patch)
      return keep((await collection.update(row as never, { data: change })) as Row)
    },
    remove(id) {
      const row = rows.get(id)
      if (!row) return
      rows.delete(id)
      collection.delete(row as never)
    },
    where: (matches) => [...rows.values()].filter(matches),
    size: () => rows.size,
    dump: () => [...rows.values()],
    async restore(saved) {
      rows.clear()
      collection.clear()
      for (const row of saved) await insert(row)
    },
  }
}
