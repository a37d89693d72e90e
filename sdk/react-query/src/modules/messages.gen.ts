// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { messages } from '@longan/sdk/messages'
import { type Query, query } from '../query.ts'

export const getInboxUnreadCount: Query<ReturnType<typeof messages>['getInboxUnread']> = /* @__PURE__ */ query('getInboxUnreadCount', [(http: Http) => messages(http).getInboxUnread, 0], { secured: true })
export const getChatUnreadCount: Query<ReturnType<typeof messages>['getChatUnread']> = /* @__PURE__ */ query('getChatUnreadCount', [(http: Http) => messages(http).getChatUnread, 0], { secured: true })
