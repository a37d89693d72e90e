import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Json } from '../json.ts'
import { toComparable } from './compare.ts'

const file = new URL('./released.json.gz', import.meta.url)
const changelogFile = new URL('../CHANGELOG.md', import.meta.url)

/** Reads the document as it was released last, without prose. */
export const readReleased = (): Json => JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as Json

export const writeReleased = (document: Json): void =>
  writeFileSync(file, gzipSync(JSON.stringify(toComparable(document)), { level: 9 }))

export const readChangelog = (): string => readFileSync(changelogFile, 'utf8')

export const writeChangelog = (text: string): void => writeFileSync(changelogFile, text)
