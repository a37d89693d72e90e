import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildTargets, oldestBrowsers } from '../../browsers.ts'
import { ROOT } from '../../pack/root.ts'
import { findNewApis } from './browser-apis.ts'
import { createViolationFixture } from './violation-fixture.ts'

/** The first modules of everything that runs in a page. */
const ENTRIES = [
  'web/src/main.tsx',
  'web/src/prerender/{head,foot,item-foot}.ts',
  'web/src/worker/worker.ts',
  'mock-server/src/adapters/page/browser.ts',
  'mock-server/simulators/*/client/main.tsx',
  'sdk/src/{index,core}.ts',
  'sdk/src/resources/*.ts',
]

/** The first seven are reported with Chrome 116 and Safari 17.0. */
const LINES = [
  'Map.groupBy([1], String)',
  'new Set([1]).union(new Set([2]))',
  'Promise.withResolvers<void>()',
  "URL.parse('/')",
  'window.requestIdleCallback(() => {})',
  'Object.groupBy([1], String)',
  'document.startViewTransition(() => {})',
  'document.startViewTransition?.(() => {})',
  "if ('setHTMLUnsafe' in document.body) document.body.setHTMLUnsafe('')",
  'structuredClone({})',
  '[1].toSorted()',
  'new URLSearchParams().size',
  'export {}',
]

test('no code of a page calls an API that a supported browser lacks', { timeout: 240_000 }, () => {
  const files = globSync(ENTRIES, { cwd: ROOT, exclude: ['**/*.test.ts'] }).map((file) => ROOT + file)

  expect(files.length).toBeGreaterThan(20)
  expect(findNewApis(files, oldestBrowsers())).toEqual([])
})

test('an API that a browser lacks is reported with the browser; one with a fallback is not', () => {
  using fixture = createViolationFixture({ 'page.ts': LINES.join('\n') })
  const problems = findNewApis([join(fixture.folder, 'page.ts')], { chrome: '116', safari: '17.0' })

  const both = 'which is missing in chrome 116 and safari 17.0'
  expect(problems.map((one) => one.replace(/^.*page\.ts:/, ''))).toEqual([
    `1 uses Map.groupBy, ${both}`,
    '2 uses Set.union, which is missing in chrome 116',
    `3 uses Promise.withResolvers, ${both}`,
    `4 uses URL.parse, ${both}`,
    '5 uses Window.requestIdleCallback, which is missing in safari 17.0',
    `6 uses Object.groupBy, ${both}`,
    '7 uses Document.startViewTransition, which is missing in safari 17.0',
  ])
})

test('the README names the oldest supported browsers', () => {
  const { safari, chrome, firefox } = oldestBrowsers()

  expect(readFileSync(`${ROOT}README.md`, 'utf8')).toContain(
    `Safari ${safari}, Chrome ${chrome}, Firefox ${firefox} and newer`,
  )
})

test('scripts and styles are built for the oldest supported browsers', () => {
  expect(oldestBrowsers()).toEqual({ chrome: '123', edge: '123', firefox: '128', ios_saf: '17.5', safari: '17.5' })
  expect(buildTargets().toSorted()).toEqual(['chrome123', 'edge123', 'firefox128', 'ios17.5', 'safari17.5'])
})
