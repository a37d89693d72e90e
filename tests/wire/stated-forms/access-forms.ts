import { expect } from 'vitest'
import { type StatedForm, success } from './form.ts'

const TEXT = expect.any(String) as string
const DONE = success(true)
const number = { mobileNum: '0912345678', countryDialingCode: '+84' }
const session = { token: TEXT, userName: 'demo01', type: 0, firstTimeLogin: expect.any(Boolean) as boolean }
const credentials = { type: 'username', username: 'demo01', password: 'Demo@123' }
/** A number that no member has, and a code that was sent to it. */
const newNumber = { mobileNum: '0912000111', countryDialingCode: '+84' }
const codeSent: StatedForm['given'] = [
  ['a code was sent', { ...newNumber, verificationCode: '246810', purpose: 'register' }],
]
const newMember = {
  username: 'nhanlong88',
  password: 'Demo@123',
  confirmPassword: 'Demo@123',
  ...newNumber,
  verificationCode: '246810',
  registerUrl: 'm.demo.test',
  registerMethod: 'H5',
  type: 0,
}
const registered = success({ token: TEXT, userName: TEXT })
const sent = success({ expirationTime: expect.any(Number) as number })
const trial = success({ token: TEXT, userName: 'trial0001', customerType: 4 })

/** The rows about login and registration of document A, section 7, in its order. */
export const accessForms: StatedForm[] = [
  { row: 'login', call: 'POST /wps/session/login', encrypted: credentials, gives: success(session) },
  { row: 'freeplay login', call: 'POST /wps/session/login/freeplay', gives: success({ token: TEXT, type: 4 }) },
  { row: 'trial user', call: 'POST /wps/member/trialuser', gives: trial },
  { row: 'trial user', call: 'GET /wps/member/trialuser', gives: trial },
  ...(['header', 'query', 'json', 'form'] as const).flatMap((token): StatedForm[] => [
    { row: 'logout', call: 'POST /wps/session/logout', as: 'demo01', token, gives: DONE },
    { row: 'logout', call: 'DELETE /wps/session/logout', as: 'demo01', token, gives: DONE },
  ]),
  { row: 'register', call: 'POST /wps/member/register', encrypted: newMember, gives: registered },
  { row: 'register', call: 'PUT /wps/member/register', encrypted: newMember, gives: registered },
  {
    row: 'register by mobile',
    call: 'POST /wps/member/register/mobile',
    given: codeSent,
    encrypted: newMember,
    gives: registered,
  },
  {
    row: 'registration settings',
    call: 'GET /wps/system/setting/register',
    gives: success({ username: { acceptedPattern: TEXT, required: true } }),
  },
  {
    row: 'affiliate check',
    call: 'GET /wps/agent/affiliate',
    query: { code: 'LONGAN', domain: 'm.demo.test' },
    gives: { success: true },
  },
  { row: 'captcha', call: 'GET /wps/captcha', gives: success(expect.stringMatching(/^iVBOR[\w+/]+=*$/)) },
  { row: 'username availability', call: 'GET /wps/check/username', query: { username: 'nhanlong88' }, gives: DONE },
  {
    row: 'email recovery',
    call: 'PUT /wps/member/password/email',
    form: { username: 'demo01', email: 'demo01@test.site.example' },
    gives: DONE,
  },
  {
    row: 'set password by phone',
    call: 'POST /wps/member/password/verification',
    given: [
      ['a member has a mobile number', { account: 'demo01', ...number, verified: true }],
      ['a code was sent', { ...number, verificationCode: '135791' }],
    ],
    encrypted: { ...number, newPassword: 'Nhan@2027', verificationCode: '135791' },
    gives: DONE,
  },
  { row: 'SMS for login', call: 'POST /wps/verification/sms/noLogin', json: number, gives: sent },
  { row: 'SMS for register', call: 'POST /wps/verification/sms/register', json: newNumber, gives: sent },
  {
    row: 'SMS for register, mobileNo in one place',
    call: 'POST /wps/verification/sms/register',
    json: { mobileNo: newNumber.mobileNum, countryDialingCode: '+84' },
    gives: sent,
  },
]
