import { randomUUID } from 'node:crypto'
import { createWorld, keepCapsule, type World, worldClock, type WorldClock } from '@longan/mock-server/playwright'
import { test as base, expect } from '@playwright/test'
import { atSecondGateway } from './wire/at-independent-server.ts'
import { type SecondSite, secondHouse } from './wire/independent-backend.ts'
import { type House, mockHouse } from './support/backend.ts'
import { putPopupAway } from './support/pop-up.ts'
import { keepOutcomes } from './support/outcomes.ts'
import { signIn } from './support/sign-in.ts'
import { type Problems, watch } from './support/watch.ts'

/**
 * `http`: the mock behind the page's origin, a world per test. `page`: the static demo, the mock inside the page. `second`: a gateway of
 * somebody else's, on an origin of its own.
 */
export type Door = 'http' | 'page' | 'second'

type Options = {
  scenario: string | undefined
  seed: number | undefined
  time: string
  /** Whether the home page may greet with its pop-up; for all other tests it has been put away for today. */
  popup: boolean
}
type PerWorker = {
  door: Door
  /** The app at the second gateway, where that is the door. */
  secondSite: SecondSite | undefined
}
type Fixtures = {
  /** Whoever answers the app, for journeys that are made anywhere. */
  house: House
  /** The controls of this test's own backend. */
  world: World
  /** Moves the page's time and the world's together. */
  clock: WorldClock
  /** Logs a persona in, past the form. */
  signIn: (account: string) => ReturnType<typeof signIn>
  /** What went wrong in the page; a test that provokes something names it. */
  problems: Problems
  /** `world`, where there is one: the static demo has none outside its page. */
  backend: World | undefined
}

/** A test with a backend of its own. Page errors, answers against the description and unbalanced books fail it. */
export const test = base.extend<Options & Fixtures, PerWorker>({
  door: ['http', { option: true, scope: 'worker' }],
  secondSite: [
    async ({ door }, use) => {
      if (door !== 'second') return use(undefined)
      await using site = await atSecondGateway()
      await use(site)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ baseURL, secondSite }, use) => use(secondSite?.app ?? baseURL),
  scenario: [undefined, { option: true }],
  seed: [7, { option: true }],
  /** Friday evening in Hà Nội. */
  time: ['2026-11-20T12:42:00.000Z', { option: true }],
  popup: [false, { option: true }],

  backend: async ({ playwright, baseURL, door, scenario, seed, time }, use, info) => {
    if (door !== 'http') return use(undefined)
    const name = `t-${randomUUID()}`
    const api = await playwright.request.newContext({
      ...(baseURL && { baseURL }),
      extraHTTPHeaders: { 'x-mock-world': name },
    })
    const world = await createWorld(api, { name, scenario, seed, time })
    await use(world)
    // Softly, so that the capsule of a world whose books do not balance is kept too.
    expect.soft((await world.ledger()).books, 'the books of the world').toBe('balanced')
    await keepCapsule(world, info)
    keepOutcomes(info.testId, await world.requests())
    await world.remove()
    await api.dispose()
  },

  world: async ({ backend }, use) => {
    if (!backend) throw new Error('There is no control API here: use the panel of the demo, or the house')
    await use(backend)
  },

  house: async ({ page, baseURL, backend: world, secondSite: site, request }, use) => {
    if (site) return use(secondHouse({ page, site, request }))
    if (!world) throw new Error('The static demo has no gateway outside its page')
    await use(mockHouse({ page, baseURL: baseURL ?? '', world, request }))
  },

  page: async ({ page, backend, baseURL, door, time, popup }, use) => {
    if (backend && baseURL) await page.context().addCookies([{ name: 'mock_world', value: backend.name, url: baseURL }])
    if (door !== 'page') await page.clock.install({ time })
    if (!popup) await putPopupAway(page)
    await use(page)
    // What a page asks last may still be on its way through a handler when the test has seen enough.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },

  problems: [
    async ({ page }, use) => {
      const problems = watch(page)
      await use(problems)
      expect(problems.left()).toEqual([])
    },
    { auto: true },
  ],

  clock: async ({ page, world }, use) => use(worldClock(page, world)),

  signIn: async ({ page, baseURL, world }, use) => {
    await use((account) => signIn(page, { baseURL: baseURL ?? '', world: world.name }, account))
  },
})

export { expect }
