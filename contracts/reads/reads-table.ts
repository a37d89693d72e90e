import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { documentedField } from './documented-field.ts'

/** The fields of responses that the app reads, each with a source file that reads it, by operation. */
export type ReadsTable = Record<string, Record<string, string>>
/** Fields that the app reads and the pact does not name yet, by operation. */
export type UnnamedReads = Record<string, string[]>

/** The folder in which each process of a measuring run writes its reads. */
export const measuredFolder = fileURLToPath(new URL('../../.cache/reads/', import.meta.url))
const tableFile = new URL('../reads.json', import.meta.url)
const sentFile = new URL('../sent.json', import.meta.url)
const unnamedFile = new URL('../unnamed-reads.json', import.meta.url)

const read = (file: URL): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
const write = (file: URL, value: object) => writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`)

export const readTable = () => read(tableFile) as ReadsTable
/** The query parameters that the app sends, each with a source file that does, by operation. */
export const readSent = () => read(sentFile) as ReadsTable
export const readUnnamed = () => read(unnamedFile) as UnnamedReads
export const writeTable = (table: ReadsTable) => write(tableFile, table)
export const writeSent = (table: ReadsTable) => write(sentFile, table)
export const writeUnnamed = (unnamed: UnnamedReads) => write(unnamedFile, unnamed)

/** The lines of all processes of the last measuring run: operation, path and source file, separated by tabs. */
export const measuredLines = (): string[] =>
  globSync('*.tsv', { cwd: measuredFolder }).flatMap((file) =>
    readFileSync(`${measuredFolder}${file}`, 'utf8').split('\n').filter(Boolean),
  )

const SENT = '?'

/** The query parameters among the lines of a measuring run. */
export function createSentTable(lines: string[]): ReadsTable {
  const table: ReadsTable = {}
  for (const line of lines.toSorted()) {
    const [operation = '', path = '', sender = ''] = line.split('\t')
    if (path.startsWith(SENT)) (table[operation] ??= {})[path.slice(SENT.length)] ??= sender
  }
  return table
}

/**
 * The table of a measuring run. Which source file reads a field first depends on the order of the tests, so the file of the previous table stays if
 * it can still be the reader.
 */
export function createTable(lines: string[], previous: ReadsTable, lineOf: LineOfField): ReadsTable {
  const readers = new Map<string, string[]>()
  for (const line of lines) {
    const [operation = '', path = '', reader = ''] = line.split('\t')
    const field = path.startsWith(SENT) ? undefined : documentedField(operation, path.split('.'))
    if (field) readers.set(`${operation}\t${field}`, [...(readers.get(`${operation}\t${field}`) ?? []), reader])
  }
  const table: ReadsTable = {}
  for (const key of [...readers.keys()].toSorted()) {
    const [operation = '', field = ''] = key.split('\t')
    const known = previous[operation]?.[field]
    const candidates = [...(known ? [known] : []), ...readers.get(key)!.toSorted()]
    const reader =
      candidates.find((file) => lineOf(file, field)) ?? candidates.find((file) => lineOf(file, field) === 0)
    Object.assign((table[operation] ??= {}), { [field]: reader })
  }
  return table
}

/** Returns the line where a source file first mentions a field by name, 0 if it does not, undefined if there is no such file. */
export type LineOfField = (file: string, field: string) => number | undefined

const root = new URL('../../', import.meta.url)
const sources = new Map<string, string[] | undefined>()

function linesOf(file: string): string[] | undefined {
  const address = new URL(file, root)
  if (!sources.has(file)) {
    sources.set(file, existsSync(address) ? readFileSync(address, 'utf8').split('\n') : undefined)
  }
  return sources.get(file)
}

/** Rows and entries have no name: the line is that of their list. */
export const lineOfField: LineOfField = (file, field) => {
  const name = field.split('.').findLast((part) => part !== '*')
  const lines = linesOf(file)
  return lines && lines.findIndex((line) => new RegExp(`\\b${name}\\b`).test(line)) + 1
}
