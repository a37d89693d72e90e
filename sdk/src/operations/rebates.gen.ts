// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const rebatesOperations = {
  'GET /wps/relay/MCSFE_getCustomerRebateSettingByProductType': { id: 'listRebateSettings', module: 'PLYRBT', value: 'array', token: true },
  'GET /wps/relay/MCSFE_getRebateList': { id: 'listRebates', module: 'PLYRBT', value: 'array', token: true },
  'POST /wps/relay/MCSFE_claimRebate': { id: 'claimRebate', module: 'PLYRBT', token: true },
} satisfies Operations
