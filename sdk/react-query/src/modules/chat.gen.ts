// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { chat } from '@longan/sdk/chat'
import { type Query, query } from '../query.ts'

export const launchChat: Query<ReturnType<typeof chat>['launchChat']> = /* @__PURE__ */ query<ReturnType<typeof chat>['launchChat']>(['launchChat', chat, 1], { secured: true, volatile: true })
export const getImUrl: Query<ReturnType<typeof chat>['getImUrl']> = /* @__PURE__ */ query<ReturnType<typeof chat>['getImUrl']>(['getImUrl', chat, 0], { secured: true, volatile: true })
export const getChatPermission: Query<ReturnType<typeof chat>['getChatPermission']> = /* @__PURE__ */ query<ReturnType<typeof chat>['getChatPermission']>(['getChatPermission', chat, 0], { secured: true })
export const listChatModels: Query<ReturnType<typeof chat>['listChatModels']> = /* @__PURE__ */ query<ReturnType<typeof chat>['listChatModels']>(['listChatModels', chat, 0], { secured: true, localized: true })
export const getCustomerServiceScript: Query<ReturnType<typeof chat>['getServiceScript']> = /* @__PURE__ */ query<ReturnType<typeof chat>['getServiceScript']>(['getCustomerServiceScript', chat, 0, 'getServiceScript'])
