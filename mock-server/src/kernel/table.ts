import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot'
import { asEntities, asLog, type Keeping } from './keeping.ts'
import { createRows, type Id, type RowChange } from './rows.ts'

/** Records with declared indexes. What a table hands out is frozen: only `update` changes a record. */
export type Table<Row extends { id: Id }, Index extends keyof Row = never> = {
  insert(row: Row): Promise<Row>
  get(id: Row['id']): Row | undefined
  /** Changes some fields of a record and returns the new one; an unknown id is a programming error. */
  update(id: Row['id'], patch: Partial<Row>): Promise<Row>
  remove(id: Row['id']): void
  /** The records that have all these values, in the order they were inserted; an undefined value is not asked for. Each field must be declared as an index. */
  where(match: { [Field in Index]?: Row[Field] } & { [Field in Exclude<keyof Row, Index>]?: never }): Row[]
  /** Every record in the order of insertion. */
  dump(): Row[]
  size(): number
  /** Tells of every change when it is made. */
  watch(watcher: (change: RowChange<Row>) => void): void
  restore(rows: Row[]): Promise<void>
}

type RowSchema = GenericSchema<{ id: Id }>
type RowOf<Schema extends RowSchema> = InferOutput<Schema> & { id: Id }
type Indexes<Field> = { by?: readonly Field[] }

const define =
  (keepingOf: <Row>(fit: (row: unknown) => Row) => Keeping<Row>) =>
  <Schema extends RowSchema, const Index extends keyof RowOf<Schema> & string = never>(
    name: string,
    schema: Schema,
    { by = [] }: Indexes<Index> = {},
  ) => ({
    name,
    create: () => createTable<RowOf<Schema>, Index>(name, keepingOf(fitting<RowOf<Schema>>(name, schema)), by),
  })

/** Declares a table of entities: few, and often changed. `by` names the fields it can be asked for by. */
export const defineTable = define(asEntities)
/** Declares a table of what only grows: as many as there are bets in a world. `by` names the fields it can be asked for by. */
export const defineLog = define(asLog)

const fitting =
  <Row>(name: string, schema: GenericSchema) =>
  (row: unknown): Row => {
    const { issues, output } = safeParse(schema, row)
    if (!issues) return output as Row
    const place = getDotPath(issues[0]) ?? 'it'
    throw new Error(`Failed to keep the record ${(row as { id: Id }).id} in ${name}: ${place}: ${issues[0].message}`)
  }

function createTable<Row extends { id: Id }, Index extends keyof Row & string>(
  name: string,
  keeping: Keeping<Row>,
  by: readonly Index[],
): Table<Row, Index> {
  const { get, where, all, size, watch, ...rows } = createRows<Row>(name, by)
  const insert = async (row: Row) => {
    if (get(row.id)) throw new Error(`Failed to insert the record ${row.id} into ${name}: it exists already`)
    return rows.add(await keeping.create(row))
  }
  const update = async (id: Id, patch: Partial<Row>) => {
    const row = get(id)
    if (!row) throw new Error(`Failed to update the record ${id} in ${name}: there is none`)
    return rows.replace(await keeping.change(row, patch))
  }
  const remove = (id: Id) => {
    const row = get(id)
    if (row) keeping.remove(row)
    rows.remove(id)
  }
  const restore = async (saved: Row[]) => {
    for (const { id } of all()) remove(id)
    for (const row of saved) await insert(row)
  }
  return {
    insert,
    get,
    update,
    remove,
    where: (match) => where(match as Partial<Row>),
    dump: all,
    size,
    watch,
    restore,
  }
}
