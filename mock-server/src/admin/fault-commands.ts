import * as v from 'valibot'
import type { Fault } from '../kernel/faults.ts'
import { operationById } from '../kernel/answer.ts'
import { command } from './control-route.ts'

const operation = v.pipe(
  v.string(),
  v.check((id) => id === '*' || operationById.has(id), 'is not an operationId of the description, nor *'),
)

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
    site.world.faults.add(input as Fault)
    return site.world.faults.list()
  }),
  command('DELETE /faults', v.object({ operation: v.optional(operation) }), ({ site, input }) =>
    site.world.faults.clear(input.operation),
  ),
  command('GET /requests', v.object({}), ({ site }) => site.world.journal.list()),
  command('GET /requests/unmatched', v.object({}), ({ site }) => site.world.journal.unmatched()),
  command('DELETE /requests', v.object({}), ({ site }) => site.world.journal.clear()),
  command('POST /requests/verify', v.object({ operation, times: v.number() }), ({ site, input }) => {
    const count = site.world.journal.count(input.operation)
    return { verified: count === input.times, count }
  }),
]
