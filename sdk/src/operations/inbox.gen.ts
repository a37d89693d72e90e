// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const inboxOperations = {
  'GET /wps/relay/CSP_getInbox': { id: 'listInboxByCsp', module: 'INBOX3', token: true },
  'GET /wps/relay/EMFE_getInbox': { id: 'listInbox', token: true },
  'POST /wps/relay/EMFE_markInboxRead': { id: 'markInboxRead', value: 'none', token: true },
  'POST /wps/relay/EMFE_markAllInboxRead': { id: 'markAllInboxRead', value: 'none', token: true },
  'DELETE /wps/relay/EMFE_deleteInbox': { id: 'deleteInboxMessages', value: 'none', token: true },
} satisfies Operations
