import * as v from 'valibot'
import { command } from './control-route.ts'

const empty = v.strictObject({})
const content = v.optional(v.record(v.string(), v.unknown()))
const since = v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer()), -1)

export const panelCommands = [
  {
    ...command('GET /changes', v.strictObject({ since }), async ({ site: { world }, panel, input }) => ({
      world: world.name,
      ...(await panel.waitForChange(world.name, input.since)),
    })),
    // It waits for other requests, so it must not block them.
    isConcurrent: true,
  },
  command('GET /calls', empty, async ({ site, panel }) => {
    const { redactCalls } = await import('./redacted-calls.ts')
    return redactCalls(panel.calls(site.world.name))
  }),
  command('GET /upcoming-events', empty, async ({ site }) =>
    (await import('./upcoming-events.ts')).listUpcomingEvents(site),
  ),
  command('POST /panel/state', v.strictObject({ command: content, state: content }), ({ site, panel, input }) =>
    panel.update(site.world.name, input),
  ),
]
