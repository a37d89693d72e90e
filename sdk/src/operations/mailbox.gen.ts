// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const mailboxOperations = {
  'GET /wps/message/unreadCount': { id: 'getMailboxUnreadCount', token: true },
  'GET /wps/message/recipients': { id: 'listMailboxRecipients', token: true },
  'PUT /wps/message/send': { id: 'sendMailboxMessage', token: true },
  'GET /wps/message/inbox': { id: 'listMailboxInbox', token: true },
  'DELETE /wps/message/inbox': { id: 'deleteMailboxInbox', token: true },
  'POST /wps/message/read': { id: 'markMailboxRead', token: true },
  'GET /wps/message/outbox': { id: 'listMailboxOutbox', token: true },
  'DELETE /wps/message/outbox': { id: 'deleteMailboxOutbox', token: true },
} satisfies Operations
