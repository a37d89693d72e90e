import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { buildEdge } from '../../mock-server/build-edge.ts'
import { runEdge } from '../../mock-server/edge-runtime.ts'
import { renderPage } from './page.ts'
import stored from './measured.json' with { type: 'json' }
import { readStoreMetrics, runVisit } from './measure.ts'

test('docs/scale.md matches the measurements', () => {
  const page = readFileSync(fileURLToPath(new URL('../../docs/scale.md', import.meta.url)), 'utf8')

  expect(renderPage(page, stored)).toBe(page)
  expect(renderPage(page, { ...stored, visit: { ...stored.visit, written: 1000 } })).not.toBe(page)
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
