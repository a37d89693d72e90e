import { Collection } from '@msw/data'

/** Where the records of a table live. What `create` and `change` answer is what the table hands out. */
export type Keeping<Row> = {
  create(row: Row): Promise<Row>
  change(row: Row, patch: Partial<Row>): Promise<Row>
  remove(row: Row): void
}
/** Makes a record out of what fits the model, or throws. */
export type Fit<Row> = (row: unknown) => Row

/**
 * Entities: in a collection of `@msw/data`, which searches itself through for each change.
 * @note A schema that throws says which record did not fit; one that returns issues has the collection print them and throw without.
 */
export function asEntities<Row>(fit: Fit<Row>): () => Keeping<Row> {
  const validate = (row: unknown) => ({ value: fit(row) })
  const options = { schema: { '~standard': { version: 1, vendor: 'longan', validate } } } as const
  return () => {
    const collection = new Collection(options)
    return {
      create: (row) => collection.create(row) as Promise<Row>,
      change: (row, patch) =>
        collection.update(row as never, {
          data: (draft: unknown) => void Object.assign(draft as object, patch),
        }) as Promise<Row>,
      remove: (row) => void collection.delete(row as never),
    }
  }
}

/** Logs: nowhere but in the table's own rows, so that a change costs the same however many there are. */
export function asLog<Row>(fit: Fit<Row>): () => Keeping<Row> {
  const keeping: Keeping<Row> = {
    create: async (row) => fit(row),
    change: async (row, patch) => fit({ ...row, ...patch }),
    remove() {},
  }
  return () => keeping
}
