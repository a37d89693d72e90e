import { operations } from '../coverage/declared.ts'
import { REFUSED } from './refused.ts'
import type { LineOfField, ReadsTable, UnnamedReads } from './reads-table.ts'

type NamedFields = Map<string, Set<string>>
type Observations = { reads: ReadsTable; named: NamedFields; unnamed: UnnamedReads; lineOf: LineOfField }

const MEASURE = 'run npm run contracts -- --reads'
const listName = 'contracts/unnamed-reads.json'

/** Every field that the app reads and no interaction names. */
export const listUnnamed = (reads: ReadsTable, named: NamedFields): UnnamedReads =>
  Object.fromEntries(
    Object.entries(reads)
      .map(([operation, readers]) => [operation, Object.keys(readers).filter((one) => !named.get(operation)?.has(one))])
      .filter(([, fields]) => fields!.length > 0),
  )

/** Every field that an interaction names and nothing of the app reads, as the unit tests show. */
export const listUnread = (reads: ReadsTable, named: NamedFields): UnnamedReads =>
  Object.fromEntries(
    [...named]
      .map(
        ([operation, fields]) => [operation, [...fields].filter((one) => !reads[operation]?.[one]).toSorted()] as const,
      )
      .filter(([, fields]) => fields.length > 0),
  )

/** The list without entries that are named or no longer read. It never grows: what is read from now on has to be named. */
export const shrinkUnnamed = (unnamed: UnnamedReads, today: UnnamedReads): UnnamedReads =>
  Object.fromEntries(
    Object.entries(unnamed)
      .map(([operation, fields]) => [operation, fields.filter((one) => today[operation]?.includes(one))])
      .filter(([, fields]) => fields!.length > 0),
  )

export const countFields = (list: Record<string, object>): number =>
  Object.values(list).reduce((sum, fields) => sum + Object.keys(fields).length, 0)

/** Returns a sentence for each field that is read without being named, and for each entry of the two files that is out of date. */
export function checkReads({ reads, named, unnamed, lineOf }: Observations): string[] {
  const today = listUnnamed(reads, named)
  const added = eachField(today)
    .filter(([operation, field]) => !unnamed[operation]?.includes(field))
    .map(([operation, field]) => notNamed(operation, field, reads[operation]![field]!))
  const resolved = eachField(unnamed)
    .filter(([operation, field]) => !today[operation]?.includes(field))
    .map(([operation, field]) => {
      const why = reads[operation]?.[field] ? 'the pact names it now' : 'the app no longer reads it'
      return `${operation} ${field}: ${why}; remove it from ${listName}`
    })
  return [...added, ...resolved, ...listStale(reads, lineOf)]

  function notNamed(operation: string, field: string, file: string) {
    const place = [file, lineOf(file, field)].filter(Boolean).join(':')
    return `${operation} ${field} is read in ${place}, and no interaction names it: add it to ${testOf(operation)}`
  }
}

/** A reader that is gone means that the table is older than the app. */
const listStale = (reads: ReadsTable, lineOf: LineOfField) =>
  Object.entries(reads).flatMap(([operation, readers]) =>
    Object.entries(readers)
      .filter(([field, file]) => lineOf(file, field) === undefined)
      .map(([field, file]) => `${operation} ${field}: ${file} is gone: ${MEASURE}`),
  )

const eachField = (list: UnnamedReads) =>
  Object.entries(list).flatMap(([operation, fields]) => fields.map((field) => [operation, field] as const))

const domains = new Map<string, string>(operations.map(({ id, domain }) => [id, domain]))
const testOf = (operation: string) =>
  `contracts/interactions/${domains.get(operation.replace(REFUSED, '')) ?? operation}.consumer.test.ts`
