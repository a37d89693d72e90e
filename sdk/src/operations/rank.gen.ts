// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const rankOperations = {
  'GET /wps/relay/MCSFE_getPlayerRankProgress': { id: 'getRankProgress', module: 'MEMCLUB3', token: true },
  'GET /wps/relay/MCSFE_getPlayerRankList': { id: 'listRanks', module: 'MEMCLUB3', value: 'array' },
} satisfies Operations
