import { type Followed, KERNEL_TABLES } from './feed.ts'
import type { Id } from './rows.ts'

type Kept = Followed & { dump(): { id: Id }[]; restore(rows: never[]): Promise<void> }

/** A table by its name, and how a fresh one is made: what a domain declares, and what it asks a world for its table with (`defineTable`, `defineLog`). */
export type TableKey<Kind extends Kept = Kept> = { name: string; create(): Kind }
export type DatabaseDump = Record<string, { id: Id }[]>

export type Database = ReturnType<typeof createDatabase>

/** The tables of one world, fresh and empty. */
export function createDatabase(keys: readonly TableKey[]) {
  const tables = new Map<string, Kept>()
  for (const { name, create } of keys) {
    if (KERNEL_TABLES.includes(name))
      throw new Error(`Failed to make the database: ${name} is a table of the kernel's own`)
    if (tables.has(name)) throw new Error(`Failed to make the database: two domains declare a table ${name}`)
    tables.set(name, create())
  }
  return {
    table<Kind extends Kept>({ name }: TableKey<Kind>): Kind {
      const table = tables.get(name)
      if (!table) throw new Error(`Failed to find the table ${name}: no domain declares it in its tables`)
      return table as Kind
    },
    all: (): Record<string, Followed> => Object.fromEntries(tables),
    dump: (): DatabaseDump => Object.fromEntries([...tables].map(([name, table]) => [name, table.dump()])),
    async restore(dump: DatabaseDump) {
      for (const [name, table] of tables) await table.restore((dump[name] ?? []) as never)
    },
  }
}
