import { QueryClient } from '@tanstack/react-query'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { afterAll } from 'vitest'
import { readerOf, senderOf } from './reader.ts'
import { observeSent } from './sent-parameters.ts'
import { observeReads, originOf, share, track } from './tracked-value.ts'
import { trackJson } from './tracked-copies.ts'

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
