import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot'
import { type Id, type RowChange, Rows } from './rows.ts'
import { Collection } from '@msw/data'

type TableStorage<Row> = {
  create(row: Row): Promise<Row>
  change(row: Row, patch: Partial<Row>): Promise<Row>
  remove(row: Row): void
}
type ParseRow<Row> = (row: unknown) => Row

/**
 * Creates storage for entities: a collection of `@msw/data`, which scans all its records for each change. A record is added to it on
 * its first change, because most records of a new world never change and the collection keeps a second copy.
 * @note The schema throws instead of returning issues: the collection would print the issues and throw an error without them.
 */
function entityStorage<Row>(parse: ParseRow<Row>): () => TableStorage<Row> {
  const validate = (row: unknown) => ({ value: parse(row) })
  const options = { schema: { '~standard': { version: 1, vendor: 'longan', validate } } } as const
  const createEntities = () => ({ collection: new Collection(options), changed: new Set<Row>() })
  return () => {
    let entities: ReturnType<typeof createEntities> | undefined
    return {
      create: async (row) => parse(row),
      async change(row, patch) {
        const { collection, changed } = (entities ??= createEntities())
        const record = changed.delete(row) ? row : await collection.create(row)
        const data = (draft: unknown) => void Object.assign(draft as object, patch)
        const next = (await collection.update(record as never, { data })) as Row
        changed.add(next)
        return next
      },
      remove(row) {
        if (entities?.changed.delete(row)) entities.collection.delete(row as never)
      },
    }
  }
}

/** Creates storage for logs: only the table's own rows, so that the cost of a change does not depend on their number. */
function appendOnlyStorage<Row>(parse: ParseRow<Row>): () => TableStorage<Row> {
  const storage: TableStorage<Row> = {
    create: async (row) => parse(row),
    change: async (row, patch) => parse({ ...row, ...patch }),
    remove() {},
  }
  return () => storage
}

/** Records with declared indexes. Returned records are frozen; only `update` changes a record. */
export type Table<Row extends { id: Id }, Index extends keyof Row = never> = {
  insert(row: Row): Promise<Row>
  /** Adds a row that is known to be valid and new, without a copy, and freezes it: worlds can share it. */
  add(row: Row): Row
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
    const parse = createParser<RowOf<Schema>>(name, schema)
    const createStorage = createStorageFactory(parse)
    return {
      name,
      parse,
      create: () => new StoredRows<RowOf<Schema>>(name, by, createStorage) as Table<RowOf<Schema>, Index>,
    }
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
