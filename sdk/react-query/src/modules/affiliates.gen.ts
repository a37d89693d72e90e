// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { affiliates } from '@longan/sdk/affiliates'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const createAffiliateUrl: Command<ReturnType<typeof affiliates>['createAffiliateUrl']> = /* @__PURE__ */ command<ReturnType<typeof affiliates>['createAffiliateUrl']>(['createAffiliateUrl', affiliates, 1], ['listAffiliateUrls', 'listAffiliateUrlsByRelay'])
export const deleteAffiliateUrl: Command<ReturnType<typeof affiliates>['deleteAffiliateUrl']> = /* @__PURE__ */ command<ReturnType<typeof affiliates>['deleteAffiliateUrl']>(['deleteAffiliateUrl', affiliates, 1], ['listAffiliateUrls', 'listAffiliateUrlsByRelay', 'listRegisteredAffiliates', 'listRegisteredAffiliatesByRelay'])
export const listAffiliateUrls: Query<ReturnType<typeof affiliates>['listAffiliateUrls']> = /* @__PURE__ */ query<ReturnType<typeof affiliates>['listAffiliateUrls']>(['listAffiliateUrls', affiliates, 0], { secured: true })
export const listRegisteredAffiliates: Query<ReturnType<typeof affiliates>['listRegistered']> = /* @__PURE__ */ query<ReturnType<typeof affiliates>['listRegistered']>(['listRegisteredAffiliates', affiliates, 1, 'listRegistered'], { secured: true })
export const createAffiliateUrlByRelay: Command<ReturnType<typeof affiliates>['createAffiliateUrlByRelay']> = /* @__PURE__ */ command<ReturnType<typeof affiliates>['createAffiliateUrlByRelay']>(['createAffiliateUrlByRelay', affiliates, 1], ['listAffiliateUrls', 'listAffiliateUrlsByRelay'])
export const deleteAffiliateUrlByRelay: Command<ReturnType<typeof affiliates>['deleteAffiliateUrlByRelay']> = /* @__PURE__ */ command<ReturnType<typeof affiliates>['deleteAffiliateUrlByRelay']>(['deleteAffiliateUrlByRelay', affiliates, 1], ['listAffiliateUrls', 'listAffiliateUrlsByRelay', 'listRegisteredAffiliates', 'listRegisteredAffiliatesByRelay'])
export const listAffiliateUrlsByRelay: Query<ReturnType<typeof affiliates>['listAffiliateUrlsByRelay']> = /* @__PURE__ */ query<ReturnType<typeof affiliates>['listAffiliateUrlsByRelay']>(['listAffiliateUrlsByRelay', affiliates, 0], { secured: true })
export const listRegisteredAffiliatesByRelay: Query<ReturnType<typeof affiliates>['listRegisteredByRelay']> = /* @__PURE__ */ query<ReturnType<typeof affiliates>['listRegisteredByRelay']>(['listRegisteredAffiliatesByRelay', affiliates, 1, 'listRegisteredByRelay'], { secured: true })
