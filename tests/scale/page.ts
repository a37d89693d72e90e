import { LIMITS, PLAN_DOLLARS, AS_OF } from './assumptions.ts'
import { billFor, limitsFor } from './costs.ts'
import type { Cost, Measurements } from './measure.ts'

type Table = { head: string[]; rows: string[][] }

const short = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en-GB') : String(Number(value.toPrecision(2)))
const dollars = (value: number) => `$${value >= 100 ? Math.round(value).toLocaleString('en-GB') : value.toFixed(2)}`
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

const VISITORS = [1000, 1_000_000]

function totals(measured: Measurements): Table {
  const bills = VISITORS.map((visitors) => billFor(measured, visitors))
  const first = bills[0]!.lines
  const row = (index: number) =>
    bills.flatMap(({ lines }) => [short(lines[index]!.amount), dollars(lines[index]!.cost)])
  return {
    head: ['a month', ...VISITORS.flatMap((visitors) => [`${visitors.toLocaleString('en-GB')} a day`, 'costs'])],
    rows: [
      ...first.map(({ about, unit }, index) => [`${about}, ${unit}`, ...row(index)]),
      ['the plan', ...bills.flatMap(() => ['', dollars(PLAN_DOLLARS)])],
      ['**total**', ...bills.flatMap(({ total }) => ['', `**${dollars(total)}**`])],
    ],
  }
}

const limits = (measured: Measurements): Table => ({
  head: ['limit', 'visitors a day', 'effect and remedy'],
  rows: limitsFor(measured).map(({ limit, visitors, remedy }) => [
    limit,
    visitors === Infinity ? 'never' : short(visitors),
    remedy,
  ]),
})

function textOf({ head, rows }: Table): string {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((row) => row[column]!.length)))
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

export function renderPage(page: string, measured: Measurements): string {
  const tables: Record<string, string> = {
    costs: textOf(costs(measured)),
    totals: textOf(totals(measured)),
    limits: textOf(limits(measured)),
    assumptions: `Prices and limits are assumptions: public list prices as of ${AS_OF}, all in [\`assumptions.ts\`](../tests/scale/assumptions.ts); an object answers about ${LIMITS.callsPerSecond.toLocaleString('en-GB')} calls a second, and holds ${LIMITS.bytesPerObject / 1e9} GB.`,
  }
  return Object.entries(tables).reduce((text, [name, table]) => {
    const section = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- end -->)`)
    if (!section.test(text)) throw new Error(`Failed to find the section ${name} in docs/scale.md`)
    return text.replace(section, (_all, begin: string, end: string) => `${begin}\n${table}\n\n${end}`)
  }, page)
}
