// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const lobbyOperations = {
  'GET /wps/relay/GCSGAME_gameVendor': { id: 'listVendorLanes', module: 'COMM3', token: true },
  'GET /wps/relay/GLS2_roomList': { id: 'listRooms', token: true },
  'GET /wps/relay/GCSGAME_getRankList': { id: 'listRankedGames', token: true },
} satisfies Operations
