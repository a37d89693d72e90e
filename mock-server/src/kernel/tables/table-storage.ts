import { Collection } from '@msw/data'

export type TableStorage<Row> = {
  create(row: Row): Promise<Row>
  change(row: Row, patch: Partial<Row>): Promise<Row>
  remove(row: Row): void
}
export type ParseRow<Row> = (row: unknown) => Row

/**
 * Creates storage for entities: a collection of `@msw/data`, which scans all its records for each change. A record is added to it on
 * its first change, because most records of a new world never change and the collection keeps a second copy.
 * @note The schema throws instead of returning issues: the collection would print the issues and throw an error without them.
 */
export function entityStorage<Row>(parse: ParseRow<Row>): () => TableStorage<Row> {
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
export function appendOnlyStorage<Row>(parse: ParseRow<Row>): () => TableStorage<Row> {
  const storage: TableStorage<Row> = {
    create: async (row) => parse(row),
    change: async (row, patch) => parse({ ...row, ...patch }),
    remove() {},
  }
  return () => storage
}
