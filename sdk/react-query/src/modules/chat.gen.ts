// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { chat } from '@longan/sdk/chat'
import { type Query, query } from '../query.ts'

export const launchChat: Query<ReturnType<typeof chat>['launchChat']> = /* @__PURE__ */ query('launchChat', [(http: Http) => chat(http).launchChat, 1], { secured: true, volatile: true })
export const getImUrl: Query<ReturnType<typeof chat>['getImUrl']> = /* @__PURE__ */ query('getImUrl', [(http: Http) => chat(http).getImUrl, 0], { secured: true, volatile: true })
export const getChatPermission: Query<ReturnType<typeof chat>['getChatPermission']> = /* @__PURE__ */ query('getChatPermission', [(http: Http) => chat(http).getChatPermission, 0], { secured: true })
export const listChatModels: Query<ReturnType<typeof chat>['listChatModels']> = /* @__PURE__ */ query('listChatModels', [(http: Http) => chat(http).listChatModels, 0], { secured: true, localized: true })
export const getCustomerServiceScript: Query<ReturnType<typeof chat>['getServiceScript']> = /* @__PURE__ */ query('getCustomerServiceScript', [(http: Http) => chat(http).getServiceScript, 0])
