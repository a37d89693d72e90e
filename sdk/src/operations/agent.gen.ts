// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const agentOperations = {
  'GET /wps/relay/ODSFE2_getTeamOverviewSum': { id: 'getTeamOverview', module: 'AGEPAG', token: true },
  'GET /wps/relay/ODSFE2_getTeamProfitAndLoss': { id: 'listTeamProfitAndLoss', module: 'AGETEAMPNL3', token: true },
  'GET /wps/relay/ODSFE2_getAgentCommissions': { id: 'listCommissions', module: 'AGEREV3', token: true },
} satisfies Operations
