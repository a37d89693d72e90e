// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const gamesOperations = {
  'GET /wps/relay/GCSGAME_newGameVendor': { id: 'listVendors', module: 'COMM3', token: true },
  'GET /wps/relay/GLS2_getVassGameType': { id: 'listGameTypes', module: 'GAMELO3', token: true },
  'GET /wps/relay/GCSGAME_gameList': { id: 'listGames', module: 'GAMELO3', token: true },
  'GET /wps/relay/GCSGAME_hotGamesV2': { id: 'listHotGames', module: 'GAMELOHOT3' },
  'GET /wps/relay/GCSGAME_getGameMatchV2': { id: 'listHotMatches', token: true },
  'GET /wps/relay/ODSFE2_getWinnerBoard': { id: 'listWinners', module: 'COMM3' },
  'POST /wps/relay/VIS_getJackpot': { id: 'getJackpot', module: 'COMM3', value: 'number', token: true },
  'GET /wps/relay/GCSGAME_getVassGameType': { id: 'listGameTypesByGcsgame', module: 'COMM3', token: true },
} satisfies Operations
