import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Change } from '../kernel/tables/change-log.ts'
import { createMockServer } from '../mock-server.ts'
import { commandsOf, runCommand, commandNames, signInAll } from './commands.ts'
import { SEED } from './seed.ts'

const COMMANDS = Number(process.env['LONGAN_COMMANDS'] ?? 100_000)
const COMMANDS_PER_WORLD = 500

async function setup(seed: number) {
  const site = await createMockServer({ seed }).worlds.open('default')
  await signInAll(site)
  let changes: Change[] = []
  site.world.changeLog.subscribe((change) => changes.push(change))
  return { site, changes: () => changes, forget: () => (changes = []) }
}

test('the ledger balances after any sequence of money commands, and a refused command changes nothing', async () => {
  const done = new Set<string>()
  const property = fc.asyncProperty(fc.nat(), commandsOf(COMMANDS_PER_WORLD), async (seed, commands) => {
    const { site, changes, forget } = await setup(seed)
    for (const one of commands) {
      const refusal = await runCommand(site, one, forget)
      if (!refusal && changes().length > 0) done.add(one.name)
      const left = refusal ? changes() : []
      const problem = left.length > 0 ? { refused: refusal?.code, left } : site.world.ledgerInvariants.check()
      // Thrown, because a hundred thousand calls of `expect` take a second.
      if (problem) throw new Error(`After ${JSON.stringify(one)}: ${JSON.stringify(problem)}`)
    }
    expect(site.world.ledgerInvariants.verify()).toBeUndefined()
  })

  await fc.assert(property, { seed: SEED, numRuns: Math.ceil(COMMANDS / COMMANDS_PER_WORLD), endOnFailure: true })

  expect(commandNames.filter((name) => !done.has(name))).toEqual([])
}, 180_000)
