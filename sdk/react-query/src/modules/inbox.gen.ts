// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { inbox } from '@longan/sdk/inbox'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const listInboxByCsp: Query<ReturnType<typeof inbox>['listInbox']> = /* @__PURE__ */ query<ReturnType<typeof inbox>['listInbox']>(['listInboxByCsp', inbox, 1, 'listInbox'], { secured: true, localized: true })
export const markInboxRead: Command<ReturnType<typeof inbox>['markInboxRead']> = /* @__PURE__ */ command<ReturnType<typeof inbox>['markInboxRead']>(['markInboxRead', inbox, 1], ['getInboxUnreadCount', 'getMailboxUnreadCount', 'listInboxByCsp', 'listMailboxInbox'])
export const markAllInboxRead: Command<ReturnType<typeof inbox>['markAllInboxRead']> = /* @__PURE__ */ command<ReturnType<typeof inbox>['markAllInboxRead']>(['markAllInboxRead', inbox, 0], ['getInboxUnreadCount', 'getMailboxUnreadCount', 'listInboxByCsp', 'listMailboxInbox'])
export const deleteInboxMessages: Command<ReturnType<typeof inbox>['deleteInbox']> = /* @__PURE__ */ command<ReturnType<typeof inbox>['deleteInbox']>(['deleteInboxMessages', inbox, 1, 'deleteInbox'], ['getInboxUnreadCount', 'getMailboxUnreadCount', 'listInboxByCsp', 'listMailboxInbox'])
