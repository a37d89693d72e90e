import { QueryClient } from '@tanstack/react-query'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { afterAll } from 'vitest'
import { observeSent } from './sent-parameters.ts'
import { observeReads, originOf, share, track } from './tracked-value.ts'
import { trackJson } from './tracked-copies.ts'

const own = '/contracts/reads/'
const isProduct = /^(web|sdk)\/src\//
const isTest = /\.test\.tsx?$|\/testing(\.tsx?$|\/)/
const isApp = /^web\/src\//
const DEPTH = 12
/** Between a call of the app and its transport are the SDK and its client. */
const CALL_DEPTH = 40

/**
 * The file of the product that reads right now, relative to `root`; undefined if a test or a library does. Functions of the language, such as
 * `map`, read for their caller.
 */
function readerOf(root: string): string | undefined {
  const file = filesAbove(root, DEPTH).find(Boolean)
  return file && isProduct.test(file) && !isTest.test(file) ? file : undefined
}

/** The file of the app that calls the SDK right now; undefined if a test does. */
function senderOf(root: string): string | undefined {
  const file = filesAbove(root, CALL_DEPTH).find((one) => isApp.test(one))
  return file && !isTest.test(file) ? file : undefined
}

/** The files on the stack, relative to `root`; files elsewhere have their complete name. */
function filesAbove(root: string, depth: number): string[] {
  const { stackTraceLimit, prepareStackTrace } = Error
  Error.stackTraceLimit = depth
  Error.prepareStackTrace = (_error, sites) => sites
  const sites = new Error('A reader').stack as unknown as NodeJS.CallSite[]
  Object.assign(Error, { stackTraceLimit, prepareStackTrace })
  return sites
    .map((site) => site.getFileName()?.replace('file://', '').split('?')[0])
    .filter((file) => file !== undefined && !file.includes(own))
    .map((file) => (file!.startsWith(root) ? file!.slice(root.length) : file!))
}

const root = join(import.meta.dirname, '../..') + sep
const folder = join(root, '.cache/reads')

/** The fields that this process has read, each with the source file of its first reader. Test files share it. */
const reads = ((globalThis as { readFields?: Map<string, string> }).readFields ??= new Map<string, string>())

// A compiler that keeps spread, or has other helpers, would lose what is copied, unnoticed.
if (!originOf({ ...track({}, 'a copy') }))
  throw new Error('Failed to measure reads: copies are not tracked, see measure-plugin.ts')

observeReads(({ operation, path }) => {
  const field = `${operation}\t${path.join('.')}`
  if (reads.has(field)) return
  const reader = readerOf(root)
  if (reader) reads.set(field, reader)
})
observeSent(({ operation, name }) => {
  const parameter = `${operation}\t?${name}`
  const sender = reads.has(parameter) ? undefined : senderOf(root)
  if (sender) reads.set(parameter, sender)
})
trackJson()

// Structural sharing of the library copies what it compares: the copy would not be tracked.
const defaultQueryOptions = QueryClient.prototype.defaultQueryOptions
QueryClient.prototype.defaultQueryOptions = function (options) {
  const result = defaultQueryOptions.call(this, options as never)
  return Object.assign(result, { structuralSharing: result.structuralSharing ?? share }) as never
}

afterAll(() => {
  mkdirSync(folder, { recursive: true })
  const lines = [...reads].map(([field, reader]) => `${field}\t${reader}\n`)
  writeFileSync(join(folder, `${process.pid}.tsv`), lines.join(''))
})
