import { operations } from '../../declared.ts'
import type { CiReport, CiResult } from '../../../ci-report.ts'
import type { ScenarioResult } from './runner.ts'
import type { Scenario } from './scenario.ts'

export type ScenarioReport = {
  provider: string
  /** How many scenarios hold, are broken, and are skipped because a state cannot be set up. */
  counts: Record<ScenarioResult['status'], number>
  scenarios: (ScenarioResult & { tag: string; operations: string[] })[]
}

const tags = new Map<string, string>(operations.map(({ id, domain }) => [id, domain]))
export const tagOf = ({ operations: [first = ''] }: Scenario): string => tags.get(first) ?? '-'

/** Hides the secret, because a gateway may repeat what it was sent. */
export function createScenarioReport(
  results: ScenarioResult[],
  { provider, scenarios, secret }: { provider: string; scenarios: readonly Scenario[]; secret?: string | undefined },
): ScenarioReport {
  const hide = (text: string) => (secret ? text.replaceAll(secret, '(hidden)') : text)
  const count = (status: ScenarioResult['status']) => results.filter((one) => one.status === status).length
  return {
    provider,
    counts: { holds: count('holds'), broken: count('broken'), skipped: count('skipped') },
    scenarios: results.map(({ reason, ...result }, index) => ({
      ...result,
      ...(reason !== undefined && { reason: hide(reason) }),
      tag: tagOf(scenarios[index]!),
      operations: [...scenarios[index]!.operations],
    })),
  }
}

/** The lines of the console: what is broken and why, what is skipped and why, and how many hold. */
export function renderScenarios({ counts, scenarios }: ScenarioReport): string[] {
  const of = (wanted: ScenarioResult['status']) => scenarios.filter(({ status }) => status === wanted)
  const tried = counts.holds + counts.broken
  return [
    ...of('broken').flatMap(({ scenario, reason = '' }) => [`✗ ${scenario}`, `    ${reason}`]),
    ...of('skipped').flatMap(({ scenario, reason = '' }) => [`- skipped: ${scenario}`, `    ${reason}`]),
    ...(counts.skipped > 0 ? [`${counts.skipped} scenarios are skipped: their states cannot be set up`] : []),
    `${counts.holds} of ${tried} scenarios hold`,
  ]
}

const STATUSES = { holds: 'passed', broken: 'failed', skipped: 'skipped' } as const

export const toCiReport = ({ scenarios }: ScenarioReport): CiReport => ({
  name: 'scenarios',
  suites: [
    {
      name: 'scenarios',
      results: scenarios.map(({ scenario, tag, status, reason = '' }): CiResult => ({
        name: scenario,
        tag,
        status: STATUSES[status],
        reason,
      })),
    },
  ],
})
