import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { buildEdge } from '../../mock-server/build-edge.ts'
import { runEdge } from '../../mock-server/edge-runtime.ts'
import { billFor, limitsFor, renderPage } from './page.ts'
import stored from './measured.json' with { type: 'json' }
import { type Measurements, readStoreMetrics } from './measure.ts'
import { runVisit } from './visit.ts'

const nothing = { ms: 0, read: 0, written: 0, bytes: 0, held: 0 }
const measured: Measurements = {
  birth: nothing,
  look: nothing,
  command: nothing,
  wake: { ...nothing, ms: 5, read: 10 },
  visit: { ms: 90, read: 100, written: 46, bytes: 0, held: 50_000, calls: 97, due: 1 },
}

test('docs/scale.md matches the measurements', () => {
  const page = readFileSync(fileURLToPath(new URL('../../docs/scale.md', import.meta.url)), 'utf8')

  expect(renderPage(page, stored)).toBe(page)
  expect(renderPage(page, { ...stored, visit: { ...stored.visit, written: 1000 } })).not.toBe(page)
})

test('a million visitors a day cost their usage beyond the included amounts', () => {
  const { lines, total } = billFor(measured, 1_000_000)

  expect(lines.map(({ amount, cost }) => [Math.round(amount), Number(cost.toFixed(2))])).toEqual([
    // 97 calls and 3 pages: 3,000 million, of which 10 are free, at 0.30.
    [3_000_000_000, 897],
    // 90 ms, and twice 5 for alarms: 3,000 million ms, of which 30 are free, at 0.02.
    [3_000_000_000, 59.4],
    [2_970_000_000, 445.35],
    // 100 ms, and 99 waits of 15 ms, with an eighth of a gigabyte: 6.09 million, of which 0.4 are free, at 12.50.
    [6_086_400, 71.08],
    [1_500_000_000, 1450],
    [3_600_000_000, 0],
    // 8 days of 50 kB: 400 GB, of which 5 are free, at 0.20.
    [400, 79],
  ])
  expect(total).toBeCloseTo(5 + 897 + 59.4 + 445.35 + 71.08 + 1450 + 79, 2)
})

test('a thousand visitors a day cost little more than the plan', () => {
  expect(billFor(measured, 1000).total).toBeGreaterThanOrEqual(5)
  expect(billFor(measured, 1000).total).toBeLessThan(6)
})

test('limits are listed in the order in which they are reached', () => {
  const limits = limitsFor(measured)

  expect(limits.map(({ visitors }) => visitors)).toEqual([1000, 2000, 12_500, (1000 * 86_400) / 4 / 97, Infinity])
  expect(limits[0]!.limit).toContain('free plan: requests')
})

test('a visit takes as many calls, rows and bytes as the stored measurements', async () => {
  const { url, close } = await runEdge({ worker: await buildEdge() })
  onTestFinished(close)

  expect(await runVisit(url, 'mine')).toBe(stored.visit.calls)
  const { read, written, held } = await readStoreMetrics(url, 'mine')
  for (const [now, then] of [
    [read, stored.visit.read],
    [written, stored.visit.written],
    [held, stored.visit.held],
  ] as const) {
    expect(now).toBeGreaterThan(then * 0.8)
    expect(now).toBeLessThan(then * 1.2)
  }
})
