import type { HandlerCall, Handlers } from '../../kernel/http/http.ts'
import { pageOf } from '../../kernel/http/paging.ts'
import type { AffiliatesService, AffiliateUrl, Registration } from './affiliates.service.ts'
import { agentsOnly, type AgentsOnlyDependencies } from './agents-only.ts'
import { toRebates } from './agent-rebates.handlers.ts'
import { kindOf } from './team-view.ts'

type Operations =
  | 'createAffiliateUrl'
  | 'deleteAffiliateUrl'
  | 'listAffiliateUrls'
  | 'listRegisteredAffiliates'
  | `${'createAffiliateUrl' | 'deleteAffiliateUrl' | 'listAffiliateUrls' | 'listRegisteredAffiliates'}ByRelay`
export type AffiliatesDependencies = AgentsOnlyDependencies & { affiliates: AffiliatesService }

const PAGE_SIZE = 13

export const affiliatesHandlers = ({ system, affiliates }: AffiliatesDependencies): Handlers<Operations> => {
  const agentOf = agentsOnly({ system })
  const toUrl = (url: AffiliateUrl) => ({
    affiUrlId: url.id,
    affiliateCode: url.code,
    url: `/m/register?affiliateCode=${url.code}`,
    type: url.memberType,
    rebates: toRebates(url.rates),
    remark: url.remark,
    registeredCount: affiliates.registered(url.agentId).filter((one) => one.url.id === url.id).length,
    createTime: url.createdAt,
  })
  const create = async ({ member, body }: Pick<HandlerCall<'createAffiliateUrl'>, 'member' | 'body'>) => {
    const { type = 0, rebates = [], remark = '' } = body
    return toUrl(await affiliates.create(agentOf(member()), { memberType: type, rebates, remark }))
  }
  const remove = ({ member, query }: Pick<HandlerCall<'deleteAffiliateUrl'>, 'member' | 'query'>) => {
    affiliates.remove(agentOf(member()), query.affiUrlId)
    return true
  }
  const list = ({ member }: Pick<HandlerCall, 'member'>) => affiliates.of(agentOf(member()).id).map(toUrl)
  const registered = ({ member, query }: Pick<HandlerCall<'listRegisteredAffiliates'>, 'member' | 'query'>) => {
    const { page = 1, size = PAGE_SIZE } = query
    const { rows, ...count } = pageOf(affiliates.registered(agentOf(member()).id), { page, size })
    return { list: rows.map(toRegistration), ...count }
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

const toRegistration = ({ member, url, joinedAt }: Registration) => ({
  username: member.account,
  type: kindOf(member),
  affiliateCode: url.code,
  registerTime: joinedAt,
})
