import type { ErrorCode } from '@longan/sdk'

/** Something that goes wrong on purpose, for one operation or for all (`*`). */
export type Fault = {
  operation: string
  /** Answer with this status and code instead of doing the work. */
  status?: number
  code?: ErrorCode
  /** Wait this long before the answer leaves. */
  latencyMs?: number
  /** `before`: the connection breaks and nothing is done. `after`: the work is done and the answer is lost. */
  drop?: 'before' | 'after'
  /** How many times it strikes; without it, until it is removed. */
  times?: number
}

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
