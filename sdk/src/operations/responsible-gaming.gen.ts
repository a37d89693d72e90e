// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const responsibleGamingOperations = {
  'GET /wps/system/rulebook': { id: 'getRulebook', module: 'RESPGAME3' },
  'GET /wps/member/responsible/limits': { id: 'listLimits', module: 'RESPGAME3', value: 'array', token: true },
  'POST /wps/member/responsible/limits': { id: 'setLimit', module: 'RESPGAME3', value: 'array', token: true },
  'POST /wps/member/responsible/limits/removal': { id: 'removeLimit', module: 'RESPGAME3', value: 'array', token: true },
  'POST /wps/member/responsible/limits/confirmation': { id: 'confirmLimit', module: 'RESPGAME3', value: 'array', token: true },
  'POST /wps/member/responsible/limits/cancellation': { id: 'cancelLimitChange', module: 'RESPGAME3', value: 'array', token: true },
} satisfies Operations
