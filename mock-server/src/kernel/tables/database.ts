import { type ObservableStore, KERNEL_TABLES } from './change-log.ts'
import type { Id, RowChange } from './rows.ts'

type StoredTable = ObservableStore & { dump(): { id: Id }[]; restore(rows: never[]): Promise<void> }

/** Rows to look up and to watch. */
export type ReadableRows<Row extends { id: Id }> = {
  where(match: Partial<Row>): Row[]
  watch(watcher: (change: RowChange<Row>) => void): void
}

export type TableKey<Kind extends StoredTable = StoredTable> = { name: string; create(): Kind }
export type DeclaredTables = ReadonlyMap<string, TableKey>
export type DatabaseDump = Record<string, { id: Id }[]>

export type Database = ReturnType<typeof createDatabase>

export function collectTables(keys: readonly TableKey[]): DeclaredTables {
  const declared = new Map<string, TableKey>()
  for (const key of keys) {
    if (KERNEL_TABLES.includes(key.name))
      throw new Error(`Failed to create the database: ${key.name} is a table of the kernel`)
    if (declared.has(key.name))
      throw new Error(`Failed to create the database: two domains declare a table ${key.name}`)
    declared.set(key.name, key)
  }
  return declared
}

/** Creates the empty tables of one world, each on first use, because most worlds use few. */
export function createDatabase(declared: DeclaredTables) {
  const tables = new Map<string, StoredTable>()

  function tableOf(name: string): StoredTable {
    const known = tables.get(name)
    if (known) return known
    const made = declared.get(name)?.create()
    if (!made) throw new Error(`Failed to find the table ${name}: no domain declares it in its tables`)
    tables.set(name, made)
    return made
  }
  const fromEach = <Part>(part: (name: string) => Part): Record<string, Part> =>
    Object.fromEntries(Array.from(declared.keys(), (name) => [name, part(name)]))

  return {
    table: <Kind extends StoredTable>({ name }: TableKey<Kind>): Kind => tableOf(name) as Kind,
    /** Returns the rows of a table that another domain declares. */
    rowsNamed: <Row extends { id: Id }>(name: string): ReadableRows<Row> =>
      tableOf(name) as unknown as ReadableRows<Row>,
    names: (): string[] => [...declared.keys()],
    /** Returns every table, including empty ones, so that the change log covers them. */
    all: (): Record<string, ObservableStore> => fromEach(tableOf),
    dump: (): DatabaseDump => fromEach((name) => tables.get(name)?.dump() ?? []),
    async restore(dump: DatabaseDump) {
      for (const name of declared.keys()) {
        const rows = dump[name] ?? []
        if (rows.length > 0 || tables.has(name)) await tableOf(name).restore(rows as never)
      }
    },
  }
}
