import * as v from 'valibot'
import { seedSchema, WORLD_NAME } from '../kernel/world/limits.ts'
import { openApiDocument } from '../kernel/validation/openapi-document.ts'
import { personas } from '../histories/personas.ts'
import { specScenarios } from '../scenarios/spec-scenarios.ts'
import { worldTimeSchema } from './clock-commands.ts'
import { existingWorld, unknownWorld } from '../kernel/worlds.ts'
import { command, type ControlRoute } from './control-route.ts'

const name = v.pipe(
  v.string('must be a text'),
  v.regex(
    WORLD_NAME,
    'must have letters, digits, dots, dashes and underscores only, 80 at most, and is neither . nor ..',
  ),
)

const newWorld = v.strictObject({
  name,
  scenario: v.optional(v.string()),
  seed: v.optional(seedSchema),
  time: v.optional(worldTimeSchema),
  isRecorded: v.optional(v.boolean()),
})

const newFork = v.strictObject({
  name,
  replace: v.optional(v.boolean(), false),
})

const PLAIN = [
  { name: 'default', about: 'Every persona, everything switched on' },
  { name: 'empty', about: 'Nobody and nothing' },
]

export const worldCommands: ControlRoute[] = [
  command('GET /health', v.strictObject({}), ({ worlds, site }) => ({
    status: 'up',
    operations: openApiDocument.operations.length,
    worlds: worlds.names().length,
    ledger: site.world.ledgerInvariants.check() ?? 'balanced',
  })),
  { ...command('GET /worlds', v.strictObject({}), ({ worlds }) => worlds.names()), needsNoWorld: true },
  command('POST /worlds', newWorld, async ({ worlds, input }) => {
    const { world } = await worlds.create(input)
    return { name: world.name, scenario: world.scenario, seed: world.seed, time: world.clock.now() }
  }),
  command('POST /worlds/fork', newFork, async ({ worlds, site, input: { name, replace } }) => {
    if (!replace && worlds.names().includes(name)) throw existingWorld()
    const { world } = await worlds.fork(site.world, name)
    return { name: world.name, scenario: world.scenario, seed: world.seed, time: world.clock.now() }
  }),
  command('DELETE /worlds', v.strictObject({ name: v.string() }), ({ worlds, events, input }) => {
    if (!worlds.remove(input.name)) throw unknownWorld(input.name)
    events.end(input.name)
    return { removed: true }
  }),
  command('POST /reset', v.strictObject({ scenario: v.optional(v.string()) }), async ({ worlds, site, input }) => {
    const { name, seed, scenario, isGuessable } = site.world
    await worlds.create({ name, seed, isGuessable, scenario: input.scenario ?? scenario })
    return { name, seed, scenario: input.scenario ?? scenario }
  }),
  command('GET /scenarios', v.strictObject({}), () => [...PLAIN, ...specScenarios]),
  command('GET /personas', v.strictObject({}), () =>
    personas.map(({ account, type, about }) => ({ account, type, about })),
  ),
]
