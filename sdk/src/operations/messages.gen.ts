// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const messagesOperations = {
  'GET /wps/relay/CSP_unreadCount': { id: 'getInboxUnreadCount', module: 'INBOX3', value: 'any', token: true },
  'GET /wps/relay/CBS_unreadCount': { id: 'getChatUnreadCount', module: 'CBS3', value: 'any', token: true },
  'GET /wps/relay/EMFE_getInboxUnreadCount': { id: 'getInboxUnreadCountByEmfe', value: 'any', token: true },
} satisfies Operations
