import * as v from 'valibot'
import { type Fault, faultSchema } from '../kernel/faults.ts'
import { invalidField } from '../kernel/refusal.ts'
import type { Site } from '../gateway.ts'
import { command } from './control-route.ts'

const operation = v.string('is missing')

/** A misspelt name would wait for ever for a call that never comes. */
export function refuseUnknown({ knows }: Site, name: string) {
  if (name === '*' || knows(name)) return
  throw invalidField(
    'operation',
    "is not an operationId of the description, a partner's call (POST /partners/slot/spin), nor *",
  )
}

/** What changes nothing would be waited for in vain. */
function refuseIdle({ status, code, latencyMs, drop, timeout, firstByteMs, body }: Fault) {
  if (code !== undefined && status === undefined) throw invalidField('status', 'is missing: the code is answered with it')
  if ([status, latencyMs, drop, timeout, firstByteMs, body].every((one) => one === undefined))
    throw invalidField('operation', 'would not be hurt: say status and code, latencyMs, firstByteMs, drop, timeout or body')
}

export const faultCommands = [
  command('GET /faults', v.strictObject({}), ({ site }) => site.world.faults.list()),
  command('POST /faults', faultSchema, ({ site, input }) => {
    refuseUnknown(site, input.operation)
    refuseIdle(input)
    site.world.faults.add(input)
    return site.world.faults.list()
  }),
  command('DELETE /faults', v.strictObject({ operation: v.optional(operation) }), ({ site, input }) => {
    if (input.operation !== undefined) refuseUnknown(site, input.operation)
    site.world.faults.clear(input.operation)
  }),
]
