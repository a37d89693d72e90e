import type { Report, Share } from './report.ts'

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
