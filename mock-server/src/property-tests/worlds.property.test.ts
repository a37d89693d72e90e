import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Site } from '../gateway.ts'
import { digest } from '../kernel/world/random.ts'
import { snapshotWorld } from '../kernel/world/snapshot.ts'
import { MIN_TIME } from '../kernel/world/clock.ts'
import { createMockServer } from '../mock-server.ts'
import { commandsOf, runCommand, type MoneyCommand, signInAll } from './commands.ts'
import { SEED } from './seed.ts'

const HOUR = 3_600_000

function factsOf({ world }: Site) {
  const { database, answers: _answers, ...rest } = snapshotWorld(world)
  const { sessions: _sessions, ...tables } = database
  return digest(JSON.stringify([tables, rest]))
}

const newSite = (name: string, mock = createMockServer({ time: MIN_TIME })) => mock.worlds.open(name)

const runAll = (site: Site, commands: MoneyCommand[]) =>
  commands.reduce((before, one) => before.then(() => runCommand(site, one)).then(() => undefined), Promise.resolve())

async function advance({ world }: Site, ms: number) {
  await world.run(async () => {
    world.clock.advance(ms)
    await world.catchUp()
  })
}

test('advancing the clock in one step or in many steps has the same result', async () => {
  const steps = fc.array(fc.integer({ min: 1, max: 30 * HOUR }), { minLength: 2, maxLength: 12 })
  const property = fc.asyncProperty(commandsOf(40), steps, async (commands, parts) => {
    const [once, often] = [await newSite('once'), await newSite('once')]
    for (const site of [once, often]) {
      await signInAll(site)
      await runAll(site, commands)
    }

    await advance(
      once,
      parts.reduce((sum, part) => sum + part, 0),
    )
    for (const part of parts) await advance(often, part)

    expect(factsOf(often)).toBe(factsOf(once))
    expect(once.world.ledgerInvariants.verify()).toBeUndefined()
  })

  await fc.assert(property, { seed: SEED, numRuns: 15, endOnFailure: true })
}, 60_000)

test('a thousand worlds that run interleaved do not affect each other', async () => {
  const [scripts] = fc.sample(fc.array(commandsOf(6), { minLength: 10, maxLength: 10 }), { seed: SEED, numRuns: 1 })
  const alone: string[] = []
  for (const script of scripts!) {
    const site = await newSite('alone')
    await runAll(site, script)
    alone.push(factsOf(site))
  }
  const mock = createMockServer({ time: MIN_TIME })
  const scriptOf = (index: number) => scripts![index % scripts!.length]!
  const sites = await Promise.all(Array.from({ length: 1000 }, (_none, index) => newSite(`w${index}`, mock)))

  for (let step = 0; step < 6; step++)
    await Promise.all(sites.map((site, index) => scriptOf(index)[step] && runCommand(site, scriptOf(index)[step]!)))

  const results = sites.map((site) => factsOf(site))
  expect(results.filter((facts, index) => facts !== alone[index % alone.length])).toEqual([])
}, 60_000)
