import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Site } from '../gateway.ts'
import { digest } from '../kernel/random.ts'
import { snapshotWorld } from '../kernel/snapshot.ts'
import { createMockServer } from '../mock-server.ts'
import { commandsOf, give, type MoneyCommand, signInAll } from './money-commands.ts'
import { SEED } from './seed.ts'

const HOUR = 3_600_000

/** The world as it is, but for what opens something: that is each world's own. */
function factsOf({ world }: Site) {
  const { database, answers: _answers, ...rest } = snapshotWorld(world)
  const { sessions: _sessions, ...tables } = database
  return digest(JSON.stringify([tables, rest]))
}

const newSite = (name: string, mock = createMockServer({ time: 0 })) => mock.worlds.open(name)

const obey = (site: Site, commands: MoneyCommand[]) =>
  commands.reduce((before, one) => before.then(() => give(site, one)).then(() => undefined), Promise.resolve())

async function advance({ world }: Site, ms: number) {
  await world.run(async () => {
    world.clock.advance(ms)
    await world.catchUp()
  })
}

test('advancing in one step equals advancing in many', async () => {
  const steps = fc.array(fc.integer({ min: 1, max: 30 * HOUR }), { minLength: 2, maxLength: 12 })
  const property = fc.asyncProperty(commandsOf(40), steps, async (commands, parts) => {
    const [once, often] = [await newSite('once'), await newSite('once')]
    for (const site of [once, often]) {
      await signInAll(site)
      await obey(site, commands)
    }

    await advance(
      once,
      parts.reduce((sum, part) => sum + part, 0),
    )
    for (const part of parts) await advance(often, part)

    expect(factsOf(often)).toBe(factsOf(once))
    expect(once.world.books.recount()).toBeUndefined()
  })

  await fc.assert(property, { seed: SEED, numRuns: 15, endOnFailure: true })
}, 60_000)

test('a thousand worlds to which things happen in turns never see each other', async () => {
  const [scripts] = fc.sample(fc.array(commandsOf(6), { minLength: 10, maxLength: 10 }), { seed: SEED, numRuns: 1 })
  const alone: string[] = []
  for (const script of scripts!) {
    const site = await newSite('alone')
    await obey(site, script)
    alone.push(factsOf(site))
  }
  const mock = createMockServer({ time: 0 })
  const scriptOf = (index: number) => scripts![index % scripts!.length]!
  const sites = await Promise.all(Array.from({ length: 1000 }, (_none, index) => newSite(`w${index}`, mock)))

  for (let step = 0; step < 6; step++)
    await Promise.all(sites.map((site, index) => scriptOf(index)[step] && give(site, scriptOf(index)[step]!)))

  const seen = sites.map((site) => factsOf(site))
  expect(seen.filter((facts, index) => facts !== alone[index % alone.length])).toEqual([])
}, 60_000)
