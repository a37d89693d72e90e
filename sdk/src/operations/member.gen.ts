// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const memberOperations = {
  'GET /wps/member/info': { id: 'getMemberInfo', module: 'COMM3', token: true },
} satisfies Operations
