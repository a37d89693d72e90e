import { randomUUID } from 'node:crypto'
import {
  expect,
  type Page,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  test as base,
  type TestType,
} from '@playwright/test'
import { attachRecording } from './playwright/attach-recording.ts'
import { signIn } from './playwright/session.ts'
import { createWorld, type World } from './playwright/world.ts'
import { worldClock, type WorldClock } from './playwright/world-clock.ts'

export { expect } from '@playwright/test'
export { attachRecording } from './playwright/attach-recording.ts'
export { createWorld, type HandledRequest, type World } from './playwright/world.ts'
export { worldClock, type WorldClock } from './playwright/world-clock.ts'

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
