// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const contentOperations = {
  'GET /wps/relay/MCSFE_getListAnnouncements': { id: 'listAnnouncements', module: 'COMM3', token: true },
  'GET /wps/relay/CCSFE_getListAnnouncements': { id: 'listAnnouncementsByCcsfe', module: 'COMM3', token: true },
  'POST /wps/relay/MCSFE_markAnnouncementRead': { id: 'markAnnouncementRead', module: 'COMM3', value: 'none', token: true },
} satisfies Operations
