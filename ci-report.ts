import { appendFileSync, writeFileSync } from 'node:fs'
import { assertWritable, refuse, toPrintable } from './command-line.ts'

/** What a check found about one thing; `tag` is the group it belongs to. */
export type CiResult = { name: string; tag: string; status: 'passed' | 'failed' | 'skipped'; reason?: string }
export type CiSuite = { name: string; results: readonly CiResult[] }
/** The results of a command for a pipeline: as JUnit XML, and as a part of GitHub's job summary. */
export type CiReport = { name: string; notes?: readonly string[]; suites: readonly CiSuite[] }

type ReportFiles = { json?: string | undefined; junit?: string | undefined }

/** GitHub sets it to a file of the current step. */
const getSummaryFile = () => process.env['GITHUB_STEP_SUMMARY'] || undefined

/** Refuses report files that cannot be written, before a long run. */
export function assertReportsWritable({ json, junit }: ReportFiles) {
  assertWritable('--json', json)
  assertWritable('--junit', junit)
  assertWritable('GITHUB_STEP_SUMMARY', getSummaryFile())
}

/** Writes the JUnit file, and appends to the job summary of GitHub, if there is one. */
export function writeCiReport(report: CiReport, { junit }: ReportFiles) {
  const summary = getSummaryFile()
  try {
    if (junit) writeFileSync(junit, toJunit(report))
    if (summary) appendFileSync(summary, toSummary(report))
  } catch (error) {
    refuse(`The report cannot be written: ${(error as Error).message}`)
  }
}

const countOf = ({ results }: CiSuite, status: CiResult['status']) =>
  results.filter((one) => one.status === status).length

export function toJunit({ name, notes = [], suites }: CiReport): string {
  const comments = notes.map((note) => `  <!-- ${escapeXml(note).replaceAll(/-(?=-)/g, '- ')} -->`)
  const lines = [`<testsuites name="${escapeXml(name)}">`, ...comments, ...suites.flatMap(linesOf), '</testsuites>']
  return `<?xml version="1.0" encoding="UTF-8"?>\n${lines.join('\n')}\n`
}

function linesOf(suite: CiSuite): string[] {
  const counts = `tests="${suite.results.length}" failures="${countOf(suite, 'failed')}" skipped="${countOf(suite, 'skipped')}"`
  const cases = suite.results.map(
    (one) =>
      `    <testcase classname="${escapeXml(one.tag)}" name="${escapeXml(one.name)}">${elementOf(one)}</testcase>`,
  )
  return [`  <testsuite name="${escapeXml(suite.name)}" ${counts}>`, ...cases, '  </testsuite>']
}

function elementOf({ status, reason = '' }: CiResult): string {
  if (status === 'passed') return ''
  return `<${status === 'failed' ? 'failure' : 'skipped'} message="${escapeXml(reason)}"/>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Returns text for XML, without the control characters and non-characters that it cannot hold. */
const escapeXml = (text: string): string =>
  text.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign]!)

/** A summary has a size limit, and is read by people. */
const MAX_ROWS = 20
const MAX_CELL = 300

/** Returns Markdown: the counts of each suite, and the first failures with their reasons. */
export function toSummary({ name, suites }: CiReport): string {
  const counts = suites
    .filter(({ results }) => results.length > 0)
    .map((suite) => [suite.name, ...(['passed', 'failed', 'skipped'] as const).map((one) => countOf(suite, one))])
  const failed = suites.flatMap(({ results }) => results.filter(({ status }) => status === 'failed'))
  const rows = failed.slice(0, MAX_ROWS).map((one) => [one.name, one.reason ?? ''])
  const more = failed.length > MAX_ROWS ? [`and ${failed.length - MAX_ROWS} more`, ''] : []
  const lines = [
    `## ${name}`,
    '',
    ...toTable(['suite', 'passed', 'failed', 'skipped'], counts),
    ...toTable(['failed', 'reason'], rows),
    ...more,
  ]
  return `${lines.join('\n')}\n`
}

function toTable(head: string[], rows: (string | number)[][]): string[] {
  if (rows.length === 0) return []
  const line = (cells: (string | number)[]) => `| ${cells.map((cell) => toCell(String(cell))).join(' | ')} |`
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(line), '']
}

/** Responses of servers are part of reasons: their Markdown and HTML must not take effect. */
const toCell = (text: string) =>
  toPrintable(text)
    .slice(0, MAX_CELL)
    .replaceAll(/[\\`*_~[\]<>|&$]/g, '\\$&')
