import { type AffiliateUrl, affiliateUrlTable } from '../domains/agent/agent.model.ts'
import { SITE_RATES } from '../domains/agent/agent-rates.ts'
import type { Caller } from '../kernel/caller.ts'
import { DAY } from '../kernel/local-day.ts'
import type { World } from '../kernel/world.ts'

const REMARKS = ['Zalo', 'Facebook']
const KNOWN = { agentId: 1005, code: 'AFF1' }

/** An agent's link; the first of agent01 has a code that is easy to say. */
function urlOf(world: World, agentId: number, index: number): AffiliateUrl {
  return {
    id: agentId * 10 + index + 1,
    agentId,
    code: agentId === KNOWN.agentId && index === 0 ? KNOWN.code : `LN${agentId}${index + 1}`,
    memberType: 0,
    rates: Object.fromEntries(Object.keys(SITE_RATES).map((name) => [name, 20])),
    remark: REMARKS[index]!,
    createdAt: world.bornAt - (100 - index * 40) * DAY,
  }
}

/** The link that newcomers may come by before its agent has ever signed in. */
export const writeKnownUrl = (world: World): Promise<AffiliateUrl> =>
  world.table(affiliateUrlTable).insert(urlOf(world, KNOWN.agentId, 0))

/** Writes an agent's links, and tells their numbers. */
export async function writeUrls(world: World, { id: agentId }: Caller): Promise<number[]> {
  const table = world.table(affiliateUrlTable)
  const urls = REMARKS.map((_, index) => urlOf(world, agentId, index))
  for (const url of urls) if (!table.get(url.id)) await table.insert(url)
  return urls.map(({ id }) => id)
}
