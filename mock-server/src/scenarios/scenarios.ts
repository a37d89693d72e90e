import { affiliateUrlTable } from '../domains/agent/agent.model.ts'
import { noticeReadsTable } from '../domains/content/content.service.ts'
import { memberTable } from '../domains/member/member.model.ts'
import { tokenLimitTable } from '../domains/session/session.model.ts'
import type { Site } from '../gateway.ts'
import { applyPreset } from './apply-preset.ts'
import { personaRowsAt } from './persona-rows.ts'
import { specScenarios, type SpecScenario } from './spec-scenarios.ts'

export type Scenario = (site: Site) => Promise<void>

async function addPersonas({ world: { createdAt, ledger, table } }: Site) {
  const rows = personaRowsAt(createdAt)
  for (const row of rows.members) table(memberTable).add(row)
  for (const row of rows.noticeReads) table(noticeReadsTable).add(row)
  for (const row of rows.tokenLimits) table(tokenLimitTable).add(row)
  table(affiliateUrlTable).add(rows.affiliateUrl)
  ledger.restore(rows.transactions)
}

const toScenario =
  ({ profiles: [first = 'default'] }: SpecScenario): Scenario =>
  async (site) => {
    await addPersonas(site)
    if (first !== 'default') await applyPreset(site, first)
  }

export const scenarios: Record<string, Scenario> = {
  default: addPersonas,
  async empty() {},
  ...Object.fromEntries(specScenarios.map((scenario) => [scenario.name, toScenario(scenario)])),
}

export const scenarioNames = Object.keys(scenarios)
