import { toMember } from '../domains/member/member.service.ts'
import { memberTable } from '../domains/member/member.model.ts'
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

const CASHIER = houseAccount('cashier')

function toSeed({ about: _about, balance, readNotices, callsPerToken, ...known }: Persona) {
  const { id } = known
  const member = toMember({ password: PERSONA_PASSWORD, registeredAt: 0, ...known })
  const postings = [
    Object.freeze({ account: CASHIER, amount: -balance }),
    Object.freeze({ account: memberAccount(id), amount: balance }),
  ]
  return { member, balance, readNotices, callsPerToken, orderNo: `D${id}`, postings }
}

/** What all worlds share of their personas. It is frozen, like all rows. */
const seeds = personas.map(toSeed)

async function addPersona(world: Site['world'], seed: (typeof seeds)[number]) {
  const { member, balance, readNotices, callsPerToken, orderNo, postings } = seed
  const { id } = member
  await world.table(memberTable).insert({ ...member, registeredAt: world.createdAt - 200 * DAY })
  if (readNotices) await world.table(noticeReadsTable).insert({ id, noticeIds: readNotices })
  if (callsPerToken) await world.table(tokenLimitTable).insert({ id, calls: callsPerToken })
  const at = world.createdAt - 100 * DAY
  if (balance > 0) world.ledger.post({ at, type: 'deposit', orderNo, remark: 'Opening balance', postings })
}

async function addPersonas({ world }: Site) {
  for (const seed of seeds) await addPersona(world, seed)
  await seedKnownUrl(world)
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
