// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { mailbox } from '@longan/sdk/mailbox'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getMailboxUnreadCount: Query<ReturnType<typeof mailbox>['getMailboxUnread']> = /* @__PURE__ */ query('getMailboxUnreadCount', [(http: Http) => mailbox(http).getMailboxUnread, 0], { secured: true })
export const listMailboxRecipients: Query<ReturnType<typeof mailbox>['listRecipients']> = /* @__PURE__ */ query('listMailboxRecipients', [(http: Http) => mailbox(http).listRecipients, 0], { secured: true, localized: true })
export const sendMailboxMessage: Command<ReturnType<typeof mailbox>['send']> = /* @__PURE__ */ command('sendMailboxMessage', [(http: Http) => mailbox(http).send, 1], ['listMailboxOutbox'])
export const listMailboxInbox: Query<ReturnType<typeof mailbox>['listReceived']> = /* @__PURE__ */ query('listMailboxInbox', [(http: Http) => mailbox(http).listReceived, 1], { secured: true, localized: true })
export const deleteMailboxInbox: Command<ReturnType<typeof mailbox>['deleteReceived']> = /* @__PURE__ */ command('deleteMailboxInbox', [(http: Http) => mailbox(http).deleteReceived, 1], ['getInboxUnreadCount', 'getMailboxUnreadCount', 'listInboxByCsp', 'listMailboxInbox'])
export const markMailboxRead: Command<ReturnType<typeof mailbox>['markReceivedRead']> = /* @__PURE__ */ command('markMailboxRead', [(http: Http) => mailbox(http).markReceivedRead, 1], ['getInboxUnreadCount', 'getMailboxUnreadCount', 'listInboxByCsp', 'listMailboxInbox'])
export const listMailboxOutbox: Query<ReturnType<typeof mailbox>['listSent']> = /* @__PURE__ */ query('listMailboxOutbox', [(http: Http) => mailbox(http).listSent, 1], { secured: true })
export const deleteMailboxOutbox: Command<ReturnType<typeof mailbox>['deleteSent']> = /* @__PURE__ */ command('deleteMailboxOutbox', [(http: Http) => mailbox(http).deleteSent, 1], ['listMailboxOutbox'])
