// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const systemOperations = {
  'GET /wps/system/status': { id: 'getSystemStatus', module: 'COMM3' },
  'GET /wps/system/settings/consolidated': { id: 'getSettings', module: 'COMM3' },
  'GET /wps/system/whitelabel': { id: 'getWhitelabel', module: 'COMM3' },
  'GET /wps/system/templates': { id: 'getTemplates', module: 'COMM3' },
  'GET /wps/system/country': { id: 'listCountries', module: 'COMM3', value: 'array' },
  'GET /wps/system/helpCenter': { id: 'listHelpTopics', module: 'COMM3', value: 'array' },
  'GET /wps/v2/system/status': { id: 'getSystemStatusV2', module: 'COMM3' },
} satisfies Operations
