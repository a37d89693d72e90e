import './needs-node.ts'
import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './chromium/find-chromium.ts'
import { thisMachine } from './chromium/this-machine.ts'
import type { Door } from './fixtures.ts'
import { resultsOf } from './results.ts'

const site = 'http://127.0.0.1:4173'
const demo = 'http://127.0.0.1:4174'

const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  // Nobody looks at what a journey paints: at a phone's density it costs a tenth more.
  deviceScaleFactor: 1,
  locale: 'vi-VN',
  timezoneId: 'Asia/Ho_Chi_Minh',
  // A service worker would answer before the test's world could.
  serviceWorkers: 'block',
} as const

/** Whoever tries one journey need not build the demo for it; a whole run has both, or fails. */
const withDemo = Boolean(process.env.CI) || existsSync(new URL('../web/dist-demo', import.meta.url))
if (!withDemo && !process.env.TEST_WORKER_INDEX)
  console.warn('Without the journeys of the static demo: it is not built (npm run build:demo).')

/** A page that is looked at, not used: nothing moves. */
const still = { contextOptions: { reducedMotion: 'reduce' } } as const

/** Root has no sandbox to give; the others keep a browser from calling home while a test runs. */
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
    command: ['node web/serve/preview.ts', '--port', port, ...flags].join(' '),
    cwd: new URL('..', import.meta.url).pathname,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: !process.env.CI,
    stdout: 'ignore',
  }) as const

export default defineConfig<object, { door: Door }>({
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  snapshotPathTemplate: 'looks/kept/{arg}{ext}',
  // Whoever changes how a screen looks renews its photographs, and looks at them: `npm run e2e -- --project looks -u`.
  updateSnapshots: 'none',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A test that failed is told again to record how, and has failed all the same: a trace of every test doubles the run.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 60_000,
  // Two cores may have a build or another suite beside them.
  expect: { timeout: 15_000 },
  reporter: [['list'], ...resultsOf('e2e')],
  use: {
    ...phone,
    baseURL: site,
    door: 'http',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(thisMachine), args },
  },
  projects: [
    { name: 'journeys', testDir: '.', testMatch: '{journeys,wire,faults}/**/*.spec.ts' },
    { name: 'second', testDir: 'journeys', grep: /@anywhere/, use: { door: 'second' } },
    { name: 'looks', testDir: 'looks', use: still },
    ...(withDemo ? [{ name: 'demo', testDir: 'demo', use: { baseURL: demo, door: 'page' as const } }] : []),
  ],
  webServer: [serve(4173), ...(withDemo ? [serve(4174, '--demo')] : [])],
})
