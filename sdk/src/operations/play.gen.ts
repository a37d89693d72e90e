// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const playOperations = {
  'GET /wps/relay/GCS_addRecentGame': { id: 'addRecentGame', module: 'GAMELOREC3', value: 'none', token: true },
  'GET /wps/game/launchGame': { id: 'launchGame', module: 'GAMELO3', value: 'any', token: true },
  'GET /wps/relay/GCS_gameTrialLaunch': { id: 'launchTrialGame' },
  'GET /wps/relay/GCS_gameLaunchFB': { id: 'launchGuestSports' },
} satisfies Operations
