// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const chatOperations = {
  'GET /wps/relay/CBS_launchChat': { id: 'launchChat', module: 'CBS3', token: true },
  'GET /wps/relay/CSP_ImUrl': { id: 'getImUrl', value: 'string', token: true },
  'GET /wps/relay/CBS_groupPermission': { id: 'getChatPermission', module: 'CBS3', token: true },
  'GET /wps/relay/CBS_modelList': { id: 'listChatModels', module: 'CBS3', value: 'array', token: true },
  'GET /wps/relay/WPSCORE_getCustomerServiceScript': { id: 'getCustomerServiceScript', value: 'string' },
} satisfies Operations
