import * as v from 'valibot'
import { seedSchema, WORLD_NAME } from '../kernel/limits.ts'
import { description } from '../kernel/openapi-document.ts'
import { invalidField } from '../kernel/refusal.ts'
import { personas } from '../scenarios/personas.ts'
import { stories } from '../scenarios/spec-scenarios.ts'
import { timeSchema } from './clock-commands.ts'
import { command } from './control-route.ts'

const name = v.pipe(
  v.string('must be a text'),
  v.regex(WORLD_NAME, 'must be of letters, digits, dots, dashes and underscores, 80 at most'),
)

const newWorld = v.strictObject({
  name,
  scenario: v.optional(v.string()),
  seed: v.optional(seedSchema),
  time: v.optional(timeSchema),
  isTaped: v.optional(v.boolean()),
})

const newFork = v.strictObject({
  name,
  /** Whether a world of this name may go for it. */
  replace: v.optional(v.boolean(), false),
})

/** Those that tell no story. */
const PLAIN = [
  { name: 'default', about: 'Every persona, everything switched on' },
  { name: 'empty', about: 'Nobody and nothing' },
]

export const worldCommands = [
  command('GET /health', v.strictObject({}), ({ worlds, site }) => ({
    status: 'up',
    operations: description.operations.length,
    worlds: worlds.names().length,
    books: site.world.books.check() ?? 'balanced',
  })),
  command('GET /worlds', v.strictObject({}), ({ worlds }) => worlds.names()),
  command('POST /worlds', newWorld, async ({ worlds, input }) => {
    const { world } = await worlds.create(input)
    return { name: world.name, scenario: world.scenario, seed: world.seed, time: world.clock.now() }
  }),
  command('POST /worlds/fork', newFork, async ({ worlds, site, input: { name, replace } }) => {
    // Somebody may be in it.
    if (!replace && worlds.names().includes(name))
      throw invalidField('name', 'is a world already: choose another, or say "replace"')
    const { world } = await worlds.fork(site.world, name)
    return { name: world.name, scenario: world.scenario, seed: world.seed, time: world.clock.now() }
  }),
  command('DELETE /worlds', v.strictObject({ name: v.string() }), ({ worlds, input }) => ({
    removed: worlds.remove(input.name),
  })),
  command('POST /reset', v.strictObject({ scenario: v.optional(v.string()) }), async ({ worlds, site, input }) => {
    const { name, seed, scenario, isGuessable } = site.world
    await worlds.create({ name, seed, isGuessable, scenario: input.scenario ?? scenario })
    return { name, seed, scenario: input.scenario ?? scenario }
  }),
  command('GET /scenarios', v.strictObject({}), () => [...PLAIN, ...stories]),
  command('GET /personas', v.strictObject({}), () =>
    personas.map(({ account, type, about }) => ({ account, type, about })),
  ),
]
