import type { Cost, Measurements } from './measure.ts'

type Table = { head: string[]; rows: string[][] }

const short = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en-GB') : String(Number(value.toPrecision(2)))
const kilobytes = (bytes: number) => `${short(bytes / 1000)} kB`

function costs({ birth, look, command, visit, wake }: Measurements): Table {
  const rows: [string, Cost][] = [
    ['a world is created, with its first call', birth],
    ['a read', look],
    ['a transfer', command],
    ['a suspended world is activated', wake],
    [`a visit of ${visit.calls} calls, with the creation of its world`, visit],
  ]
  return {
    head: ['what', 'processor', 'rows written', 'rows read', 'written', 'size of the store'],
    rows: rows.map(([what, { ms, written, read, bytes, held }]) => [
      what,
      `${short(ms)} ms`,
      short(written),
      short(read),
      kilobytes(bytes),
      kilobytes(held),
    ]),
  }
}

function textOf({ head, rows }: Table): string {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((row) => row[column]!.length)))
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

const SECTION = /(<!-- costs -->\n)[\s\S]*?(<!-- end -->)/

export function renderPage(page: string, measured: Measurements): string {
  if (!SECTION.test(page)) throw new Error('Failed to find the section costs in docs/scale.md')
  return page.replace(SECTION, (_all, begin: string, end: string) => `${begin}\n${textOf(costs(measured))}\n\n${end}`)
}
