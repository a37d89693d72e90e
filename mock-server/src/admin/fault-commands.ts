import * as v from 'valibot'
import type { Fault } from '../kernel/faults.ts'
import { badField } from '../kernel/refusal.ts'
import type { Site } from '../house.ts'
import { command } from './control-route.ts'

const operation = v.string('is missing')

/** A misspelt name would wait for ever for a call that never comes. */
function refuseUnknown({ knows }: Site, name: string) {
  if (name === '*' || knows(name)) return
  throw badField(
    'operation',
    "is not an operationId of the description, a partner's call (POST /partners/slot/spin), nor *",
  )
}

const fault = v.object({
  operation,
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
  code: v.optional(v.string()),
  latencyMs: v.optional(v.pipe(v.number(), v.minValue(0))),
  drop: v.optional(v.picklist(['before', 'after'])),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
})

export const faultCommands = [
  command('GET /faults', v.object({}), ({ site }) => site.world.faults.list()),
  command('POST /faults', fault, ({ site, input }) => {
    refuseUnknown(site, input.operation)
    site.world.faults.add(input as Fault)
    return site.world.faults.list()
  }),
  command('DELETE /faults', v.object({ operation: v.optional(operation) }), ({ site, input }) => {
    if (input.operation !== undefined) refuseUnknown(site, input.operation)
    site.world.faults.clear(input.operation)
  }),
  command('GET /requests', v.object({}), ({ site }) => site.world.journal.list()),
  command('GET /requests/unmatched', v.object({}), ({ site }) => site.world.journal.unmatched()),
  command('DELETE /requests', v.object({}), ({ site }) => site.world.journal.clear()),
  command('POST /requests/verify', v.object({ operation, times: v.number() }), ({ site, input }) => {
    refuseUnknown(site, input.operation)
    const count = site.world.journal.count(input.operation)
    return { verified: count === input.times, count }
  }),
]
