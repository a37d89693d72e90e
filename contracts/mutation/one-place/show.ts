import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readPact } from '../../pact-file.ts'
import type { Sample } from '../cases.ts'
import {
  checkGaps,
  findStaleReasons,
  gapNameOf,
  readGaps,
  readOwnReasons,
  readPlaceReasons,
  writeGaps,
} from './gaps.ts'
import { type Scored, scorePlaces } from './score.ts'
import { percentOf, renderPlaces } from './table.ts'

const folder = fileURLToPath(new URL('../../../.cache/wrong-answers/', import.meta.url))

/**
 * Prints which mistakes at one place of one response the pact notices. Returns true if none on a field that the app reads has become unnoticed.
 * A run with all of them removes from the list of gaps what is noticed now.
 */
export async function showPlaces(sample: Sample): Promise<boolean> {
  const began = Date.now()
  const all = await scorePlaces(readPact(), sample)
  const isWhole = sample.size === undefined
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}places.txt`, all.map(lineOf).join(''))
  console.log(renderPlaces(all))
  const gaps = readGaps()
  const { problems, left } = checkGaps(all, { reasons: readPlaceReasons(), gaps })
  const stale = isWhole ? findStaleReasons(all, readOwnReasons()) : []
  for (const problem of [...problems, ...stale]) console.error(`PROBLEM ${problem}`)
  const hasClosed = isWhole && left.length < gaps.size
  if (hasClosed) writeGaps(left)
  if (hasClosed)
    console.error(`${gaps.size - left.length} gaps are closed: commit contracts/mutation/one-place/gaps.txt`)
  const seconds = Math.round((Date.now() - began) / 1000)
  const read = percentOf(all.filter(({ isRead }) => isRead))
  console.log('Each by itself: .cache/wrong-answers/places.txt')
  console.log(
    `Mistakes at one place: ${read} % of those in fields that the app reads are noticed, seed ${sample.seed}, in ${seconds} s`,
  )
  return problems.length === 0 && stale.length === 0 && !(hasClosed && process.env.CI)
}

const lineOf = (one: Scored) =>
  `${[one.verdict, one.isRead ? 'read' : 'other', gapNameOf(one), one.interaction].join('\t')}\n`
