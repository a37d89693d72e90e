import { readFileSync } from 'node:fs'
import { mapValues } from './lint/shorthand.ts'

/** What was measured of reads and commands: `npm run tool -- invalidation` writes it. */
export type InvalidationTable = {
  /** The reads that each command makes stale. */
  invalidates: Record<string, string[]>
  /** Reads that change with time alone. */
  volatile: string[]
  /** Reads whose response depends on the language. */
  localized: string[]
}

export const readInvalidationTable = (): InvalidationTable =>
  JSON.parse(readFileSync(new URL('invalidation.json', import.meta.url), 'utf8'))

type Operation = { operationId?: string; 'x-replaced-by'?: string }
type Document = { paths: Record<string, Record<string, Operation>> }

/** Adds `x-invalidates`, `x-volatile` and `x-localized` to the operations of a document. Throws if the table names an operation that it does not have. */
export function addInvalidation<One extends Document>(document: One, table: InvalidationTable): One {
  const ids = new Set(
    Object.values(document.paths).flatMap((item) => Object.values(item).map((one) => one.operationId)),
  )
  const named = [...Object.entries(table.invalidates).flat(2), ...table.volatile, ...table.localized]
  const unknown = named.filter((id) => !ids.has(id))
  if (unknown.length > 0)
    throw new Error(`Failed to read openapi/invalidation.json: there is no operation ${unknown.join(', ')}`)
  const extensionsOf = (id = '') => ({
    ...(table.invalidates[id] && { 'x-invalidates': table.invalidates[id] }),
    ...(table.volatile.includes(id) && { 'x-volatile': true }),
    ...(table.localized.includes(id) && { 'x-localized': true }),
  })
  const paths = mapValues(document.paths, (item) =>
    mapValues(item, (operation) => ({
      ...operation,
      // An older form of a call does what the operation that replaces it does.
      ...extensionsOf(operation['x-replaced-by'] ?? operation.operationId),
    })),
  )
  return { ...document, paths }
}
