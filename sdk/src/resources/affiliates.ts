import type { Call, Http, Query } from '../http.ts'
import { affiliatesOperations } from '../operations/affiliates.gen.ts'
import { paged } from '../page.ts'
import type { components } from '../schema.gen.ts'
import { done, value } from '../value.ts'

type Input = components['schemas']['AffiliateUrlInput']
type Page = Query<'listRegisteredAffiliates'>

/** The links of an agent. Names that end in `ByRelay` are the calls of newer gateways. */
export const affiliates = (http: Http) => {
  const { GET, POST, DELETE } = http.clientOf(affiliatesOperations)

  return {
    createAffiliateUrl: (body: Input = {}, call?: Call) => value(POST('/wps/agent/affiliateUrl', { body, ...call })),
    deleteAffiliateUrl: (affiUrlId: number, call?: Call) =>
      done(DELETE('/wps/agent/affiliateUrl', { params: { query: { affiUrlId } }, ...call })),
    listAffiliateUrls: (call?: Call) => value(GET('/wps/agent/affiliateUrls', call)),
    listRegistered: (filter: Page = {}, call?: Call) =>
      paged(filter, (query) => value(GET('/wps/agent/registeredAffiliates', { params: { query }, ...call }))),
    createAffiliateUrlByRelay: (body: Input = {}, call?: Call) =>
      value(POST('/wps/relay/MCSFE_createAffiliateUrl', { body, ...call })),
    deleteAffiliateUrlByRelay: (affiUrlId: number, call?: Call) =>
      done(DELETE('/wps/relay/MCSFE_deleteAffiliateUrl', { params: { query: { affiUrlId } }, ...call })),
    listAffiliateUrlsByRelay: (call?: Call) => value(GET('/wps/relay/MCSFE_viewAffiliateUrls', call)),
    listRegisteredByRelay: (filter: Page = {}, call?: Call) =>
      paged(filter, (query) => value(GET('/wps/relay/MCSFE_viewRegisteredAffiliates', { params: { query }, ...call }))),
  }
}
