import type { Operation } from './description.ts'
import { failure, preferred } from './failure.ts'
import type { Fault } from './faults.ts'
import type { Call, Reply } from './http.ts'
import { Refusal } from './refusal.ts'
import type { World } from './world.ts'

/** What stands around the work on a call: faults that were asked for, failures, and the promise about money. */
export function createGuard(world: World) {
  /** Turns what is thrown into a failure; a broken promise about money outranks any answer. */
  async function caught(task: () => Promise<Reply>): Promise<Reply> {
    const reply = await task().catch(failure)
    const broken = world.check()
    return broken ? failure(new Refusal(500, 'ledger.broken', `The books do not balance: ${broken}`)) : reply
  }

  /** Lets faults strike around the work, outside of it. */
  async function guarded(operation: Operation, call: Call, task: () => Promise<Reply>): Promise<Reply> {
    const forced = preferred(operation, call.header('prefer'))
    if (forced) return forced
    const fault = world.faults.strike(operation.id)
    const isInstead = fault?.status !== undefined || fault?.drop === 'before'
    const reply = isInstead ? failure(faultRefusal(fault)) : await caught(task)
    return fault ? { ...reply, latencyMs: fault.latencyMs, isDropped: Boolean(fault.drop) } : reply
  }

  return { caught, guarded }
}

const faultRefusal = ({ status = 503, code = 'system.error' }: Fault) =>
  new Refusal(status, code, `A fault was asked for: ${code}`)
