// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { affiliates } from '@longan/sdk/affiliates'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const createAffiliateUrl: Command<ReturnType<typeof affiliates>['createAffiliateUrl']> = /* @__PURE__ */ command('createAffiliateUrl', [(http: Http) => affiliates(http).createAffiliateUrl, 1], ['listAffiliateUrls', 'listAffiliateUrlsByRelay'])
export const deleteAffiliateUrl: Command<ReturnType<typeof affiliates>['deleteAffiliateUrl']> = /* @__PURE__ */ command('deleteAffiliateUrl', [(http: Http) => affiliates(http).deleteAffiliateUrl, 1], ['listAffiliateUrls', 'listAffiliateUrlsByRelay', 'listRegisteredAffiliates', 'listRegisteredAffiliatesByRelay'])
export const listAffiliateUrls: Query<ReturnType<typeof affiliates>['listAffiliateUrls']> = /* @__PURE__ */ query('listAffiliateUrls', [(http: Http) => affiliates(http).listAffiliateUrls, 0], { secured: true })
export const listRegisteredAffiliates: Query<ReturnType<typeof affiliates>['listRegistered']> = /* @__PURE__ */ query('listRegisteredAffiliates', [(http: Http) => affiliates(http).listRegistered, 1], { secured: true })
export const createAffiliateUrlByRelay: Command<ReturnType<typeof affiliates>['createAffiliateUrlByRelay']> = /* @__PURE__ */ command('createAffiliateUrlByRelay', [(http: Http) => affiliates(http).createAffiliateUrlByRelay, 1], ['listAffiliateUrls', 'listAffiliateUrlsByRelay'])
export const deleteAffiliateUrlByRelay: Command<ReturnType<typeof affiliates>['deleteAffiliateUrlByRelay']> = /* @__PURE__ */ command('deleteAffiliateUrlByRelay', [(http: Http) => affiliates(http).deleteAffiliateUrlByRelay, 1], ['listAffiliateUrls', 'listAffiliateUrlsByRelay', 'listRegisteredAffiliates', 'listRegisteredAffiliatesByRelay'])
export const listAffiliateUrlsByRelay: Query<ReturnType<typeof affiliates>['listAffiliateUrlsByRelay']> = /* @__PURE__ */ query('listAffiliateUrlsByRelay', [(http: Http) => affiliates(http).listAffiliateUrlsByRelay, 0], { secured: true })
export const listRegisteredAffiliatesByRelay: Query<ReturnType<typeof affiliates>['listRegisteredByRelay']> = /* @__PURE__ */ query('listRegisteredAffiliatesByRelay', [(http: Http) => affiliates(http).listRegisteredByRelay, 1], { secured: true })
