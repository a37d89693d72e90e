import { FORM } from '../form.ts'
import type { Call, Http, Query } from '../http.ts'
import { mailboxOperations } from '../operations/mailbox.gen.ts'
import { paged } from '../page.ts'
import type { MailboxDraft } from '../schema.gen.ts'
import { unreadNumber } from '../unread-count.ts'
import { done, value } from '../value.ts'

/** The mailbox of older gateways: the inbox, and what a member writes. */
export const mailbox = (http: Http) => {
  const { GET, PUT, POST, DELETE } = http.clientOf(mailboxOperations)
  const withIds = (messageIds: number[]) => ({ params: { query: { messageIds: messageIds.join() } } })

  return {
    getMailboxUnread: async (call?: Call) => unreadNumber(await value(GET('/wps/message/unreadCount', call))),
    /** Lists the allowed recipients. */
    listRecipients: (call?: Call) => value(GET('/wps/message/recipients', call)),
    send: (draft: MailboxDraft, call?: Call) => done(PUT('/wps/message/send', { body: draft, ...call })),
    listReceived: (filter: Query<'listMailboxInbox'> = {}, call?: Call) =>
      paged(filter, (query) => value(GET('/wps/message/inbox', { params: { query }, ...call }))),
    deleteReceived: async (messageIds: number[], call?: Call) =>
      done(DELETE('/wps/message/inbox', { ...withIds(messageIds), ...call })),
    markReceivedRead: async (messageIds: number[], call?: Call) =>
      done(POST('/wps/message/read', { body: { messageIds: messageIds.join() }, headers: FORM, ...call })),
    listSent: (filter: Query<'listMailboxOutbox'> = {}, call?: Call) =>
      paged(filter, (query) => value(GET('/wps/message/outbox', { params: { query }, ...call }))),
    deleteSent: async (messageIds: number[], call?: Call) =>
      done(DELETE('/wps/message/outbox', { ...withIds(messageIds), ...call })),
  }
}
