import * as v from 'valibot'
import { command } from './control-route.ts'

const nothing = v.strictObject({})
const note = v.optional(v.record(v.string(), v.unknown()))
const since = v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer()), -1)

/** What a director's panel follows a world by. */
export const watchCommands = [
  {
    ...command('GET /changes', v.strictObject({ since }), async ({ site: { world }, watch, input }) => ({
      world: world.name,
      ...(await watch.changed(world.name, input.since)),
    })),
    // It waits for the others: it must not take a turn of theirs.
    isAside: true,
  },
  command('GET /calls', nothing, async ({ site, watch }) => {
    const { redactCalls: toldCalls } = await import('./redacted-calls.ts')
    return toldCalls(watch.calls(site.world.name))
  }),
  command('GET /agenda', nothing, async ({ site }) => (await import('./upcoming-events.ts')).upcomingEvents(site)),
  command('POST /stage', v.strictObject({ wish: note, state: note }), ({ site, watch, input }) =>
    watch.direct(site.world.name, input),
  ),
]
