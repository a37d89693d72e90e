// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const reportsOperations = {
  'GET /wps/relay/ODSFE2_getTransactionCodes': { id: 'listTransactionCodes', module: 'TRANSREC3', value: 'array', token: true },
  'GET /wps/relay/ODSFE2_getPersonalProfitAndLoss': { id: 'getPersonalProfitAndLoss', module: 'PERSPNL3', token: true },
  'GET /wps/report/detailedLottoPNL': { id: 'getLotteryProfitAndLoss', module: 'PERSPNL3', token: true },
  'GET /wps/report/personalPVPFishingPNL': { id: 'getPvpFishProfitAndLoss', module: 'PERSPNL3', token: true },
  'GET /wps/relay/MCSFE_getExcludeTurnoverList': { id: 'listExcludedTurnover', module: 'DISPEXTURNOVERLIST3', token: true },
} satisfies Operations
