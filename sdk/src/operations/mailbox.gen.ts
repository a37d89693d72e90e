// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const mailboxOperations = {
  'GET /wps/message/unreadCount': { id: 'getMailboxUnreadCount', value: 'any', token: true },
  'GET /wps/message/recipients': { id: 'listMailboxRecipients', value: 'array', token: true },
  'PUT /wps/message/send': { id: 'sendMailboxMessage', value: 'none', token: true },
  'GET /wps/message/inbox': { id: 'listMailboxInbox', token: true },
  'DELETE /wps/message/inbox': { id: 'deleteMailboxInbox', value: 'none', token: true },
  'POST /wps/message/read': { id: 'markMailboxRead', value: 'none', token: true },
  'GET /wps/message/outbox': { id: 'listMailboxOutbox', token: true },
  'DELETE /wps/message/outbox': { id: 'deleteMailboxOutbox', value: 'none', token: true },
} satisfies Operations
