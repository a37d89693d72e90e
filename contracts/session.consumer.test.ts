import type { LoginInput } from '@longan/sdk'
import { test } from 'vitest'
import { ACCOUNT, NOW, PASSWORD } from './examples.ts'
import { operation, refusals } from './pact.ts'
import { mockKey, sealedOperation, sealedRefusals } from './sealed-operation.ts'
import { boolean, equal, integer, regex, someText, string, textLike } from './shapes.ts'
import type { Given } from './states.ts'

const ready: Given = ['a member can log in', { account: ACCOUNT, password: PASSWORD }]
const input: LoginInput = { type: 'username', username: ACCOUNT, password: PASSWORD }
const key = await mockKey()

const loginWith = (plain: LoginInput) =>
  sealedOperation('login', plain, { call: (gateway) => gateway.session.login(plain), given: [ready] })
const login = await loginWith(input)
const wrongPassword = await loginWith({ ...input, password: 'Wrong@123' })
const withCaptcha = await loginWith({ ...input, captcha: '0000' })
const byMessage = await loginWith({ type: 'sms', username: '0912345678', password: '123456' })
const withoutName = await loginWith({ type: 'username', password: PASSWORD })

const getRsaKey = operation('getRsaKey', {
  query: { t: regex('^[0-9]+$', String(NOW)) },
  call: (gateway) => gateway.session.getKey(),
})
const getCaptcha = operation('getCaptcha', {
  query: { _: regex('^[0-9]+$', String(NOW)) },
  call: (gateway) => gateway.session.getCaptcha(),
})
const loginFreePlay = operation('loginFreePlay', { body: {}, call: (gateway) => gateway.session.loginFreePlay() })
const createTrialUser = operation('createTrialUser', { call: (gateway) => gateway.session.createTrial() })
const createTrialUserByGet = operation('createTrialUserByGet', {
  call: (gateway) => gateway.session.createTrial(),
  gateway: { profile: { trialMethod: 'GET' } },
})
const logout = operation('logout', { call: (gateway) => gateway.session.logout() })
const logoutByPost = operation('logoutByPost', {
  call: (gateway) => gateway.session.logout(),
  gateway: { profile: { logoutMethod: 'POST' } },
})
const leaving = [logout, logoutByPost]
const all = [getRsaKey, getCaptcha, login, loginFreePlay, createTrialUser, createTrialUserByGet, ...leaving]

const session = {
  token: someText('1b4e28ba-2fa1-4d2b-a53f-0016d3cca427'),
  userName: equal(ACCOUNT),
  type: integer(0),
  firstTimeLogin: boolean(true),
}
const trial = {
  token: someText('1b4e28ba-2fa1-4d2b-a53f-0016d3cca427'),
  userName: someText('trial0001'),
  customerType: integer(4),
}
const trialSession = {
  token: '1b4e28ba-2fa1-4d2b-a53f-0016d3cca427',
  userName: 'trial0001',
  type: 4,
  firstTimeLogin: false,
}

test('getRsaKey', () => getRsaKey.answers({ reply: regex('^[0-9a-f]{128,1024}$', key) }))

test('getCaptcha', () =>
  getCaptcha.answers({
    reply: textLike('^[A-Za-z0-9+/]{20,}=*$', 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ'),
    replyHeaders: { 'X-Captcha-Id': regex('^\\S+$', '3f1c2a54-6a0e-4f6e-9a2e-6d1f7c0b8e21') },
  }))

test('login', () => login.answers({ reply: session }))

test('login 400 login.incorrect', () =>
  wrongPassword.refuses(400, 'login.incorrect', { value: { captcha: boolean(false) } }))

test('login 400 member.locked', () =>
  login.refuses(400, 'member.locked', { given: [['a member is locked', { account: ACCOUNT }]] }))

const suspected: Given[] = [ready, ['the next login needs a captcha', { account: ACCOUNT }]]

test('login 400 captcha.required', () =>
  login.refuses(400, 'captcha.required', { given: suspected, value: { captcha: true } }))

test('login 400 captcha.incorrect', () =>
  withCaptcha.refuses(400, 'captcha.incorrect', { given: suspected, value: { captcha: true } }))

test('login 400 request_param_err', () =>
  withoutName.refuses(400, 'request_param_err', { value: { field: 'username', reason: string('is missing') } }))

test('login 403 function.not.available', () =>
  byMessage.refuses(403, 'function.not.available', { value: { field: 'type', reason: string('is switched off') } }))

test('login 400 request_body_required, the body being encrypted for another key', () =>
  sealedRefusals.unreadable(login))

test('login 400 missing_encryption, something on the way having dropped the header', () =>
  sealedRefusals.withoutKey(login))

test('loginFreePlay', () =>
  loginFreePlay.answers({ reply: { ...session, userName: someText('trial0001'), type: integer(4) } }))
test('createTrialUser', () => createTrialUser.answers({ reply: trial, returns: trialSession }))
test('createTrialUserByGet', () => createTrialUserByGet.answers({ reply: trial, returns: trialSession }))

test.each(leaving)('$id', (one) => one.answers({}))
test.each(leaving)('$id 401 login.not.session', refusals.notSignedIn)
test.each(leaving)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)
