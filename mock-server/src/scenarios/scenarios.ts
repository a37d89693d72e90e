import { houseAccount, memberAccount } from '../kernel/money/ledger.ts'
import { noticeReadsTable } from '../domains/content/content.service.ts'
import { tokenLimitTable } from '../domains/session/session.model.ts'
import type { Site } from '../gateway.ts'
import { seedKnownUrl } from '../histories/agent-links.ts'
import { type Persona, PERSONA_PASSWORD, personas } from '../histories/personas.ts'
import { applyPreset } from './apply-preset.ts'
import { specScenarios, type SpecScenario } from './spec-scenarios.ts'

const DAY = 86_400_000

export type Scenario = (site: Site) => Promise<void>

async function addPersona({ world, services }: Site, persona: Persona) {
  const { about: _about, balance, readNotices, callsPerToken, ...member } = persona
  const { id } = member
  const registeredAt = world.createdAt - 200 * DAY
  await services.members.add({ password: PERSONA_PASSWORD, registeredAt, ...member })
  if (readNotices) await world.table(noticeReadsTable).insert({ id, noticeIds: readNotices })
  if (callsPerToken) await world.table(tokenLimitTable).insert({ id, calls: callsPerToken })
  if (balance > 0) postDeposit(world, id, balance)
}

function postDeposit({ ledger, createdAt }: Site['world'], memberId: number, balance: number) {
  ledger.post({
    at: createdAt - 100 * DAY,
    type: 'deposit',
    orderNo: `D${memberId}`,
    remark: 'Opening balance',
    postings: [
      { account: houseAccount('cashier'), amount: -balance },
      { account: memberAccount(memberId), amount: balance },
    ],
  })
}

async function addPersonas(site: Site) {
  for (const persona of personas) await addPersona(site, persona)
  await seedKnownUrl(site.world)
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
