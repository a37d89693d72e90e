import * as v from 'valibot'
import { type Fault, faultSchema } from '../kernel/world/faults.ts'
import { invalidField } from '../kernel/validation/refusal.ts'
import type { Site } from '../gateway.ts'
import { command } from './control-route.ts'

const operation = v.string('is missing')

/** A misspelt name would never match a call. */
export function refuseUnknown({ hasCall: knows }: Site, name: string) {
  if (knows(name)) return
  throw invalidField(
    'operation',
    "is not an operationId of the OpenAPI document, the beginning of one and *, a simulator's call (POST /partners/slot/spin), or *",
  )
}

function refuseIdle({ status, code, latencyMs, drop, timeout, firstByteMs, body, adds }: Fault) {
  if (code !== undefined && status === undefined) throw invalidField('status', 'is missing: it is sent with the code')
  if ([status, latencyMs, drop, timeout, firstByteMs, body, adds].every((one) => one === undefined))
    throw invalidField(
      'operation',
      'would not change: set status and code, latencyMs, firstByteMs, drop, timeout, body or adds',
    )
}

export const faultCommands = [
  command('GET /faults', v.strictObject({}), ({ site }) => site.world.faults.list()),
  {
    ...command('POST /faults', faultSchema, ({ site, input }) => {
      refuseUnknown(site, input.operation)
      refuseIdle(input)
      site.world.faults.add(input)
      return site.world.faults.list()
    }),
    allowsUnreadableText: true,
  },
  command('DELETE /faults', v.strictObject({ operation: v.optional(operation) }), ({ site, input }) => {
    if (input.operation !== undefined) refuseUnknown(site, input.operation)
    site.world.faults.clear(input.operation)
  }),
]
