import { houseAccount, memberAccount } from '../kernel/ledger.ts'
import { noticeReadsTable } from '../domains/content/content.model.ts'
import { tokenLimitTable } from '../domains/session/session.model.ts'
import type { Site } from '../gateway.ts'
import { writeKnownUrl } from './agent-links.ts'
import { type Persona, PERSONA_PASSWORD, personas } from './personas.ts'
import { applyPreset } from './site-profile.ts'
import { stories, type SpecScenario } from './spec-scenarios.ts'

const DAY = 86_400_000

/** Fills a fresh world. It uses services where there is one for the matter. */
export type Scenario = (site: Site) => Promise<void>

async function addPersona({ world, services }: Site, persona: Persona) {
  const { about: _about, balance, readNotices, callsPerToken, ...member } = persona
  const { id } = member
  const registeredAt = world.bornAt - 200 * DAY
  await services.members.add({ password: PERSONA_PASSWORD, registeredAt, ...member })
  if (readNotices) await world.table(noticeReadsTable).insert({ id, noticeIds: readNotices })
  if (callsPerToken) await world.table(tokenLimitTable).insert({ id, calls: callsPerToken })
  if (balance > 0) payIn(world, id, balance)
}

function payIn({ ledger, bornAt }: Site['world'], memberId: number, balance: number) {
  ledger.post({
    at: bornAt - 100 * DAY,
    type: 'deposit',
    orderNo: `D${memberId}`,
    remark: 'Opening balance',
    postings: [
      { account: houseAccount('cashier'), amount: -balance },
      { account: memberAccount(memberId), amount: balance },
    ],
  })
}

async function everybody(site: Site) {
  for (const persona of personas) await addPersona(site, persona)
  await writeKnownUrl(site.world)
}

/** Everybody on a site that is set up as the story begins. */
const beginningOf =
  ({ profiles: [first = 'default'] }: SpecScenario): Scenario =>
  async (site) => {
    await everybody(site)
    if (first !== 'default') await applyPreset(site, first)
  }

/** Named worlds: what a fresh one contains. */
export const scenarios: Record<string, Scenario> = {
  /** Every persona, everything switched on. */
  default: everybody,
  /** Nobody and nothing: what a contract or a unit test fills itself. */
  async empty() {},
  ...Object.fromEntries(stories.map((story) => [story.name, beginningOf(story)])),
}

export const scenarioNames = Object.keys(scenarios)
