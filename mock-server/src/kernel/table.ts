import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot'
import { entityStorage, appendOnlyStorage, type Fit, type TableStorage } from './table-storage.ts'
import { type Id, type RowChange, Rows } from './rows.ts'

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

/** What all worlds share of a table is made here; what each has of its own, by `create`. */
const define =
  (keepingOf: <Row>(fit: Fit<Row>) => () => TableStorage<Row>) =>
  <Schema extends RowSchema, const Index extends keyof RowOf<Schema> & string = never>(
    name: string,
    schema: Schema,
    { by = [] }: Indexes<Index> = {},
  ) => {
    const keeping = keepingOf(fitting<RowOf<Schema>>(name, schema))
    return { name, create: () => new KeptRows<RowOf<Schema>>(name, by, keeping) as Table<RowOf<Schema>, Index> }
  }

const fitting =
  <Row>(name: string, schema: GenericSchema) =>
  (row: unknown): Row => {
    const { issues, output } = safeParse(schema, row)
    if (!issues) return output as Row
    const place = getDotPath(issues[0]) ?? 'it'
    throw new Error(`Failed to keep the record ${(row as { id: Id }).id} in ${name}: ${place}: ${issues[0].message}`)
  }

/** The rows of one table in one world. */
class KeptRows<Row extends { id: Id }> extends Rows<Row> {
  readonly #newKeeping: () => TableStorage<Row>
  #ownKeeping: TableStorage<Row> | undefined

  constructor(name: string, by: readonly (keyof Row & string)[], newKeeping: () => TableStorage<Row>) {
    super(name, by)
    this.#newKeeping = newKeeping
  }

  get #keeping() {
    return (this.#ownKeeping ??= this.#newKeeping())
  }

  async insert(row: Row) {
    if (this.get(row.id)) throw new Error(`Failed to insert the record ${row.id} into ${this.name}: it exists already`)
    return this.add(await this.#keeping.create(row))
  }

  async update(id: Id, patch: Partial<Row>) {
    const row = this.get(id)
    if (!row) throw new Error(`Failed to update the record ${id} in ${this.name}: there is none`)
    return this.replace(await this.#keeping.change(row, patch))
  }

  override remove(id: Id) {
    const row = this.get(id)
    if (row) this.#keeping.remove(row)
    super.remove(id)
  }

  async restore(saved: Row[]) {
    for (const { id } of this.dump()) this.remove(id)
    for (const row of saved) await this.insert(row)
  }
}

/** Declares a table of entities: few, and often changed. `by` names the fields it can be asked for by. */
export const defineTable = define(entityStorage)
/** Declares a log: what only grows, and what is written down at every turn. `by` names the fields it can be asked for by. */
export const defineLog = define(appendOnlyStorage)
