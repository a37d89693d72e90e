import type { HandlerCall, Handlers } from '../../kernel/http.ts'
import { pageOf } from '../../kernel/paging.ts'
import type { AffiliatesService, AffiliateUrl, Registered } from './affiliates.service.ts'
import { agentsOnly, type AgentsOnlyNeeds } from './agents-only.ts'
import { asRebates } from './agent-rebates.handlers.ts'
import { kindOf } from './team-view.ts'

type Operations =
  | 'createAffiliateUrl'
  | 'deleteAffiliateUrl'
  | 'listAffiliateUrls'
  | 'listRegisteredAffiliates'
  | `${'createAffiliateUrl' | 'deleteAffiliateUrl' | 'listAffiliateUrls' | 'listRegisteredAffiliates'}ByRelay`
export type AffiliatesNeeds = AgentsOnlyNeeds & { affiliates: AffiliatesService }

const PAGE = 13

/** The links of agents, under the names of older and of newer gateways. */
export const affiliatesHandlers = ({ system, affiliates }: AffiliatesNeeds): Handlers<Operations> => {
  const agentOf = agentsOnly({ system })
  const asUrl = (url: AffiliateUrl) => ({
    affiUrlId: url.id,
    affiliateCode: url.code,
    url: `/m/register?affiliateCode=${url.code}`,
    type: url.memberType,
    rebates: asRebates(url.rates),
    remark: url.remark,
    registeredCount: affiliates.registered(url.agentId).filter((one) => one.url.id === url.id).length,
    createTime: url.createdAt,
  })
  const create = async ({ member, body }: Pick<HandlerCall<'createAffiliateUrl'>, 'member' | 'body'>) => {
    const { type = 0, rebates = [], remark = '' } = body
    return asUrl(await affiliates.create(agentOf(member()), { memberType: type, rebates, remark }))
  }
  const remove = ({ member, query }: Pick<HandlerCall<'deleteAffiliateUrl'>, 'member' | 'query'>) => {
    affiliates.remove(agentOf(member()), query.affiUrlId)
    return true
  }
  const list = ({ member }: Pick<HandlerCall, 'member'>) => affiliates.of(agentOf(member()).id).map(asUrl)
  const registered = ({ member, query }: Pick<HandlerCall<'listRegisteredAffiliates'>, 'member' | 'query'>) => {
    const { page = 1, size = PAGE } = query
    const { rows, ...count } = pageOf(affiliates.registered(agentOf(member()).id), { page, size })
    return { list: rows.map(asPerson), ...count }
  }

  return {
    createAffiliateUrl: create,
    createAffiliateUrlByRelay: create,
    deleteAffiliateUrl: remove,
    deleteAffiliateUrlByRelay: remove,
    listAffiliateUrls: list,
    listAffiliateUrlsByRelay: list,
    listRegisteredAffiliates: registered,
    listRegisteredAffiliatesByRelay: registered,
  }
}

const asPerson = ({ member, url, joinedAt }: Registered) => ({
  username: member.account,
  type: kindOf(member),
  affiliateCode: url.code,
  registerTime: joinedAt,
})
