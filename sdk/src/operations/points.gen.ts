// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const pointsOperations = {
  'GET /wps/relay/MCSFE_getPointBalance': { id: 'getPointBalance', module: 'PTSYS3', value: 'number', token: true },
  'GET /wps/relay/MCSFE_getPointConfig': { id: 'getPointConfig', module: 'PTSYS3', token: true },
  'GET /wps/relay/MCSFE_getPointRewardConversionType': { id: 'listPointRewardTypes', module: 'PTSYS3', value: 'array', token: true },
  'GET /wps/relay/MCSFE_getPointReward': { id: 'listPointRewards', module: 'PTSYS3', token: true },
  'POST /wps/relay/passwordCheck/MCSFE_redeemPointReward': { id: 'redeemPointReward', module: 'PTSYS3', token: true, encrypted: true },
  'GET /wps/relay/MCSFE_getRedeemPointList': { id: 'listPointRedemptions', module: 'PTSYS3', token: true },
  'POST /wps/relay/passwordCheck/MCSFE_convertPoint': { id: 'convertPoints', module: 'PTSYS3', token: true, encrypted: true },
} satisfies Operations
