import type { ErrorCode } from '@longan/sdk'
import * as v from 'valibot'
import { failureWords } from './error-messages.ts'

const codes = Object.keys(failureWords) as ErrorCode[]
const LONGEST_WAIT = 60_000

/** Something that goes wrong on purpose, for one operation or for all (`*`). */
export const faultSchema = v.strictObject({
  operation: v.string('is missing'),
  /** Answer with this status and code instead of doing the work. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
  code: v.optional(v.picklist(codes, 'is not an error code of the description')),
  /** Wait this long before the answer leaves. */
  latencyMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_WAIT))),
  /** `before`: the connection breaks and nothing is done. `after`: the work is done and the answer is lost. */
  drop: v.optional(v.picklist(['before', 'after'])),
  /** Nobody ever answers; the work is done `after` all, or not: `before` it. */
  timeout: v.optional(v.picklist(['before', 'after'])),
  /** Status and headers leave at once, and the body so much later. */
  firstByteMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_WAIT))),
  /** `malformed`: an answer that is no JSON. `half`: the connection breaks in the middle of it. `blank`: its texts and lists are empty. */
  body: v.optional(v.picklist(['malformed', 'half', 'blank'])),
  /** How likely it strikes, by the world's seed; without it, always. */
  probability: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  /** How many times it strikes; without it, until it is removed. */
  times: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
})
export type Fault = v.InferOutput<typeof faultSchema>

/** The faults of a world. The first that fits an operation strikes. */
export function createFaults() {
  let faults: Fault[] = []
  return {
    add(fault: Fault) {
      faults.push({ ...fault })
    },
    /** The fault that strikes this call, counted down. `chance` is asked for a number below 1 where one is only likely. */
    strike(operation: string, chance: () => number): Fault | undefined {
      const isStruck = ({ probability }: Fault) => probability === undefined || chance() < probability
      const fault = faults.find((one) => [operation, '*'].includes(one.operation) && isStruck(one))
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
