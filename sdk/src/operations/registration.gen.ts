// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const registrationOperations = {
  'GET /wps/system/setting/register': { id: 'getRegistrationRules', module: 'REG3' },
  'GET /wps/check/username': { id: 'checkUsername', value: 'none' },
  'GET /wps/agent/affiliate': { id: 'checkAffiliate', module: 'AFFMAN3', value: 'none' },
  'GET /wps/agent/default': { id: 'getDefaultAffiliate' },
  'PUT /wps/member/register': { id: 'register', module: 'REG3', captcha: true, encrypted: true },
  'POST /wps/member/register': { id: 'registerByPost', module: 'REG3', captcha: true, encrypted: true },
  'PUT /wps/member/register/mobile': { id: 'registerByMobile', module: 'MOBILENUMREG3', captcha: true, encrypted: true },
  'POST /wps/member/register/mobile': { id: 'registerByMobileByPost', module: 'MOBILENUMREG3', captcha: true, encrypted: true },
  'PUT /wps/member/register/autoUsername': { id: 'registerWithoutUsername', module: 'REG3', captcha: true },
  'PUT /wps/member/register/onlyMobile': { id: 'registerByMobileAlone', module: 'MOBILENUMREG3', captcha: true },
} satisfies Operations
