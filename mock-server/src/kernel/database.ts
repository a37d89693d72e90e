import { type FollowedStore, KERNEL_TABLES } from './change-log.ts'
import type { Id } from './rows.ts'

type Kept = FollowedStore & { dump(): { id: Id }[]; restore(rows: never[]): Promise<void> }

/** A table by its name, and how a fresh one is made: what a domain declares, and what it asks a world for its table with (`defineTable`, `defineLog`). */
export type TableKey<Kind extends Kept = Kept> = { name: string; create(): Kind }
/** What the domains of a house declare, by name. */
export type DeclaredTables = ReadonlyMap<string, TableKey>
export type DatabaseDump = Record<string, { id: Id }[]>

export type Database = ReturnType<typeof createDatabase>

/** Looks through the tables of all domains, once for all worlds; a name that is taken is refused. */
export function declaredTables(keys: readonly TableKey[]): DeclaredTables {
  const declared = new Map<string, TableKey>()
  for (const key of keys) {
    if (KERNEL_TABLES.includes(key.name))
      throw new Error(`Failed to make the database: ${key.name} is a table of the kernel's own`)
    if (declared.has(key.name)) throw new Error(`Failed to make the database: two domains declare a table ${key.name}`)
    declared.set(key.name, key)
  }
  return declared
}

/** The tables of one world, fresh and empty. Each is made when it is asked for first: most worlds use few. */
export function createDatabase(declared: DeclaredTables) {
  const tables = new Map<string, Kept>()

  function tableOf(name: string): Kept {
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
    table: <Kind extends Kept>({ name }: TableKey<Kind>): Kind => tableOf(name) as Kind,
    names: (): string[] => [...declared.keys()],
    /** Every table: whoever follows a world must hear of those too that are still empty. */
    all: (): Record<string, FollowedStore> => fromEach(tableOf),
    dump: (): DatabaseDump => fromEach((name) => tables.get(name)?.dump() ?? []),
    async restore(dump: DatabaseDump) {
      for (const name of declared.keys()) {
        const rows = dump[name] ?? []
        if (rows.length > 0 || tables.has(name)) await tableOf(name).restore(rows as never)
      }
    },
  }
}
