// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const downlinesOperations = {
  'GET /wps/agent/downlines': { id: 'listDownlines', module: 'DOWNMAN', token: true },
  'POST /wps/agent/downline': { id: 'createDownline', module: 'AGEREGDOWN3', token: true, encrypted: true },
  'PUT /wps/agent/promoteDownlineToAgent': { id: 'promoteDownline', module: 'DOWNMAN', value: 'none', token: true },
  'GET /wps/agent/globalRebateSettings': { id: 'getGlobalRebateSettings', module: 'REGCEN', token: true },
  'GET /wps/relay/MCSFE_getGlobalRebateSettingsByProductType': { id: 'listGlobalRebateSettings', module: 'REGCEN', value: 'array', token: true },
  'GET /wps/agent/downlineRebates': { id: 'listDownlineRebates', module: 'DOWNMAN', token: true },
  'PUT /wps/agent/downlineRebates': { id: 'setDownlineRebates', module: 'DOWNMAN', token: true },
} satisfies Operations
