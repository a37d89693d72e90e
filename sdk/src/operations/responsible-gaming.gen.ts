// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const responsibleGamingOperations = {
  'GET /wps/system/rulebook': { id: 'getRulebook', module: 'RESPGAME3' },
  'GET /wps/member/responsible/limits': { id: 'listLimits', module: 'RESPGAME3', value: 'array', token: true },
  'POST /wps/member/responsible/limits': { id: 'setLimit', module: 'RESPGAME3', value: 'array', token: true },
  'POST /wps/member/responsible/limits/removal': { id: 'removeLimit', module: 'RESPGAME3', value: 'array', token: true },
  'POST /wps/member/responsible/limits/confirmation': { id: 'confirmLimit', module: 'RESPGAME3', value: 'array', token: true },
  'POST /wps/member/responsible/limits/cancellation': { id: 'cancelLimitChange', module: 'RESPGAME3', value: 'array', token: true },
  'GET /wps/member/responsible/session': { id: 'getPlaySession', module: 'RESPGAME3', token: true },
  'POST /wps/member/responsible/reality-check': { id: 'setRealityCheck', module: 'RESPGAME3', token: true },
  'POST /wps/member/responsible/reality-check/answer': { id: 'answerRealityCheck', module: 'RESPGAME3', token: true },
  'POST /wps/member/responsible/statement/confirmation': { id: 'confirmStatement', module: 'RESPGAME3', token: true },
  'POST /wps/member/responsible/game-exit': { id: 'leaveGame', module: 'RESPGAME3', token: true },
  'GET /wps/member/responsible/statement': { id: 'getStatement', module: 'RESPGAME3', token: true },
  'GET /wps/member/responsible/breaks': { id: 'listBreaks', module: 'RESPGAME3', value: 'array', token: true },
  'POST /wps/member/responsible/time-outs': { id: 'createTimeOut', module: 'RESPGAME3', value: 'array', token: true },
  'POST /wps/member/responsible/panic': { id: 'createPanicTimeOut', module: 'RESPGAME3', value: 'array', token: true },
  'GET /wps/member/responsible/offers': { id: 'getOfferChoice', module: 'RESPGAME3', token: true },
  'POST /wps/member/responsible/offers': { id: 'setOfferChoice', module: 'RESPGAME3', token: true },
  'POST /wps/member/responsible/self-exclusion': { id: 'createSelfExclusion', module: 'RESPGAME3', value: 'array', token: true },
  'POST /wps/member/responsible/return': { id: 'applyReturn', module: 'RESPGAME3', value: 'array', encrypted: true },
} satisfies Operations
