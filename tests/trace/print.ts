import type { Report, Coverage } from './report.ts'

export function printReport(report: Report): string {
  return [
    table('document', report.documents),
    table('area', report.areas),
    `Not yet covered:\n${formatUncovered(report)}`,
    ...report.problems.map((problem) => `PROBLEM ${problem}`),
    `Trace: ${formatSum(report)} requirements covered`,
  ].join('\n\n')
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

function formatUncovered({ uncovered: rows }: Report) {
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
