// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const profileOperations = {
  'GET /wps/member/info/icon': { id: 'getMemberIcon', module: 'PROFPIC3', value: 'string', token: true },
  'PUT /wps/member/info/icon': { id: 'setMemberIcon', module: 'PROFPIC3', value: 'none', token: true },
  'GET /wps/relay/MCSFE_getPlayerAvatar': { id: 'getPlayerAvatar', token: true },
  'PUT /wps/member/language': { id: 'setMemberLanguage', module: 'COMM3', value: 'none', token: true },
  'GET /wps/relay/MCSFE_getCustomerKycMerchantSetting': { id: 'getKycSetting', token: true },
  'GET /wps/member/lottoCustomersSeries': { id: 'listMemberLotterySeries', value: 'array', token: true },
  'GET /wps/v2/member/securityConfig': { id: 'getSecurityConfig', module: 'COMM3', token: true },
  'GET /wps/member/securityQuestions': { id: 'listSecurityQuestions', module: 'SECQUES3', value: 'array', token: true },
  'GET /wps/member/customerSecurityQuestions': { id: 'listMySecurityQuestions', module: 'SECQUES3', value: 'array', token: true },
  'PUT /wps/member/customerSecurityQuestions': { id: 'setSecurityQuestions', module: 'SECQUES3', value: 'none', token: true, encrypted: true },
  'GET /wps/member/googleAuthenticator': { id: 'getGoogleAuthenticator', module: 'BINDGA3', token: true },
  'POST /wps/member/googleAuthenticator': { id: 'bindGoogleAuthenticator', module: 'BINDGA3', value: 'none', token: true },
} satisfies Operations
