import type { Requirement } from './requirements.ts'
import type { Title } from './titles.ts'

export type Found = Title & { file: string }
type Share = { proven: number; all: number }

export type Report = Share & {
  documents: Record<string, Share>
  areas: Record<string, Share>
  tests: Record<string, { file: string; title: string }[]>
  notYet: Requirement[]
  problems: string[]
}

const documents: Record<string, string> = { A: 'A access and member area', G: 'G games and content' }

/** Which requirements the titles prove, and what is wrong with the titles themselves. */
export function trace(requirements: Requirement[], titles: Found[]): Report {
  const known = new Set(requirements.map(({ id }) => id))
  const claims = titles.flatMap(({ file, title, ids }) => ids.map((id) => ({ id, file, title })))
  const groups = Map.groupBy(
    claims.filter(({ id }) => known.has(id)),
    ({ id }) => id,
  )
  const tests = Object.fromEntries(
    [...groups].map(([id, all]) => [id, all.map(({ file, title }) => ({ file, title }))]),
  )
  const unknown = claims.filter(({ id }) => !known.has(id))
  return {
    ...share(requirements, tests),
    documents: shares(requirements, tests, ({ id }) => documents[id.charAt(0)] ?? id.charAt(0)),
    areas: shares(requirements, tests, ({ area }) => area),
    tests,
    notYet: requirements.filter(({ id }) => !(id in tests)),
    problems: [
      ...unknown.map(({ id, file, title }) => `unknown id ${id}: ${file}: "${title}"`),
      ...titles.filter(({ vague }) => vague).map(({ file, title }) => `an id must be written out: ${file}: "${title}"`),
    ],
  }
}

function share(requirements: Requirement[], tests: Report['tests']): Share {
  return { proven: requirements.filter(({ id }) => id in tests).length, all: requirements.length }
}

function shares(requirements: Requirement[], tests: Report['tests'], by: (requirement: Requirement) => string) {
  const groups = [...Map.groupBy(requirements, by)].toSorted(([a], [b]) => a.localeCompare(b))
  return Object.fromEntries(groups.map(([name, rows]) => [name, share(rows, tests)]))
}

/** The report as a person reads it; its last line is the sum. */
export function printReport(report: Report): string {
  return [
    table('document', report.documents),
    table('area', report.areas),
    `Not yet proven:\n${notYet(report)}`,
    ...report.problems.map((problem) => `PROBLEM ${problem}`),
    `Trace: ${sum(report)} requirements proven`,
  ].join('\n\n')
}

const sum = ({ proven, all }: Share) => `${proven} / ${all} (${Math.floor((100 * proven) / all)} %)`

function table(head: string, rows: Record<string, Share>) {
  const line = (name: string, proven: string | number, all: string | number) =>
    `${name.padEnd(26)}${String(proven).padStart(6)} / ${String(all).padStart(4)}`
  const bar = ({ proven, all }: Share) => '█'.repeat(Math.round((20 * proven) / all)).padEnd(20, '·')
  return [
    line(head, 'proven', 'all'),
    ...Object.entries(rows).map(([name, row]) => `${line(name, row.proven, row.all)}  ${bar(row)}`),
  ].join('\n')
}

function notYet({ notYet: rows }: Report) {
  if (rows.length === 0) return 'nothing'
  const areas = [...Map.groupBy(rows, ({ area }) => area)].toSorted(([a], [b]) => a.localeCompare(b))
  return areas
    .map(([area, group]) => `${area.padEnd(15)} ${wrap(group.map(({ id }) => id)).join(`\n${' '.repeat(16)}`)}`)
    .join('\n')
}

function wrap(words: string[], perLine = 12) {
  const lines = Math.ceil(words.length / perLine)
  return Array.from({ length: lines }, (_, i) => words.slice(i * perLine, (i + 1) * perLine).join(' '))
}
