// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { inbox } from '@longan/sdk/inbox'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const listInboxByCsp: Query<ReturnType<typeof inbox>['listInbox']> = /* @__PURE__ */ query('listInboxByCsp', [(http: Http) => inbox(http).listInbox, 1], { secured: true, localized: true })
export const markInboxRead: Command<ReturnType<typeof inbox>['markInboxRead']> = /* @__PURE__ */ command('markInboxRead', [(http: Http) => inbox(http).markInboxRead, 1], ['getInboxUnreadCount', 'getMailboxUnreadCount', 'listInboxByCsp', 'listMailboxInbox'])
export const markAllInboxRead: Command<ReturnType<typeof inbox>['markAllInboxRead']> = /* @__PURE__ */ command('markAllInboxRead', [(http: Http) => inbox(http).markAllInboxRead, 0], ['getInboxUnreadCount', 'getMailboxUnreadCount', 'listInboxByCsp', 'listMailboxInbox'])
export const deleteInboxMessages: Command<ReturnType<typeof inbox>['deleteInbox']> = /* @__PURE__ */ command('deleteInboxMessages', [(http: Http) => inbox(http).deleteInbox, 1], ['getInboxUnreadCount', 'getMailboxUnreadCount', 'listInboxByCsp', 'listMailboxInbox'])
