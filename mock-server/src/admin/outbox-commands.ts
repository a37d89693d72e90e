import * as v from 'valibot'
import { command } from './control-route.ts'

export const outboxCommands = [
  command('GET /outbox', v.strictObject({ to: v.optional(v.string()) }), ({ site, input }) =>
    site.services.outbox.list(input),
  ),
]
