// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const numerosOperations = {
  'GET /lgw/games/opened/numero': { id: 'listOpenIssues', module: 'COMM3', value: 'array', token: true },
  'GET /lotto/lgw/games/opened/numero': { id: 'listOpenIssuesByLotto', module: 'COMM3', value: 'array', token: true },
  'GET /lotto-vn/lgw/numeros/near': { id: 'getVnNumerosNear', token: true },
  'GET /lgw/draw': { id: 'listLatestDraws', module: 'COMM3', token: true },
  'GET /lgw/draw/code/{code}': { id: 'listDrawsByCode', token: true },
  'GET /lgw/draw/{gameId}/hot_gap_info': { id: 'getHotGapInfo', token: true },
} satisfies Operations
