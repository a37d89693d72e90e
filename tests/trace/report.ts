import type { CiReport, CiResult } from '../../ci-report.ts'
import type { Requirement } from './requirements.ts'
import type { Title } from './titles.ts'

export function printReport(report: Report): string {
  return [
    table('document', report.documents),
    table('area', report.areas),
    ...report.problems.map((problem) => `PROBLEM ${problem}`),
    `Trace: ${formatSum(report)} requirements covered`,
  ].join('\n\n')
}

/** A requirement without a test fails, and so does each other problem. */
export function toCiReport({ tests, problems }: Report, requirements: readonly Requirement[]): CiReport {
  const rows = requirements.map(({ id, area, text }): CiResult => {
    const row = { name: `${id} ${text}`, tag: area } as const
    return id in tests ? { ...row, status: 'passed' } : { ...row, status: 'failed', reason: 'not covered by a test' }
  })
  const failures = problems.map((reason, index): CiResult => ({
    name: `problem ${index + 1}`,
    tag: 'problems',
    status: 'failed',
    reason,
  }))
  return {
    name: 'trace',
    suites: [
      { name: 'requirements', results: rows },
      { name: 'problems', results: failures },
    ],
  }
}

const formatSum = ({ covered, all }: Coverage) => `${covered} / ${all} (${Math.floor((100 * covered) / all)} %)`

function table(head: string, rows: Record<string, Coverage>) {
  const line = (name: string, covered: string | number, all: string | number) =>
    `${name.padEnd(25)}${String(covered).padStart(7)} / ${String(all).padStart(4)}`
  const bar = ({ covered, all }: Coverage) => '█'.repeat(Math.round((20 * covered) / all)).padEnd(20, '·')
  return [
    line(head, 'covered', 'all'),
    ...Object.entries(rows).map(([name, row]) => `${line(name, row.covered, row.all)}  ${bar(row)}`),
  ].join('\n')
}

type Coverage = { covered: number; all: number }

type Report = Coverage & {
  documents: Record<string, Coverage>
  areas: Record<string, Coverage>
  tests: Record<string, { file: string; title: string }[]>
  problems: string[]
}

type TraceInput = {
  requirements: Requirement[]
  titles: FoundTitle[]
}

const documents: Record<string, string> = { A: 'A access and member area', G: 'G games and content' }

export function trace({ requirements, titles }: TraceInput): Report {
  const claims = Map.groupBy(
    titles.flatMap(({ file, title, ids }) => ids.map((id) => ({ id, file, title }))),
    ({ id }) => id,
  )
  const claimed = requirements.flatMap((row) => {
    const rowClaims = claims.get(row.id)
    return rowClaims ? [{ row, rowClaims, reason: findClaimProblem(row, rowClaims) }] : []
  })
  const covered = claimed.filter(({ reason }) => reason === undefined)
  const tests = Object.fromEntries(covered.map(({ row, rowClaims }) => [row.id, rowClaims.map(withoutId)]))
  return {
    ...share(requirements, tests),
    documents: shares(requirements, tests, ({ id }) => documents[id.charAt(0)] ?? id.charAt(0)),
    areas: shares(requirements, tests, ({ area }) => area),
    tests,
    problems: [
      ...findTitleProblems(titles, new Set(requirements.map(({ id }) => id))),
      ...claimed.flatMap(({ reason }) => reason ?? []),
      ...requirements
        .filter(({ id }) => !claims.has(id))
        .map(({ id }) => `${id} has no test: write one with [${id}] in its title.`),
    ],
  }
}

const withoutId = ({ file, title }: Claim) => ({ file, title })

function share(requirements: Requirement[], tests: Report['tests']): Coverage {
  return { covered: requirements.filter(({ id }) => id in tests).length, all: requirements.length }
}

function shares(requirements: Requirement[], tests: Report['tests'], by: (requirement: Requirement) => string) {
  const groups = [...Map.groupBy(requirements, by)].toSorted(([a], [b]) => a.localeCompare(b))
  return Object.fromEntries(groups.map(([name, rows]) => [name, share(rows, tests)]))
}

type FoundTitle = Title & { file: string }
type Claim = { id: string; file: string; title: string }

const RENDERS_APP = /^(web|tests)\//
const describe = ({ file, title }: Claim) => `${file}: "${title}"`

function findTitleProblems(titles: FoundTitle[], known: Set<string>): string[] {
  return titles.flatMap(({ file, title, ids, idsPerRun, isComputed }) => {
    const unknown = ids.filter((id) => !known.has(id))
    return [
      ...(isComputed ? [`${file}: "${title}" computes an id: write it out, or use a table with [%s].`] : []),
      ...(idsPerRun > 1 ? [`${file}: "${title}" has ${idsPerRun} ids: write a test for each row.`] : []),
      ...unknown.map((id) => `${file}: "${title}" has the id ${id}, which is not in requirements.csv: correct the id.`),
    ]
  })
}

function findClaimProblem(row: Requirement, claims: Claim[]): string | undefined {
  if (row.packages.includes('web') && !claims.some(({ file }) => RENDERS_APP.test(file)))
    return `${row.id} requires the web, but is covered only by ${claims.map(describe).join(' and ')}: cover it in web/ or tests/.`
  return undefined
}
