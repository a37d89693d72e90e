import { RETENTION_DAYS } from '@longan/mock-server/edge-deployment'
import {
  LIMITS,
  PLAN_DOLLARS,
  AS_OF,
  DAYS,
  OBJECT_MEMORY_GB,
  PAGES,
  PEAK_FACTOR,
  type Price,
  PRICES,
  WAIT_MS,
} from './assumptions.ts'
import type { Cost, Measurements } from './measure.ts'

type BillLine = Price & { amount: number; cost: number }
type Bill = { lines: BillLine[]; total: number }

/** Each due event activates the world once, and its expiry once more. */
const alarmsOf = ({ visit }: Measurements) => visit.due + 1

/** A world is stored on the day of its visit and for its retention. */
const RETENTION = RETENTION_DAYS + 1

function usagePerVisitor(measured: Measurements): Record<keyof typeof PRICES, number> {
  const { visit, wake } = measured
  const alarms = alarmsOf(measured)
  const ms = visit.ms + alarms * wake.ms
  return {
    requests: visit.calls + PAGES,
    // All work of the runtime is counted here, although most happens in objects.
    processor: ms,
    objects: visit.calls + alarms,
    awake: ((ms + (visit.calls + alarms) * WAIT_MS) / 1000) * OBJECT_MEMORY_GB,
    // An alarm writes a row when it is set, and one when it settles something.
    written: visit.written + alarms * 2,
    read: visit.read + alarms * wake.read,
    held: (visit.held * RETENTION) / DAYS / 1e9,
  }
}

export function billFor(measured: Measurements, visitors: number): Bill {
  const need = usagePerVisitor(measured)
  const lines = Object.entries(PRICES).map(([name, price]) => {
    const amount = need[name as keyof typeof PRICES] * visitors * DAYS
    return { ...price, amount, cost: (Math.max(0, amount - price.included) / price.per) * price.dollars }
  })
  return { lines, total: lines.reduce((sum, { cost }) => sum + cost, PLAN_DOLLARS) }
}

type Limit = { limit: string; visitors: number; remedy: string }

export function limitsFor(measured: Measurements): Limit[] {
  const need = usagePerVisitor(measured)
  const day = 86_400
  const { free } = LIMITS
  const limits: Limit[] = [
    {
      limit: 'free plan: requests a day',
      visitors: free.requests / need.requests,
      remedy: 'calls fail until midnight (UTC): take the paid plan',
    },
    { limit: 'free plan: rows written a day', visitors: free.rows / need.written, remedy: 'the same' },
    {
      limit: 'free plan: store',
      visitors: free.bytes / (measured.visit.held * RETENTION),
      remedy: 'commands answer 507: keep worlds for fewer days (`RETENTION_DAYS`)',
    },
    {
      limit: 'one world for all: calls a second of one object',
      visitors: (LIMITS.callsPerSecond * day) / PEAK_FACTOR / measured.visit.calls,
      remedy: 'calls wait, then fail: give each visitor a world, as the worker does',
    },
    {
      limit: 'a world each: objects of an account',
      visitors: Infinity,
      remedy: 'no limit; only the total above grows',
    },
  ]
  return limits.toSorted((one, other) => one.visitors - other.visitors)
}

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
