import { LIMITS, PLAN, NOTED_ON } from './assumptions.ts'
import { billFor, limitsFor } from './costs.ts'
import type { Cost, Measured } from './measure.ts'

type Table = { head: string[]; rows: string[][] }

const short = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en-GB') : String(Number(value.toPrecision(2)))
const dollars = (value: number) => `$${value >= 100 ? Math.round(value).toLocaleString('en-GB') : value.toFixed(2)}`
const kilobytes = (bytes: number) => `${short(bytes / 1000)} kB`

function costs({ birth, look, command, visit, wake }: Measured): Table {
  const rows: [string, Cost][] = [
    ['a world is born, with its first call', birth],
    ['something is looked at', look],
    ['money is moved', command],
    ['a world wakes that slept', wake],
    [`a whole visit of ${visit.calls} calls, its world’s birth included`, visit],
  ]
  return {
    head: ['what', 'processor', 'rows written', 'rows read', 'written', 'the store then holds'],
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

function sums(measured: Measured): Table {
  const bills = VISITORS.map((visitors) => billFor(measured, visitors))
  const first = bills[0]!.lines
  const row = (index: number) =>
    bills.flatMap(({ lines }) => [short(lines[index]!.amount), dollars(lines[index]!.cost)])
  return {
    head: ['a month', ...VISITORS.flatMap((visitors) => [`${visitors.toLocaleString('en-GB')} a day`, 'costs'])],
    rows: [
      ...first.map(({ about, unit }, index) => [`${about}, ${unit}`, ...row(index)]),
      ['the plan', ...bills.flatMap(() => ['', dollars(PLAN)])],
      ['**together**', ...bills.flatMap(({ total }) => ['', `**${dollars(total)}**`])],
    ],
  }
}

const limits = (measured: Measured): Table => ({
  head: ['limit', 'met at so many visitors a day', 'what then'],
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

/** The page with its tables as they follow from what was measured; the words around them stay. */
export function pageWith(page: string, measured: Measured): string {
  const tables: Record<string, string> = {
    costs: textOf(costs(measured)),
    sums: textOf(sums(measured)),
    limits: textOf(limits(measured)),
    told: `Prices and limits are assumptions: public list prices as they were noted on ${NOTED_ON}, all of them in [\`assumptions.ts\`](../tests/scale/assumptions.ts); an object answers about ${LIMITS.callsPerSecond.toLocaleString('en-GB')} calls a second, and holds ${LIMITS.bytesPerObject / 1e9} GB.`,
  }
  return Object.entries(tables).reduce((text, [name, table]) => {
    const place = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- end -->)`)
    if (!place.test(text)) throw new Error(`docs/scale.md has no place for its ${name}`)
    return text.replace(place, (_all, begin: string, end: string) => `${begin}\n${table}\n\n${end}`)
  }, page)
}
