// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const memberOperations = {
  'GET /wps/member/info': { id: 'getMemberInfo', module: 'COMM3', token: true },
  'POST /wps/member/info': { id: 'updateMemberInfo', module: 'COMM3', value: 'none', token: true },
  'GET /wps/member/info/nickname': { id: 'getNickname', value: 'string', token: true },
  'PUT /wps/member/info/nickname': { id: 'updateNickname', value: 'none', token: true },
  'GET /wps/member/info/email': { id: 'getEmail', module: 'PERSMAIL3', value: 'string', token: true },
  'PUT /wps/member/info/email': { id: 'updateEmail', module: 'PERSMAIL3', value: 'none', token: true },
  'GET /wps/member/info/payeename': { id: 'getPayeeName', module: 'PERSPAYEE3', value: 'string', token: true },
  'PUT /wps/member/info/payeename': { id: 'updatePayeeName', module: 'PERSPAYEE3', value: 'none', token: true },
} satisfies Operations
