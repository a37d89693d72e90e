// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { messages } from '@longan/sdk/messages'
import { type Query, query } from '../query.ts'

export const getInboxUnreadCount: Query<ReturnType<typeof messages>['getInboxUnread']> = /* @__PURE__ */ query<ReturnType<typeof messages>['getInboxUnread']>(['getInboxUnreadCount', messages, 0, 'getInboxUnread'], { secured: true })
export const getChatUnreadCount: Query<ReturnType<typeof messages>['getChatUnread']> = /* @__PURE__ */ query<ReturnType<typeof messages>['getChatUnread']>(['getChatUnreadCount', messages, 0, 'getChatUnread'], { secured: true })
