// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const missionsOperations = {
  'GET /wps/relay/MCSFE_getMissionSummaryDetails': { id: 'listMissions', module: 'REWCEN3', token: true },
  'GET /wps/relay/MCSFE_getMissionLeaderboard': { id: 'getMissionLeaderboard', module: 'REWCEN3', token: true },
  'POST /wps/relay/MCSFE_claimMission': { id: 'claimMissions', module: 'REWCEN3', value: 'array', token: true },
  'GET /wps/relay/PROMOFE_getParticipableQuestList': { id: 'listQuests', module: 'REWCEN3', value: 'array', token: true },
  'GET /wps/relay/PROMOFE_getRankBoardList': { id: 'listRankBoards', module: 'REWCEN3', value: 'array' },
  'POST /wps/relay/PROMOFE_recordCustomerHeartbeatDaily': { id: 'recordHeartbeat', module: 'REWCEN3', value: 'none', token: true },
} satisfies Operations
