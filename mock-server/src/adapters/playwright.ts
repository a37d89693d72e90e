import { randomUUID } from 'node:crypto'
import {
  type APIRequestContext,
  expect,
  type Page,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  test as base,
  type TestType,
  type TestInfo,
} from '@playwright/test'
import { signInPersona } from './shared/sign-in.ts'
import { createWorldControls, type NewWorld, type World } from './shared/world.ts'
import { mkdirSync, writeFileSync } from 'node:fs'

type SignInOptions = { mockURL: string; world: string; merchant: string; sessionKey: string }

/** Logs `account` in without the page, and leaves its session where the page looks for it. The page must be open, or have a `baseURL`. */
async function signIn(page: Page, { mockURL, world, merchant, sessionKey }: SignInOptions, account: string) {
  const toWorld: typeof fetch = (input, init) => {
    const request = new Request(input, init)
    request.headers.set('x-mock-world', world)
    return fetch(request)
  }
  const session = await signInPersona({ baseUrl: mockURL, merchant, fetch: toWorld }, account)
  if (page.url() === 'about:blank') await page.goto('/')
  await page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [sessionKey, JSON.stringify(session)])
  return session
}

/** Attaches to a test that has failed what its world was asked: `npx longan replay FILE` makes it happen again. */
export async function attachRecording(world: World, test: TestInfo) {
  if (test.status === test.expectedStatus) return
  const path = test.outputPath('recording.json')
  mkdirSync(test.outputDir, { recursive: true })
  writeFileSync(path, JSON.stringify(await world.recording()), { mode: 0o600 })
  test.attachments.push({ name: 'recording', contentType: 'application/json', path })
}

export type WorldClock = ReturnType<typeof worldClock>

/** Time that the page may need to pause, ms. */
const REACTION_MS = 4000

/**
 * Moves the clocks of the world and of the page together, with the method names of Playwright's clock. The world moves first, so that requests
 * of its timers are answered at the new time.
 */
export function worldClock(page: Page, world: World) {
  return {
    /** Freezes the time where it is, or a few seconds later: a page cannot be paused in its past. */
    async pause() {
      const now = Math.max(await world.now(), await page.evaluate(() => Date.now()))
      await this.pauseAt(now + REACTION_MS)
    },
    /** Freezes world and page at `time` until it is moved or resumed. */
    async pauseAt(time: string | number) {
      await world.freeze()
      await world.set(time)
      await page.clock.pauseAt(new Date(time))
    },
    /** Lets `ms` pass; every timer of the page fires as often as it would have. */
    async runFor(ms: number) {
      await world.advance(ms)
      await page.clock.runFor(ms)
    },
    /** Jumps over `ms`, like a laptop that was closed: due timers fire once. */
    async fastForward(ms: number) {
      await world.advance(ms)
      await page.clock.fastForward(ms)
    },
    /** Jumps to a few seconds before the next draw, and takes the page along. */
    async nextDraw(options: { gameCode?: string; seconds?: number } = {}) {
      const before = await world.now()
      const { time } = await world.nextDraw(options)
      await page.clock.fastForward(Math.max(0, time - before))
    },
    /** Freezes the page's `Date` while its timers run, for screenshots. */
    async setFixedTime(time: string | number) {
      await world.freeze()
      await world.set(time)
      await page.clock.setFixedTime(new Date(time))
    },
    async resume() {
      await world.resume()
      await page.clock.resume()
    },
  }
}

export { expect } from '@playwright/test'
export type { HandledRequest, World, WorldEvent } from './shared/world.ts'

/** Starts a world for one test and gives its controls. `api` must already name the world in its headers. */
export const createWorld = (api: APIRequestContext, wanted: NewWorld): Promise<World> =>
  createWorldControls(async (method, path, data) => {
    const response = await api.fetch(path, { method, ...(data && { data }) })
    return { status: response.status(), text: await response.text() }
  }, wanted)

export type MockOptions = {
  /** Base URL of the mock as the page knows it: `npx longan mock`, or the page's own origin if that proxies calls. */
  mockURL: string
  /** The merchant that the page speaks for. */
  merchant: string
  /** The scenario of a test's world: `default`, `empty`, or one such as `SC36`. */
  scenario: string | undefined
  seed: number | undefined
  /** The time of world and page when a test begins. */
  time: string
  /** The key of localStorage under which the page keeps its session as JSON. */
  sessionKey: string
}
export type MockFixtures = {
  /** The controls of this test's own world. */
  world: World
  /** Moves the page's time and the world's together. */
  clock: WorldClock
  /** Logs a persona in, past the form, and answers the session. */
  signIn: (account: string) => ReturnType<typeof signIn>
}

type Args = PlaywrightTestArgs & PlaywrightTestOptions & MockOptions & MockFixtures

/** A test with a world of its own in a running mock. An unbalanced ledger fails it. A failed test has a recording of its world attached. */
export const test: TestType<Args, PlaywrightWorkerArgs & PlaywrightWorkerOptions> = base.extend<
  MockOptions & MockFixtures
>({
  mockURL: ['http://127.0.0.1:4010', { option: true }],
  merchant: ['DEMO', { option: true }],
  scenario: [undefined, { option: true }],
  seed: [7, { option: true }],
  time: ['2026-11-20T12:42:00.000Z', { option: true }],
  sessionKey: ['session', { option: true }],

  world: async ({ playwright, mockURL, scenario, seed, time }, use, info) => {
    const name = `t-${randomUUID()}`
    const api = await playwright.request.newContext({ baseURL: mockURL, extraHTTPHeaders: { 'x-mock-world': name } })
    await expectMock(() => api.get('/__admin/health'), mockURL)
    const world = await createWorld(api, { name, scenario, seed, time })
    await use(world)
    // Soft, so that the recording of a world with an unbalanced ledger is attached too.
    expect.soft((await world.ledger()).status, 'the ledger of the world').toBe('balanced')
    await attachRecording(world, info)
    await world.remove()
    await api.dispose()
  },

  page: async ({ page, world, mockURL, time }, use) => {
    await routeToWorld(page, world, mockURL)
    await page.clock.install({ time })
    await use(page)
  },

  clock: async ({ page, world }, use) => use(worldClock(page, world)),

  signIn: async ({ page, world, mockURL, merchant, sessionKey }, use) => {
    await use((account) => signIn(page, { mockURL, world: world.name, merchant, sessionKey }, account))
  },
})

async function expectMock(ask: () => Promise<unknown>, mockURL: string) {
  await ask().catch(() => {
    throw new Error(`There is no mock at ${mockURL}: start one (npx longan mock), or name yours as mockURL in "use"`)
  })
}

async function routeToWorld(page: Page, { name }: World, mockURL: string) {
  const { origin } = new URL(mockURL)
  await page.context().route(
    (url) => url.origin === origin,
    (route) => route.continue({ headers: { ...route.request().headers(), 'x-mock-world': name } }),
  )
}
