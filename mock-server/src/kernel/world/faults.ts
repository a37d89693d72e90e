import type { ErrorCode } from '@longan/sdk'
import * as v from 'valibot'
import { errorMessages } from '../validation/error-messages.ts'

const codes = Object.keys(errorMessages) as ErrorCode[]
const MAX_DELAY_MS = 60_000

export const faultSchema = v.strictObject({
  /** An operationId, or its beginning and `*` for all that begin so: `depositBy*`; `*` alone is every operation. */
  operation: v.string('is missing'),
  /** Answers with this status and code without running the operation. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
  code: v.optional(v.picklist(codes, 'is not an error code of the OpenAPI document')),
  latencyMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_DELAY_MS))),
  /** Closes the connection `before` the operation runs, or `after` it: then only the response is lost. */
  drop: v.optional(v.picklist(['before', 'after'])),
  /** Never responds; with `after` the operation has run, with `before` it has not. */
  timeout: v.optional(v.picklist(['before', 'after'])),
  /** Delay between the headers and the body, ms. */
  firstByteMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_DELAY_MS))),
  /** `malformed`: invalid JSON. `half`: the connection closes within the body. `blank`: strings and lists are empty. */
  body: v.optional(v.picklist(['malformed', 'half', 'blank'])),
  /** Fields that a JSON response has as well, at any depth: what only other gateways send. */
  adds: v.optional(v.record(v.string(), v.unknown())),
  /** Probability of the fault, drawn from the world's seed. Default 1. */
  probability: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  /** Number of times the fault applies. Default: until it is removed. */
  times: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
})
export type Fault = v.InferOutput<typeof faultSchema>

/** True if a pattern of operations, an operationId or a beginning and `*`, includes this one. */
export const isOperationOf = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

/** Creates the list of faults of a world. The first that matches an operation applies. */
export function createFaults() {
  let faults: Fault[] = []
  return {
    add(fault: Fault) {
      faults.push({ ...fault })
    },
    /** Returns the fault for this call and counts it down. `random` returns a number below 1 and is called only if a fault has a probability. */
    consume(operation: string, random: () => number): Fault | undefined {
      const isTriggered = ({ probability }: Fault) => probability === undefined || random() < probability
      const fault = faults.find((one) => isOperationOf(one.operation, operation) && isTriggered(one))
      if (fault?.times !== undefined && --fault.times <= 0) faults = faults.filter((one) => one !== fault)
      return fault
    },
    list: () => faults,
    clear(operation?: string) {
      faults = operation ? faults.filter((fault) => fault.operation !== operation) : []
    },
    dump: () => faults,
    restore(saved: Fault[]) {
      faults = saved.map((fault) => ({ ...fault }))
    },
  }
}
