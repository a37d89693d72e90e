// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const verificationOperations = {
  'GET /wps/captcha/geetest': { id: 'getHumanCheck', module: 'GEETEST3' },
  'POST /wps/verification/sms/noLogin': { id: 'sendLoginCode', module: 'VERIFICATION3' },
  'POST /wps/verification/sms/register': { id: 'sendRegistrationCode', module: 'REGMOBVERF3' },
  'POST /wps/member/password/sms': { id: 'sendPasswordCode', module: 'PWRESETSMS3' },
  'POST /wps/v2/verification/sms/send': { id: 'sendMobileCode', module: 'VERIFICATION3', token: true },
  'POST /wps/v2/verification/sms/verify': { id: 'verifyMobile', module: 'VERIFICATION3', value: 'none', token: true },
  'POST /wps/v2/verification/sms/verifyCurrent': { id: 'verifyCurrentMobile', module: 'VERIFICATION3', value: 'none', token: true },
} satisfies Operations
