import * as v from 'valibot'
import { description } from '../kernel/description.ts'
import { personas } from '../scenarios/personas.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import { command } from './control-route.ts'

const newWorld = v.object({
  name: v.string(),
  scenario: v.optional(v.string()),
  seed: v.optional(v.number()),
  /** ms since the epoch or an ISO date. */
  time: v.optional(
    v.pipe(
      v.union([v.number(), v.string()]),
      v.transform((time) => (typeof time === 'number' ? time : Date.parse(time))),
      v.number(),
    ),
  ),
})

export const worldCommands = [
  command('GET /health', v.object({}), ({ worlds, site }) => ({
    status: 'up',
    operations: description.operations.length,
    worlds: worlds.names().length,
    books: site.world.books.check() ?? 'balanced',
  })),
  command('GET /worlds', v.object({}), ({ worlds }) => worlds.names()),
  command('POST /worlds', newWorld, async ({ worlds, input }) => {
    const { world } = await worlds.create(input)
    return { name: world.name, scenario: world.scenario, seed: world.seed, time: world.clock.now() }
  }),
  command('DELETE /worlds', v.object({ name: v.string() }), ({ worlds, input }) => ({
    removed: worlds.remove(input.name),
  })),
  command('POST /reset', v.object({ scenario: v.optional(v.string()) }), async ({ worlds, site, input }) => {
    const { name, seed, scenario } = site.world
    await worlds.create({ name, seed, scenario: input.scenario ?? scenario })
    return { name, seed, scenario: input.scenario ?? scenario }
  }),
  command('GET /scenarios', v.object({}), () => Object.keys(scenarios)),
  command('GET /personas', v.object({}), () => personas.map(({ account, type, about }) => ({ account, type, about }))),
]
