import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot'
import { entityStorage, appendOnlyStorage, type ParseRow, type TableStorage } from './table-storage.ts'
import { type Id, type RowChange, Rows } from './rows.ts'

/** Records with declared indexes. Returned records are frozen; only `update` changes a record. */
export type Table<Row extends { id: Id }, Index extends keyof Row = never> = {
  insert(row: Row): Promise<Row>
  get(id: Row['id']): Row | undefined
  /** Changes fields of a record and returns the new record. Throws if the id is unknown. */
  update(id: Row['id'], patch: Partial<Row>): Promise<Row>
  remove(id: Row['id']): void
  /** Returns the records that have all these values, in insertion order. Undefined values are ignored. Each field must be a declared index. */
  where(match: { [Field in Index]?: Row[Field] } & { [Field in Exclude<keyof Row, Index>]?: never }): Row[]
  dump(): Row[]
  size(): number
  watch(watcher: (change: RowChange<Row>) => void): void
  restore(rows: Row[]): Promise<void>
}

type RowSchema = GenericSchema<{ id: Id }>
type RowOf<Schema extends RowSchema> = InferOutput<Schema> & { id: Id }
type Indexes<Field> = { by?: readonly Field[] }

const createTableDefiner =
  (createStorageFactory: <Row>(fit: ParseRow<Row>) => () => TableStorage<Row>) =>
  <Schema extends RowSchema, const Index extends keyof RowOf<Schema> & string = never>(
    name: string,
    schema: Schema,
    { by = [] }: Indexes<Index> = {},
  ) => {
    const createStorage = createStorageFactory(createParser<RowOf<Schema>>(name, schema))
    return { name, create: () => new StoredRows<RowOf<Schema>>(name, by, createStorage) as Table<RowOf<Schema>, Index> }
  }

const createParser =
  <Row>(name: string, schema: GenericSchema) =>
  (row: unknown): Row => {
    const { issues, output } = safeParse(schema, row)
    if (!issues) return output as Row
    const path = getDotPath(issues[0]) ?? 'row'
    throw new Error(`Failed to store the record ${(row as { id: Id }).id} in ${name}: ${path}: ${issues[0].message}`)
  }

class StoredRows<Row extends { id: Id }> extends Rows<Row> {
  readonly #createStorage: () => TableStorage<Row>
  #ownStorage: TableStorage<Row> | undefined

  constructor(name: string, by: readonly (keyof Row & string)[], createStorage: () => TableStorage<Row>) {
    super(name, by)
    this.#createStorage = createStorage
  }

  get #storage() {
    return (this.#ownStorage ??= this.#createStorage())
  }

  async insert(row: Row) {
    if (this.get(row.id)) throw new Error(`Failed to insert the record ${row.id} into ${this.name}: it exists already`)
    return this.add(await this.#storage.create(row))
  }

  async update(id: Id, patch: Partial<Row>) {
    const row = this.get(id)
    if (!row) throw new Error(`Failed to update the record ${id} in ${this.name}: there is none`)
    return this.replace(await this.#storage.change(row, patch))
  }

  override remove(id: Id) {
    const row = this.get(id)
    if (row) this.#storage.remove(row)
    super.remove(id)
  }

  async restore(saved: Row[]) {
    for (const { id } of this.dump()) this.remove(id)
    for (const row of saved) await this.insert(row)
  }
}

/** Declares a table of entities: few rows that change often. `by` lists the indexed fields. */
export const defineTable = createTableDefiner(entityStorage)
/** Declares a log: rows that are mostly added, and rows that almost every call changes. `by` lists the indexed fields. */
export const defineLog = createTableDefiner(appendOnlyStorage)
