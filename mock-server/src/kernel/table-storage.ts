import { Collection } from '@msw/data'

/** Where the records of a table live. What `create` and `change` answer is what the table hands out. */
export type TableStorage<Row> = {
  create(row: Row): Promise<Row>
  change(row: Row, patch: Partial<Row>): Promise<Row>
  remove(row: Row): void
}
/** Makes a record out of what fits the model, or throws. */
export type Fit<Row> = (row: unknown) => Row

/**
 * Entities: in a collection of `@msw/data`, which searches itself through for each change. A record enters it when it first changes:
 * most of a fresh world never does, and the collection keeps a second copy.
 * @note A schema that throws says which record did not fit; one that returns issues has the collection print them and throw without.
 */
export function entityStorage<Row>(fit: Fit<Row>): () => TableStorage<Row> {
  const validate = (row: unknown) => ({ value: fit(row) })
  const options = { schema: { '~standard': { version: 1, vendor: 'longan', validate } } } as const
  const begin = () => ({ collection: new Collection(options), changed: new Set<Row>() })
  return () => {
    /** Made when the first record changes: until then nothing is in it. */
    let own: ReturnType<typeof begin> | undefined
    return {
      create: async (row) => fit(row),
      async change(row, patch) {
        const { collection, changed } = (own ??= begin())
        const record = changed.delete(row) ? row : await collection.create(row)
        const data = (draft: unknown) => void Object.assign(draft as object, patch)
        const next = (await collection.update(record as never, { data })) as Row
        changed.add(next)
        return next
      },
      remove(row) {
        if (own?.changed.delete(row)) own.collection.delete(row as never)
      },
    }
  }
}

/** Logs: nowhere but in the table's own rows, so that a change costs the same however many there are. */
export function appendOnlyStorage<Row>(fit: Fit<Row>): () => TableStorage<Row> {
  const keeping: TableStorage<Row> = {
    create: async (row) => fit(row),
    change: async (row, patch) => fit({ ...row, ...patch }),
    remove() {},
  }
  return () => keeping
}
