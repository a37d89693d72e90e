import * as v from 'valibot'
import { faultSchema } from '../kernel/faults.ts'
import { badField } from '../kernel/refusal.ts'
import type { Site } from '../house.ts'
import { command } from './control-route.ts'

const operation = v.string('is missing')

/** A misspelt name would wait for ever for a call that never comes. */
export function refuseUnknown({ knows }: Site, name: string) {
  if (name === '*' || knows(name)) return
  throw badField(
    'operation',
    "is not an operationId of the description, a partner's call (POST /partners/slot/spin), nor *",
  )
}

export const faultCommands = [
  command('GET /faults', v.strictObject({}), ({ site }) => site.world.faults.list()),
  command('POST /faults', faultSchema, ({ site, input }) => {
    refuseUnknown(site, input.operation)
    site.world.faults.add(input)
    return site.world.faults.list()
  }),
  command('DELETE /faults', v.strictObject({ operation: v.optional(operation) }), ({ site, input }) => {
    if (input.operation !== undefined) refuseUnknown(site, input.operation)
    site.world.faults.clear(input.operation)
  }),
]
