import type { Caller } from '../../kernel/caller.ts'
import { invalidField, unfitField } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import type { Member, MembersService } from '../member/member.service.ts'
import { type AffiliateUrl, affiliateUrlTable, placeTable } from './agent.model.ts'
import { type AskedRate, NO_RATES, ratesWithin } from './agent-rates.ts'
import type { TreeService } from './tree.service.ts'

export type { AffiliateUrl } from './agent.model.ts'
export type AffiliatesService = ReturnType<typeof affiliatesService>
export type NewAffiliateUrl = { memberType: 0 | 1; rebates: readonly AskedRate[]; remark: string }
/** Somebody who came by a link. */
export type Registered = { member: Member; joinedAt: number; url: AffiliateUrl }

/** Links an agent may have. */
const MOST_URLS = 20
/** Letters and digits that nobody takes for others. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** The links of agents, and who came by them. */
export const affiliatesService = (world: World, members: MembersService, tree: TreeService) => {
  const { clock, ids } = world
  const urls = world.table(affiliateUrlTable)
  const places = world.table(placeTable)
  const of = (agentId: number): AffiliateUrl[] => urls.where({ agentId }).reverse()

  function codeOf(id: number): string {
    const chance = world.random('affiliate', id)
    return Array.from({ length: 8 }, () => LETTERS[chance.int(LETTERS.length)]).join('')
  }

  return {
    /** Newest first. */
    of,
    async create(agent: Caller, { memberType, rebates, remark }: NewAffiliateUrl): Promise<AffiliateUrl> {
      if (of(agent.id).length >= MOST_URLS)
        throw unfitField('affiUrlId', 'most', `is one more than the ${MOST_URLS} there may be`)
      const rates = ratesWithin(tree.ratesOf(agent.id), rebates, NO_RATES)
      const id = ids.next('affiliate-url')
      const row = { id, agentId: agent.id, code: codeOf(id), memberType, rates, remark, createdAt: clock.now() }
      return urls.insert(row)
    },
    /** The link leads nowhere from now on; who came by it stays. */
    remove(agent: Caller, id: number): void {
      if (urls.get(id)?.agentId !== agent.id) throw invalidField('affiUrlId', 'is not one of your links')
      urls.remove(id)
    },
    /** The link of this code, whoever made it. */
    byCode: (code: string): AffiliateUrl | undefined => urls.where({ code: code.toUpperCase() })[0],
    /** Puts a member who came by a link below the agent who made it. */
    join: ({ id: affiliateUrlId, agentId: uplineId, rates }: AffiliateUrl, member: Member) =>
      tree.join({ id: member.id, uplineId, rates, joinedAt: clock.now(), affiliateUrlId }),
    /** Who came by the agent's links, newest first. */
    registered: (agentId: number): Registered[] =>
      of(agentId)
        .flatMap((url) => places.where({ affiliateUrlId: url.id }).map((place) => ({ place, url })))
        .flatMap(({ place: { id, joinedAt }, url }) => {
          const member = members.get(id)
          return member ? [{ member, joinedAt, url }] : []
        })
        .reverse()
        .toSorted((one, other) => other.joinedAt - one.joinedAt),
  }
}
