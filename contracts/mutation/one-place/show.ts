import { readReasons, type Reasons } from '../reasons.ts'
import { mkdirSync, writeFileSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readPact } from '../../pact-file.ts'
import type { Sample } from '../cases.ts'
import { type Scored, scorePlaces, verdicts } from './score.ts'

const COLUMNS = ['tried', ...verdicts.slice(0, 3), 'percent', 'no fault']

/** A line for each kind of mistake: how many were tried and noticed in fields that the app reads, and in all others. */
function renderPlaces(all: Scored[]): string {
  const parts = {
    'fields that the app reads': all.filter(({ isRead }) => isRead),
    others: all.filter(({ isRead }) => !isRead),
  }
  return Object.entries(parts)
    .map(([title, part]) => [line(title, COLUMNS), ...linesOf(part)].join('\n'))
    .join('\n\n')
}

const isGeneral = ({ name }: Scored) => name.endsWith('(one row)')

function linesOf(part: Scored[]): string[] {
  const [general, special] = [part.filter(isGeneral), part.filter((one) => !isGeneral(one))]
  const toLines = (group: Scored[]) =>
    [...Map.groupBy(group, ({ name }) => name)].toSorted().map(([name, own]) => line(name, cellsOf(own)))
  return [...toLines(special), line('these', cellsOf(special)), ...toLines(general), line('all', cellsOf(part))]
}

function cellsOf(group: Scored[]): (string | number)[] {
  const [noticed = 0, reported = 0, unnoticed = 0, noFault = 0] = verdicts.map(
    (verdict) => group.filter((one) => one.verdict === verdict).length,
  )
  return [noticed + reported + unnoticed, noticed, reported, unnoticed, percentOf(group), noFault]
}

const line = (name: string, cells: (string | number)[]) =>
  name.padEnd(46) + cells.map((cell, at) => String(cell).padStart(COLUMNS[at]!.length + 2)).join('')

/** How many of 100 mistakes fail an interaction that counts or a pending one, rounded down to a tenth. */
function percentOf(group: Scored[]): number {
  const tried = group.filter(({ verdict }) => verdict !== 'no fault')
  const seen = tried.filter(({ verdict }) => verdict !== 'unnoticed')
  return tried.length === 0 ? 100 : Math.floor((1000 * seen.length) / tried.length) / 10
}

const gapsFile = new URL('gaps.txt', import.meta.url)
const reasonsFile = new URL('survivors.txt', import.meta.url)
const ONE_ROW = ' (one row)'

const gapNameOf = ({ name, operation, field }: Scored) => `${name}: ${operation} ${field}`.trim()
const readGaps = () => new Set(readFileSync(gapsFile, 'utf8').split('\n').filter(Boolean))
const writeGaps = (gaps: string[]) => writeFileSync(gapsFile, gaps.map((gap) => `${gap}\n`).join(''))
const readOwnReasons = (): Reasons => readReasons(readFileSync(reasonsFile, 'utf8'))
/** Why a mistake need not be noticed: in one place, and in all rows. */
const readPlaceReasons = (): Reasons => new Map([...readReasons(), ...readOwnReasons()])

type Known = { reasons: Reasons; gaps: Set<string> }
type GapReport = {
  /** Sentences; the pact has become worse, or a reason is out of date. */
  problems: string[]
  /** The gaps that are left, without those that are closed. */
  left: string[]
}

/**
 * Only fields that the app reads need a reason: a wrong value in any other field changes nothing for a user. What survived when the list was first
 * tried is in gaps.txt, which only shrinks.
 */
export function checkGaps(all: Scored[], { reasons, gaps }: Known): GapReport {
  const open = all.filter(({ isRead, verdict }) => isRead && verdict === 'unnoticed')
  const unexplained = open.filter((one) => !hasReason(one, reasons)).map(gapNameOf)
  const stillOpen = new Set(unexplained)
  return {
    problems: unexplained.filter((name) => !gaps.has(name)).map((name) => `${name}: not noticed, without a reason`),
    left: [...gaps].filter((name) => stillOpen.has(name)),
  }
}

/** What need not be noticed in all rows need not be noticed in one. */
const hasReason = (one: Scored, reasons: Reasons) =>
  [
    gapNameOf(one),
    gapNameOf(one)
      .replace(ONE_ROW, '')
      .replace(/ \(last row\)$/, ''),
  ].some((name) => reasons.has(name))

/** Reasons of mistakes that are noticed now. */
function findStaleReasons(all: Scored[], reasons: Reasons): string[] {
  const open = new Set(all.filter(({ verdict }) => verdict === 'unnoticed').map(gapNameOf))
  return [...reasons.keys()].filter((name) => !open.has(name)).map((name) => `${name}: stale, it is noticed`)
}

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
