import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { readPact } from '../pact-file.ts'
import { checkReads, countFields, listUnnamed, listUnread, shrinkUnnamed } from './check-reads.ts'
import { namedFields } from './named-fields.ts'
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
} from './reads-table.ts'

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
