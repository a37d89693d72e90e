import './needs-node.ts'
import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './chromium/find-chromium.ts'
import { thisMachine } from './chromium/this-machine.ts'
import type { Adapter } from './support/sites.ts'
import { jsonReporter } from './results.ts'

const site = 'http://127.0.0.1:4173'
const demo = 'http://127.0.0.1:4174'

const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  // A phone's real density makes a run a tenth slower, and no test of the journeys needs it.
  deviceScaleFactor: 1,
  locale: 'vi-VN',
  timezoneId: 'Asia/Ho_Chi_Minh',
  // A service worker would answer instead of the test's world.
  serviceWorkers: 'block',
} as const

/** Optional on a developer's machine, so that one journey needs no build of the demo; in CI it must exist. */
const withDemo = Boolean(process.env.CI) || existsSync(new URL('../web/dist-demo', import.meta.url))
if (!withDemo && !process.env.TEST_WORKER_INDEX)
  console.warn('Skipping the tests of the static demo: it is not built (run "npm run build -- --demo").')

/** For screenshots: no animations, and the policy does not block the style element that hides the caret. */
const reducedMotion = { contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true } as const

/** Root cannot use the sandbox; the other flags stop background requests of the browser during tests. */
const args = [
  ...(thisMachine.isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const serve = (port: number, ...flags: string[]) =>
  ({
    command: ['node --import ./compile-cache.mjs web/serve/preview.ts', '--port', port, ...flags].join(' '),
    cwd: new URL('..', import.meta.url).pathname,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: !process.env.CI,
    stdout: 'ignore',
  }) as const

export default defineConfig<object, { adapter: Adapter }>({
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  snapshotPathTemplate: 'visual/baselines/{arg}{ext}',
  // After a change of style update the screenshots, and look at them: `npm run test:e2e -- --project visual -u`.
  updateSnapshots: 'none',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // The retry only records a trace, and a test that passes then has still failed: tracing each test would double the run.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 60_000,
  // Another suite or a build may share the two cores.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./summary/times-reporter.ts'], ...jsonReporter('e2e')],
  use: {
    ...phone,
    baseURL: site,
    adapter: 'http',
    trace: 'on-first-retry',
    launchOptions: { executablePath: findChromium(thisMachine), args },
  },
  // Long tests first: the run ends with short ones, so both workers end at about the same time.
  projects: [
    ...(withDemo ? [{ name: 'demo', testDir: 'demo', use: { baseURL: demo, adapter: 'page' as const } }] : []),
    { name: 'e2e', testDir: '.', testMatch: '{e2e,wire,faults}/**/*.spec.ts' },
    { name: 'independent', testDir: 'e2e', grep: /@anywhere/, use: { adapter: 'independent' } },
    { name: 'visual', testDir: 'visual', use: reducedMotion },
  ],
  webServer: [serve(4173), ...(withDemo ? [serve(4174, '--demo')] : [])],
})
