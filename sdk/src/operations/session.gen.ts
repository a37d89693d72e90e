// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const sessionOperations = {
  'GET /wps/session/key/rsa': { id: 'getRsaKey', text: true },
  'GET /wps/captcha': { id: 'getCaptcha', module: 'CAPTCHA3', value: 'string' },
  'POST /wps/session/login': { id: 'login', module: 'COMM3', captcha: true, encrypted: true },
  'POST /wps/session/login/verification': { id: 'verifyLogin', module: 'LOGINIPVERF3', captcha: true, encrypted: true },
  'POST /wps/session/touchToken': { id: 'touchToken', module: 'COMM3', value: 'none', token: true },
  'POST /wps/session/login/freeplay': { id: 'loginFreePlay', module: 'FREEPLAY3' },
  'POST /wps/session/logout': { id: 'logoutByPost', module: 'COMM3', value: 'none', token: true },
  'DELETE /wps/session/logout': { id: 'logout', module: 'COMM3', value: 'none', token: true },
  'GET /wps/member/trialuser': { id: 'createTrialUserByGet', once: true },
  'POST /wps/member/trialuser': { id: 'createTrialUser' },
} satisfies Operations
