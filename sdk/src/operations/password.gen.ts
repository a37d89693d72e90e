// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const passwordOperations = {
  'POST /wps/member/password': { id: 'changePassword', module: 'PASS3', value: 'none', token: true, encrypted: true },
  'POST /wps/v2/member/password': { id: 'changePasswordV2', module: 'PASS3', value: 'none', token: true, encrypted: true },
  'PUT /wps/member/password/email': { id: 'sendPasswordMail', module: 'COMM3', value: 'none' },
  'POST /wps/member/password/email': { id: 'sendPasswordMailByPost', module: 'COMM3', value: 'none' },
  'POST /wps/member/password/verification': { id: 'resetPassword', module: 'CHNGPASSVERIF3', value: 'none', encrypted: true },
} satisfies Operations
