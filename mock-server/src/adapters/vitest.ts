import { test as base } from 'vitest'
import { createMockServer } from '../mock-server.ts'
import type { Fetch } from '../serve.ts'
import { createInProcessWorld } from './shared/in-process-world.ts'
import type { World } from './shared/world.ts'

export type { World, WorldEvent } from './shared/world.ts'

type InProcessWorld = Awaited<ReturnType<typeof createInProcessWorld>>
export type WorldTestOptions = {
  /** The scenario of a test's world: `default`, `empty`, or one such as `SC36`. */
  scenario: string | undefined
  seed: number | undefined
  /** The time at which a test begins. The clock is frozen until the test moves it. */
  time: string | undefined
}
export type WorldTestFixtures = {
  /** The controls of this test's own world. */
  world: World
  /** Sends requests to that world. Pass it to `createGateway`, or replace the global one. */
  fetch: Fetch
  /** Logs a persona in and returns the session. */
  signIn: InProcessWorld['signIn']
}

/** All tests of a file share it: a world takes a few kilobytes, and they share nothing. */
let mock: ReturnType<typeof createMockServer> | undefined
let count = 0

/** A test with a world of its own in this process. An unbalanced ledger fails it. `worldTest.override({ scenario: 'empty' })` changes an option. */
export const worldTest = base.extend<WorldTestOptions & WorldTestFixtures & { inProcessWorld: InProcessWorld }>({
  scenario: undefined,
  seed: 7,
  time: undefined,
  inProcessWorld: async ({ scenario, seed, time }, use) => {
    mock ??= createMockServer()
    const created = await createInProcessWorld(mock, { name: `t-${++count}`, scenario, seed, time })
    await use(created)
    const { status } = await created.world.ledger()
    await created.world.remove()
    if (status !== 'balanced') throw new Error(`The ledger of the world is not balanced: ${status}`)
  },
  world: async ({ inProcessWorld }, use) => use(inProcessWorld.world),
  fetch: async ({ inProcessWorld }, use) => use(inProcessWorld.fetch),
  signIn: async ({ inProcessWorld }, use) => use(inProcessWorld.signIn),
})
