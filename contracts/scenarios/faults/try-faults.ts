import { allScenarios } from '../all-scenarios.ts'
import { runScenario } from '../run/runner.ts'
import type { Scenario } from '../run/scenario.ts'
import { commandFaults } from './command-faults.ts'
import { createFaultyTarget, type Fault } from './fault.ts'
import { isRead } from './operation-of.ts'
import { readFaults } from './read-faults.ts'
import { sessionGoesOn } from './session-fault.ts'
import { openWorld } from './world.ts'

export type FaultOutcome = {
  fault: string
  operation: string
  /** The scenario that notices it and what it says; without one the fault is unnoticed. */
  noticedBy?: string
  says?: string
}

/** The operations that scenarios call. */
export const allOperations = [...new Set(allScenarios.flatMap((scenario) => scenario.operations))]

/** Makes each mistake at each of the operations. Mistakes that make no difference there are left out. */
export async function tryFaults(operations = allOperations): Promise<FaultOutcome[]> {
  const world = openWorld()
  const outcomes: FaultOutcome[] = []
  for (const operation of operations)
    for (const fault of faultsOf(operation)) {
      const scenarios = allScenarios.filter((scenario) => scenario.operations.includes(operation))
      const outcome = await tryFault({ fault, operation, scenarios }, world)
      if (outcome) outcomes.push(outcome)
    }
  return outcomes
}

function faultsOf(operation: string): Fault[] {
  if (isRead(operation)) return readFaults
  return /^(logout|(change|reset)Password)/.test(operation) ? [...commandFaults, sessionGoesOn] : commandFaults
}

type Attempt = { fault: Fault; operation: string; scenarios: readonly Scenario[] }

async function tryFault({ fault, operation, scenarios }: Attempt, world: ReturnType<typeof openWorld>) {
  let hasActed = false
  for (const scenario of scenarios) {
    const faulty = createFaultyTarget(world, fault, operation)
    const { status, reason = '' } = await runScenario(faulty.target, scenario)
    hasActed ||= faulty.hasActed()
    if (faulty.hasActed() && status === 'broken')
      return { fault: fault.kind, operation, noticedBy: scenario.title, says: reason }
  }
  return hasActed ? { fault: fault.kind, operation } : undefined
}
