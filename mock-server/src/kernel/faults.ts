import type { ErrorCode } from '@longan/sdk'
import * as v from 'valibot'
import { failureWords } from './failure-words.ts'

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
    /** The fault that strikes this call, counted down. */
    strike(operation: string): Fault | undefined {
      const fault = faults.find((one) => one.operation === operation || one.operation === '*')
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
