import { type AffiliateUrl, affiliateUrlTable } from '../domains/agent/agent.model.ts'
import { SITE_RATES } from '../domains/agent/agent-rates.ts'
import type { Caller } from '../kernel/world/caller.ts'
import { DAY } from '../kernel/world/local-day.ts'
import type { World } from '../kernel/world/world.ts'

const REMARKS = ['Zalo', 'Facebook']
const KNOWN_LINK = { agentId: 1005, code: 'AFF1' }

function urlOf(createdAt: number, agentId: number, index: number): AffiliateUrl {
  return {
    id: agentId * 10 + index + 1,
    agentId,
    code: agentId === KNOWN_LINK.agentId && index === 0 ? KNOWN_LINK.code : `LN${agentId}${index + 1}`,
    memberType: 0,
    rates: Object.fromEntries(Object.keys(SITE_RATES).map((name) => [name, 20])),
    remark: REMARKS[index]!,
    createdAt: createdAt - (100 - index * 40) * DAY,
  }
}

/** Returns the link that new members can use before its agent has signed in, in a world created at that time. */
export const knownUrl = (createdAt: number): AffiliateUrl => urlOf(createdAt, KNOWN_LINK.agentId, 0)

export async function seedUrls(world: World, { id: agentId }: Caller): Promise<number[]> {
  const table = world.table(affiliateUrlTable)
  const urls = REMARKS.map((_, index) => urlOf(world.createdAt, agentId, index))
  for (const url of urls) if (!table.get(url.id)) await table.insert(url)
  return urls.map(({ id }) => id)
}
