import { GatewayError } from '@longan/sdk'
import { openContext } from './context.ts'
import { type Scenario, ScenarioFailure } from './scenario.ts'
import { createStateClient, StateUnavailable } from './state-client.ts'
import type { ScenarioTarget } from './target.ts'

export type ScenarioResult = {
  scenario: string
  status: 'holds' | 'broken' | 'skipped'
  /** Why it is broken or skipped. */
  reason?: string
}

/** Runs scenarios one after another, each with its own states. Never throws: what goes wrong is a result. */
export async function runScenarios(target: ScenarioTarget, scenarios: readonly Scenario[]): Promise<ScenarioResult[]> {
  await startOver(target)
  const results: ScenarioResult[] = []
  for (const scenario of scenarios) results.push(await runScenario(target, scenario))
  return results
}

/** Removes what earlier runs left behind. A provider without states has nothing to remove. */
const startOver = (target: ScenarioTarget) =>
  createStateClient(target)
    .change('teardown', ['the site is open', {}])
    .catch(() => undefined)

export async function runScenario(target: ScenarioTarget, scenario: Scenario): Promise<ScenarioResult> {
  const states = createStateClient(target)
  try {
    await scenario.run(await openContext(target, scenario, states))
    return { scenario: scenario.title, status: 'holds' }
  } catch (error) {
    const status = error instanceof StateUnavailable ? 'skipped' : 'broken'
    return { scenario: scenario.title, status, reason: reasonOf(error) }
  } finally {
    await states.tearDown()
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof GatewayError) return `${error.operation}: expected success, got ${error.status} ${error.code}`
  if (error instanceof StateUnavailable || error instanceof ScenarioFailure) return error.message
  // A response without a field that the scenario reads ends in a TypeError.
  return `a response could not be read: ${error instanceof Error ? error.message : String(error)}`
}
