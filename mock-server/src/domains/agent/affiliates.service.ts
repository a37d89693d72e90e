import type { Caller } from '../../kernel/world/caller.ts'
import { invalidField, invalidFieldByRule } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { Member, MembersService } from '../member/member.service.ts'
import { type AffiliateUrl, affiliateUrlTable, treeNodeTable } from './agent.model.ts'
import { type RequestedRate, NO_RATES, ratesWithin } from './agent-rates.ts'
import type { TreeService } from './tree.service.ts'

export type { AffiliateUrl } from './agent.model.ts'
export type AffiliatesService = ReturnType<typeof affiliatesService>
export type NewAffiliateUrl = { memberType: 0 | 1; rebates: readonly RequestedRate[]; remark: string }
export type Registration = { member: Member; joinedAt: number; url: AffiliateUrl }

const MAX_URLS = 20
/** Letters and digits that cannot be confused with each other. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

export const affiliatesService = (world: World, members: MembersService, tree: TreeService) => {
  const { clock, ids } = world
  const urls = world.table(affiliateUrlTable)
  const nodes = world.table(treeNodeTable)
  const of = (agentId: number): AffiliateUrl[] => urls.where({ agentId }).reverse()

  function codeOf(id: number): string {
    const random = world.random('affiliate', id)
    return Array.from({ length: 8 }, () => CODE_LETTERS[random.int(CODE_LETTERS.length)]).join('')
  }

  return {
    of,
    async create(agent: Caller, { memberType, rebates, remark }: NewAffiliateUrl): Promise<AffiliateUrl> {
      if (of(agent.id).length >= MAX_URLS)
        throw invalidFieldByRule('affiUrlId', 'most', `exceeds the maximum of ${MAX_URLS} links`)
      const rates = ratesWithin(tree.ratesOf(agent.id), rebates, NO_RATES)
      const id = ids.next('affiliate-url')
      const row = { id, agentId: agent.id, code: codeOf(id), memberType, rates, remark, createdAt: clock.now() }
      return urls.insert(row)
    },
    /** Removes a link. Members who registered through it stay below the agent. */
    remove(agent: Caller, id: number): void {
      if (urls.get(id)?.agentId !== agent.id) throw invalidField('affiUrlId', 'is not one of your links')
      urls.remove(id)
    },
    byCode: (code: string): AffiliateUrl | undefined => urls.where({ code: code.toUpperCase() })[0],
    join: ({ id: affiliateUrlId, agentId: uplineId, rates }: AffiliateUrl, member: Member) =>
      tree.join({ id: member.id, uplineId, rates, joinedAt: clock.now(), affiliateUrlId }),
    registered: (agentId: number): Registration[] =>
      of(agentId)
        .flatMap((url) => nodes.where({ affiliateUrlId: url.id }).map((node) => ({ node, url })))
        .flatMap(({ node: { id, joinedAt }, url }) => {
          const member = members.get(id)
          return member ? [{ member, joinedAt, url }] : []
        })
        .reverse()
        .toSorted((one, other) => other.joinedAt - one.joinedAt),
  }
}
