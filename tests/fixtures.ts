import { randomUUID } from 'node:crypto'
import {
  createWorld,
  attachRecording,
  type World,
  worldClock,
  type WorldClock,
  type HandledRequest,
} from '@longan/mock-server/playwright'
import { expect } from '@playwright/test'
import { independentBackend } from './wire/independent-site.ts'
import { type Backend, mockBackend } from './support/backend.ts'
import { dismissPopup } from './support/pop-up.ts'
import { signIn } from './support/sign-in.ts'
import { test as base } from './support/sites.ts'
import { type Problems, watchPage } from './support/page-problems.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../.cache/outcomes/', import.meta.url))

function writeOutcomes(test: string, requests: HandledRequest[]) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}${test}.txt`, requests.map(outcomeOf).filter(Boolean).join('\n'))
}

const outcomeOf = ({ operation, status, code }: HandledRequest) =>
  operation && [operation, status, code].filter(Boolean).join(' ')

type Options = {
  scenario: string | undefined
  seed: number | undefined
  time: string
  /** Shows the home page's pop-up; by default it is dismissed for today. */
  popup: boolean
}
type Fixtures = {
  backend: Backend
  world: World
  clock: WorldClock
  signIn: (account: string) => ReturnType<typeof signIn>
  problems: Problems
  /** `world`, or undefined: the static demo has none outside its page. */
  mockWorld: World | undefined
}

/** A test with its own world. Page errors, responses that violate the document and an unbalanced ledger fail it. */
export const test = base.extend<Options & Fixtures>({
  baseURL: async ({ baseURL, independentSite }, use) => use(independentSite?.app ?? baseURL),
  scenario: [undefined, { option: true }],
  seed: [7, { option: true }],
  /** Friday evening in Hà Nội. */
  time: ['2026-11-20T12:42:00.000Z', { option: true }],
  popup: [false, { option: true }],

  mockWorld: async ({ playwright, baseURL, adapter, scenario, seed, time }, use, info) => {
    if (adapter !== 'http') return use(undefined)
    const name = `t-${randomUUID()}`
    const api = await playwright.request.newContext({
      ...(baseURL && { baseURL }),
      extraHTTPHeaders: { 'x-mock-world': name },
    })
    const world = await createWorld(api, { name, scenario, seed, time })
    await use(world)
    // Soft, so that the recording of a world with an unbalanced ledger is saved too.
    expect.soft((await world.ledger()).status, 'the ledger of the world').toBe('balanced')
    await attachRecording(world, info)
    writeOutcomes(info.testId, await world.requests())
    await world.remove()
    await api.dispose()
  },

  world: async ({ mockWorld }, use) => {
    if (!mockWorld)
      throw new Error(
        'The static demo and the independent server have no control API: use the demo panel or the fixture "backend"',
      )
    await use(mockWorld)
  },

  backend: async ({ page, baseURL, mockWorld: world, independentSite: site, request }, use) => {
    if (site) return use(independentBackend({ page, site, request }))
    if (!world) throw new Error('The static demo has no gateway outside its page')
    await use(mockBackend({ page, baseURL: baseURL ?? '', world, request }))
  },

  page: async ({ page, mockWorld, baseURL, adapter, time, popup }, use) => {
    if (mockWorld && baseURL)
      await page.context().addCookies([{ name: 'mock_world', value: mockWorld.name, url: baseURL }])
    if (adapter !== 'page') await page.clock.install({ time })
    if (!popup) await dismissPopup(page)
    await use(page)
    // The page's last requests may still be in a handler when the test ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },

  problems: [
    async ({ page }, use) => {
      const problems = watchPage(page)
      await use(problems)
      expect(problems.unresolved()).toEqual([])
    },
    { auto: true },
  ],

  clock: async ({ page, world }, use) => use(worldClock(page, world)),

  signIn: async ({ page, baseURL, world }, use) => {
    await use((account) => signIn(page, { baseURL: baseURL ?? '', world: world.name }, account))
  },
})

export { expect }
