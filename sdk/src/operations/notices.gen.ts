// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const noticesOperations = {
  'GET /wps/system/announcements': { id: 'listSiteNotices', value: 'array', token: true },
  'GET /wps/agent/announcements': { id: 'listAgentNotices', module: 'AGEANNOUNCE3', value: 'array', token: true },
} satisfies Operations
