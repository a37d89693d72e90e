import { randomUUID } from 'node:crypto'
import { createWorld, keepCapsule, type World, worldClock, type WorldClock } from '@longan/mock-server/playwright'
import { test as base, expect } from '@playwright/test'
import { putPopupAway } from './world/pop-up.ts'
import { keepOutcomes } from './world/outcomes.ts'
import { signIn } from './world/sign-in.ts'
import { type Problems, watch } from './world/watch.ts'

/** `http`: the mock behind the page's origin, a world per test. `page`: the static demo, the mock inside the page. */
export type Door = 'http' | 'page'

type Options = {
  door: Door
  scenario: string | undefined
  seed: number | undefined
  time: string
  /** Whether the home page may greet with its pop-up; for all other tests it has been put away for today. */
  popup: boolean
}
type Fixtures = {
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
export const test = base.extend<Options & Fixtures>({
  door: ['http', { option: true }],
  scenario: [undefined, { option: true }],
  seed: [7, { option: true }],
  /** Friday evening in Hà Nội. */
  time: ['2026-11-20T12:42:00.000Z', { option: true }],
  popup: [false, { option: true }],

  backend: async ({ playwright, baseURL, door, scenario, seed, time }, use, info) => {
    if (door === 'page') return use(undefined)
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
    if (!backend) throw new Error('The static demo has no control API: use its panel')
    await use(backend)
  },

  page: async ({ page, backend, baseURL, time, popup }, use) => {
    if (backend && baseURL) {
      await page.context().addCookies([{ name: 'mock_world', value: backend.name, url: baseURL }])
      await page.clock.install({ time })
    }
    if (!popup) await putPopupAway(page)
    await use(page)
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
