import type { ScenarioTarget } from '../run/target.ts'
import { operationOf } from './operation-of.ts'
import { ORIGIN, STATES, type World } from './world.ts'

export type FaultContext = {
  request: Request
  world: World
  /** Says that the answer or the world is now another than that of a correct gateway. */
  act(): void
  /** What the fault remembers of this run. */
  seen: Map<string, string>
}

/** A kind of mistake of a gateway, made at one operation, or at every one. */
export type Fault = {
  kind: string
  isEverywhere?: boolean
  answer(context: FaultContext): Promise<Response>
}

/** A gateway that makes the mistake at the operation; `hasActed` is true if that made a difference. */
export function createFaultyTarget(world: World, fault: Fault, operation: string) {
  const seen = new Map<string, string>()
  let hasActed = false
  const act = () => {
    hasActed = true
  }
  const fetch = (request: Request): Promise<Response> => {
    if (request.url.startsWith(`${ORIGIN}/__admin`)) return world.fetch(request)
    const isHere = fault.isEverywhere || operationOf(request) === operation
    return isHere ? fault.answer({ request: new Request(request), world, act, seen }) : world.fetch(request)
  }
  const target: ScenarioTarget = { provider: ORIGIN, statesUrl: STATES, fetch: fetch as typeof globalThis.fetch }
  return { target, hasActed: () => hasActed }
}
