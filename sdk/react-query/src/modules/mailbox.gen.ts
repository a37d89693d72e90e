// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { mailbox } from '@longan/sdk/mailbox'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getMailboxUnreadCount: Query<ReturnType<typeof mailbox>['getMailboxUnread']> = /* @__PURE__ */ query<ReturnType<typeof mailbox>['getMailboxUnread']>(['getMailboxUnreadCount', mailbox, 0, 'getMailboxUnread'], { secured: true })
export const listMailboxRecipients: Query<ReturnType<typeof mailbox>['listRecipients']> = /* @__PURE__ */ query<ReturnType<typeof mailbox>['listRecipients']>(['listMailboxRecipients', mailbox, 0, 'listRecipients'], { secured: true, localized: true })
export const sendMailboxMessage: Command<ReturnType<typeof mailbox>['send']> = /* @__PURE__ */ command<ReturnType<typeof mailbox>['send']>(['sendMailboxMessage', mailbox, 1, 'send'], ['listMailboxOutbox'])
export const listMailboxInbox: Query<ReturnType<typeof mailbox>['listReceived']> = /* @__PURE__ */ query<ReturnType<typeof mailbox>['listReceived']>(['listMailboxInbox', mailbox, 1, 'listReceived'], { secured: true, localized: true })
export const deleteMailboxInbox: Command<ReturnType<typeof mailbox>['deleteReceived']> = /* @__PURE__ */ command<ReturnType<typeof mailbox>['deleteReceived']>(['deleteMailboxInbox', mailbox, 1, 'deleteReceived'], ['getInboxUnreadCount', 'getMailboxUnreadCount', 'listInboxByCsp', 'listMailboxInbox'])
export const markMailboxRead: Command<ReturnType<typeof mailbox>['markReceivedRead']> = /* @__PURE__ */ command<ReturnType<typeof mailbox>['markReceivedRead']>(['markMailboxRead', mailbox, 1, 'markReceivedRead'], ['getInboxUnreadCount', 'getMailboxUnreadCount', 'listInboxByCsp', 'listMailboxInbox'])
export const listMailboxOutbox: Query<ReturnType<typeof mailbox>['listSent']> = /* @__PURE__ */ query<ReturnType<typeof mailbox>['listSent']>(['listMailboxOutbox', mailbox, 1, 'listSent'], { secured: true })
export const deleteMailboxOutbox: Command<ReturnType<typeof mailbox>['deleteSent']> = /* @__PURE__ */ command<ReturnType<typeof mailbox>['deleteSent']>(['deleteMailboxOutbox', mailbox, 1, 'deleteSent'], ['listMailboxOutbox'])
