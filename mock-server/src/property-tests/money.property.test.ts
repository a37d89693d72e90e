import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Change } from '../kernel/change-log.ts'
import { createMockServer } from '../mock-server.ts'
import { commandsOf, give, moneyDeeds, signInAll } from './money-commands.ts'
import { SEED } from './seed.ts'

/** Commands in all; `LONGAN_COMMANDS` asks for more, or fewer. */
const COMMANDS = Number(process.env['LONGAN_COMMANDS'] ?? 100_000)
const IN_A_WORLD = 500

async function setup(seed: number) {
  const site = await createMockServer({ seed }).worlds.open('default')
  await signInAll(site)
  let changes: Change[] = []
  site.world.feed.subscribe((change) => changes.push(change))
  return { site, changes: () => changes, forget: () => (changes = []) }
}

test('whatever is done with money in whatever order, the books balance, and what is refused changes nothing', async () => {
  const done = new Set<string>()
  const property = fc.asyncProperty(fc.nat(), commandsOf(IN_A_WORLD), async (seed, commands) => {
    const { site, changes, forget } = await setup(seed)
    for (const one of commands) {
      const refusal = await give(site, one, forget)
      if (!refusal && changes().length > 0) done.add(one.name)
      expect({ one, refused: refusal?.code, left: refusal ? changes() : [] }).toMatchObject({ one, left: [] })
      expect([one, site.world.books.check()]).toEqual([one, undefined])
    }
    expect(site.world.books.recount()).toBeUndefined()
  })

  await fc.assert(property, { seed: SEED, numRuns: Math.ceil(COMMANDS / IN_A_WORLD), endOnFailure: true })

  expect(moneyDeeds.filter((name) => !done.has(name))).toEqual([])
}, 180_000)
