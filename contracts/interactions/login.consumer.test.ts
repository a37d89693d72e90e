import type { LoginInput, LoginVerification } from '@longan/sdk'
import { test } from 'vitest'
import { ACCOUNT, NOW, PASSWORD } from '../consumer/examples.ts'
import { exclusion } from '../consumer/limit-refusals.ts'
import { refusals } from '../consumer/pact.ts'
import { encryptedOperation, encryptionRefusals } from '../consumer/encrypted-operation.ts'
import { anyText, boolean, equal, sessionToken, timestamp } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const session = {
  token: sessionToken('1b4e28ba-2fa1-4d2b-a53f-0016d3cca427'),
  userName: equal(ACCOUNT),
  type: equal(0),
  firstTimeLogin: equal(true),
}
const ready: ProviderState = ['a member can log in', { account: ACCOUNT, password: PASSWORD }]
const input: LoginInput = { type: 'username', username: ACCOUNT, password: PASSWORD }
const loginWith = (plain: LoginInput) =>
  encryptedOperation('login', plain, { call: (gateway) => gateway.session.login(plain), given: [ready] })
const login = await loginWith(input)
const wrongPassword = await loginWith({ ...input, password: 'Wrong@123' })
const withCaptcha = await loginWith({ ...input, captcha: '0000' })
const PHONE = { mobileNum: '0987654321', countryDialingCode: '+84' }
const bySms: LoginInput = {
  type: 'sms',
  username: PHONE.mobileNum,
  password: '135791',
  countryDialingCode: PHONE.countryDialingCode,
}
const byMessage = await loginWith(bySms)
const byWrongMessage = await loginWith({ ...bySms, password: '135792' })
const byNoNumber = await loginWith({ ...bySms, username: '12' })
const byIdentity = await loginWith({ type: 'firebase', firebaseIdToken: 'bm90.YQ.dG9rZW4' })
const GT = '647f5ed2ed8acb4be36784e01556bb71'
const byRobot = await loginWith({ ...input, geetestValidateV4: { captcha_id: GT, pass_token: 'failed' } })
const onNewDevice = await loginWith({ ...input, loginDeviceId: '5e0c2b7a-9a51-4c1e-8f7e-2f6a5d3c1e77' })
const withControls = await loginWith({ ...input, username: 'demo\u000702' })
const withoutName = await loginWith({ type: 'username', password: PASSWORD })

const verifying = (plain: LoginVerification, given: ProviderState[]) =>
  encryptedOperation('verifyLogin', plain, { call: (gateway) => gateway.session.verifyLogin(plain), given })
const switched = (modId: string, isOn = true): ProviderState => ['a module is switched', { modId, isOn }]
const hasPhone: ProviderState = ['a member has a mobile number', { account: ACCOUNT, ...PHONE, verified: true }]
const codeFor = (purpose: 'guest' | 'device'): ProviderState => [
  'a code was sent',
  { ...PHONE, verificationCode: '135791', purpose },
]
const onDevice: ProviderState[] = [switched('LOGINIPVERF3'), ready, hasPhone, codeFor('device')]
const verification = { ...input, verificationCode: '135791' }
const verifyLogin = await verifying(verification, onDevice)
const verifyWithCaptcha = await verifying({ ...verification, captcha: '0000' }, onDevice)
const verifyWrongly = await verifying({ ...verification, verificationCode: '135792' }, onDevice)
const verifyWithout = await verifying({ ...verification, password: 'Wrong@123' }, onDevice)
const verifyNobody = await verifying({ type: 'username', password: PASSWORD, verificationCode: '135791' }, onDevice)

const suspected: ProviderState[] = [ready, ['the next login needs a captcha', { account: ACCOUNT }]]

test('login', () => login.answers({ reply: session }))

test('login by a password that came by mail', async () => {
  const mailed: ProviderState = [
    'a password was mailed',
    { account: ACCOUNT, email: 'demo02@site.example', password: '135791' },
  ]
  const byMail = await loginWith({ ...input, password: '135791' })
  await byMail.answers({
    about: 'by a password that came by mail',
    given: [ready, mailed],
    reply: { ...session, passwordExpired: equal(true) },
  })
})

test('login 400 login.incorrect', () =>
  wrongPassword.refuses(400, 'login.incorrect', { value: { captcha: boolean(false) } }))

test('login 400 account.self.excluded', () =>
  login.refuses(400, 'account.self.excluded', {
    given: [ready, exclusion.given(ACCOUNT)],
    value: { data: exclusion.data },
  }))

test('verifyLogin 400 account.self.excluded', () =>
  verifyLogin.refuses(400, 'account.self.excluded', {
    given: [...onDevice, exclusion.given(ACCOUNT)],
    value: { data: exclusion.data },
  }))

test('login 400 member.locked', () =>
  login.refuses(400, 'member.locked', {
    given: [['a member is locked', { account: ACCOUNT }]],
    value: { field: 'username', captcha: boolean(false) },
  }))

test('login 400 captcha.required', () =>
  login.refuses(400, 'captcha.required', { given: suspected, value: { field: 'captcha', captcha: true } }))

test('login 400 captcha.incorrect', () =>
  withCaptcha.refuses(400, 'captcha.incorrect', { given: suspected, value: { field: 'captcha', captcha: true } }))

test('login 400 request_param_err', () =>
  withoutName.refuses(400, 'request_param_err', { value: { field: 'username', reason: anyText('is missing') } }))

test('login 400 request_param_err of a name with a control character', () =>
  withControls.refuses(400, 'request_param_err', {
    about: 'of a name with a control character',
    value: { field: 'username', rule: 'characters' },
  }))

test('login 403 function.not.available', () =>
  byMessage.refuses(403, 'function.not.available', {
    given: [switched('MOBILEVERCODELOGIN3', false)],
    value: { field: 'type', reason: anyText('is switched off') },
  }))

test('login by SMS', () =>
  byMessage.answers({
    about: 'by SMS',
    given: [ready, hasPhone, codeFor('guest'), switched('MOBILEVERCODELOGIN3')],
    reply: session,
  }))

test('login 400 verification.code.incorrect', () =>
  byWrongMessage.refuses(400, 'verification.code.incorrect', {
    given: [ready, hasPhone, codeFor('guest'), switched('MOBILEVERCODELOGIN3')],
    value: { field: 'password', reason: anyText('is wrong') },
  }))

test('login 400 verification.code.incorrect by a token that the identity provider has not made', () =>
  byIdentity.refuses(400, 'verification.code.incorrect', {
    about: 'by a token that the identity provider has not made',
    given: [switched('GOOGLELOGIN3')],
    value: { field: 'firebaseIdToken', reason: anyText('is not a token of the identity provider') },
  }))

test('login 400 mobile.format.invalid', () =>
  byNoNumber.refuses(400, 'mobile.format.invalid', {
    given: [switched('MOBILEVERCODELOGIN3')],
    value: { field: 'username' },
  }))

const peopleOnly: ProviderState[] = [ready, switched('GEETEST3'), ['a human check waits', { gt: GT }]]

test('login 400 geetest.required', () =>
  login.refuses(400, 'geetest.required', { given: peopleOnly, value: { field: 'geetestValidateV4' } }))

test('login 400 geetest.failed', () =>
  byRobot.refuses(400, 'geetest.failed', { given: peopleOnly, value: { field: 'geetestValidateV4' } }))

test('login 400 login_verify_required', () =>
  onNewDevice.refuses(400, 'login_verify_required', {
    given: [ready, hasPhone, switched('LOGINIPVERF3')],
    value: { field: 'loginDeviceId', data: { expirationTime: timestamp(NOW + 60_000) } },
  }))

test('verifyLogin', () => verifyLogin.answers({ reply: session }))

test('verifyLogin 400 verification.code.incorrect', () =>
  verifyWrongly.refuses(400, 'verification.code.incorrect', { value: { field: 'verificationCode' } }))

test('verifyLogin 400 login.incorrect', () =>
  verifyWithout.refuses(400, 'login.incorrect', { value: { captcha: boolean(false) } }))

test('verifyLogin 400 request_param_err', () =>
  verifyNobody.refuses(400, 'request_param_err', { value: { field: 'username', reason: anyText('is missing') } }))

test('verifyLogin 400 member.locked', () =>
  verifyLogin.refuses(400, 'member.locked', {
    given: [switched('LOGINIPVERF3'), ['a member is locked', { account: ACCOUNT }]],
    value: { field: 'username', captcha: boolean(false) },
  }))

test('verifyLogin 400 captcha.required', () =>
  verifyLogin.refuses(400, 'captcha.required', {
    given: [switched('LOGINIPVERF3'), ...suspected],
    value: { field: 'captcha', captcha: true },
  }))

test('verifyLogin 400 captcha.incorrect', () =>
  verifyWithCaptcha.refuses(400, 'captcha.incorrect', {
    given: [switched('LOGINIPVERF3'), ...suspected],
    value: { field: 'captcha', captcha: true },
  }))

test.each([verifyLogin])('$id 400 request_body_required', encryptionRefusals.unreadable)
test.each([verifyLogin])('$id 400 missing_encryption', encryptionRefusals.withoutKey)

test('login 400 request_body_required, the body being encrypted for another key', () =>
  encryptionRefusals.unreadable(login))

test('login 400 missing_encryption, something on the way having dropped the header', () =>
  encryptionRefusals.withoutKey(login))

test.each([login, verifyLogin])('$id 503 system.maintenance', refusals.closed)
