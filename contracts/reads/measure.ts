import { documentedField, REFUSED } from './documented-field.ts'
import { operations } from '../declared.ts'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { readPact, outcomeOf, type Interaction } from '../pact-file.ts'
import {
  createSentTable,
  createTable,
  lineOfField,
  measuredFolder,
  measuredLines,
  readSent,
  readTable,
  readUnnamed,
  type ReadsTable,
  type UnnamedReads,
  writeSent,
  writeTable,
  writeUnnamed,
  type LineOfField,
} from './reads-table.ts'

/** The fields that the pact names in any interaction, by operation; those of refusals apart. */
export function namedFields(interactions: Interaction[]): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>()
  for (const interaction of interactions) {
    const { operation, status } = outcomeOf(interaction)
    const key = status < 400 ? operation : operation + REFUSED
    const fields = named.get(key) ?? new Set()
    named.set(key, fields)
    for (const path of pathsIn(interaction.response.body?.content)) {
      const field = documentedField(key, path)
      if (field) fields.add(field)
    }
  }
  return named
}

function pathsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => {
    const own = [...path, Array.isArray(value) ? '*' : key]
    return [own, ...pathsIn(part, own)]
  })
}

type NamedFields = Map<string, Set<string>>
type Observations = { reads: ReadsTable; named: NamedFields; unnamed: UnnamedReads; lineOf: LineOfField }

const MEASURE = 'run npm run contracts -- --reads'
const listName = 'contracts/unnamed-reads.json'

/** Every field that the app reads and no interaction names. */
const listUnnamed = (reads: ReadsTable, named: NamedFields): UnnamedReads =>
  Object.fromEntries(
    Object.entries(reads)
      .map(([operation, readers]) => [operation, Object.keys(readers).filter((one) => !named.get(operation)?.has(one))])
      .filter(([, fields]) => fields!.length > 0),
  )

/** Every field that an interaction names and nothing of the app reads, as the unit tests show. */
const listUnread = (reads: ReadsTable, named: NamedFields): UnnamedReads =>
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

const countFields = (list: Record<string, object>): number =>
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

/** Results of earlier runs must not count. */
export function forgetMeasured(): void {
  rmSync(measuredFolder, { recursive: true, force: true })
  mkdirSync(measuredFolder, { recursive: true })
}

/** Removes entries that are done from the list of unnamed fields. Returns true if there were any. */
export function renewUnnamed(): boolean {
  const before = readUnnamed()
  const unnamed = shrinkUnnamed(before, listUnnamed(readTable(), namedFields(readPact().interactions)))
  writeUnnamed(unnamed)
  return differ(before, unnamed)
}

/**
 * `npm run contracts -- --reads`, after the measuring run: renews the table of the fields that the app reads, takes out of the list of unnamed
 * fields what is done, and prints what the pact lacks and what it could do without. Returns true if both files were up to date and nothing lacks.
 */
export function showReads(): boolean {
  const named = namedFields(readPact().interactions)
  const before = { reads: readTable(), unnamed: readUnnamed() }
  const reads = createTable(measuredLines(), before.reads, lineOfField)
  const unnamed = shrinkUnnamed(before.unnamed, listUnnamed(reads, named))
  const sent = createSentTable(measuredLines())
  const isStale =
    differ(fieldsOf(before.reads), fieldsOf(reads)) ||
    differ(before.unnamed, unnamed) ||
    differ(fieldsOf(readSent()), fieldsOf(sent))
  writeSent(sent)
  writeTable(reads)
  writeUnnamed(unnamed)
  const unread = listUnread(reads, named)
  writeFileSync(`${measuredFolder}unread.txt`, linesOf(unread))
  const problems = checkReads({ reads, named, unnamed, lineOf: lineOfField })
  for (const problem of problems) console.error(`PROBLEM ${problem}`)
  if (isStale)
    console.error('contracts/reads.json, unnamed-reads.json or sent.json was out of date: commit the new files.')
  console.log(
    `The app reads ${countFields(reads)} fields of ${Object.keys(reads).length} kinds of responses; ` +
      `${countFields(listUnnamed(reads, named))} of them are not named in the pact.`,
  )
  console.log(`Named, but read by nothing in the unit tests: ${countFields(unread)} fields, in .cache/reads/unread.txt`)
  return problems.length === 0 && !isStale
}

/** The order of the tests decides which of several readers is found: another one is no news. */
const fieldsOf = (reads: ReadsTable) =>
  Object.entries(reads).map(([operation, readers]) => [operation, Object.keys(readers)])

const differ = (one: object, other: object) => JSON.stringify(one) !== JSON.stringify(other)

const linesOf = (list: UnnamedReads) =>
  Object.entries(list)
    .flatMap(([operation, fields]) => fields.map((field) => `${operation} ${field}\n`))
    .toSorted()
    .join('')
