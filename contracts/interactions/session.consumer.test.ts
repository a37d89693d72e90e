import { test } from 'vitest'
import { ACCOUNT, NOW, TOKEN } from '../consumer/examples.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { mockKey } from '../consumer/encrypted-operation.ts'
import { boolean, equal, identifier, integer, regex, sessionToken, textLike } from '../consumer/shapes.ts'

const key = await mockKey()

const touchToken = operation('touchToken', { as: 'member', call: (gateway) => gateway.session.touch() })
const getRsaKey = operation('getRsaKey', {
  query: { t: regex('^[0-9]+$', String(NOW)) },
  call: (gateway) => gateway.session.getKey(),
})
const getCaptcha = operation('getCaptcha', {
  query: { t: regex('^[0-9]+$', String(NOW)) },
  call: (gateway) => gateway.session.getCaptcha(),
})
const loginFreePlay = operation('loginFreePlay', { body: {}, call: (gateway) => gateway.session.loginFreePlay() })
const createTrialUser = operation('createTrialUser', { call: (gateway) => gateway.session.createTrial() })
const createTrialUserByGet = operation('createTrialUserByGet', {
  call: (gateway) => gateway.session.createTrial(),
  gateway: { dialect: { trialMethod: 'GET' } },
})
const logout = operation('logout', { call: (gateway) => gateway.session.logout() })
const logoutByPost = operation('logoutByPost', {
  call: (gateway) => gateway.session.logout(),
  gateway: { dialect: { logoutMethod: 'POST' } },
})
const leaving = [logout, logoutByPost]
const all = [getRsaKey, getCaptcha, touchToken, loginFreePlay, createTrialUser, createTrialUserByGet, ...leaving]

const session = {
  token: sessionToken('1b4e28ba-2fa1-4d2b-a53f-0016d3cca427'),
  userName: equal(ACCOUNT),
  type: integer(0),
  firstTimeLogin: boolean(true),
}
const trial = {
  token: sessionToken('1b4e28ba-2fa1-4d2b-a53f-0016d3cca427'),
  userName: identifier('trial0001'),
  customerType: equal(4),
}
const trialSession = {
  token: '1b4e28ba-2fa1-4d2b-a53f-0016d3cca427',
  userName: 'trial0001',
  type: 4,
  firstTimeLogin: false,
}

test('getRsaKey', () => getRsaKey.answers({ reply: regex('^[0-9a-f]{256,1024}$', key) }))

test('getCaptcha', () =>
  getCaptcha.answers({
    reply: textLike('^[A-Za-z0-9+/]{20,}=*$', 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ'),
    replyHeaders: { 'X-Captcha-Id': regex('^\\S+$', '3f1c2a54-6a0e-4f6e-9a2e-6d1f7c0b8e21') },
  }))

test('touchToken', () => touchToken.answers({}))

test('touchToken 401 CUSTOMER_NOT_LOGIN', () =>
  touchToken.refuses(401, 'CUSTOMER_NOT_LOGIN', { as: 'member', given: [['a session has ended', { token: TOKEN }]] }))

test('loginFreePlay', () =>
  loginFreePlay.answers({ reply: { ...session, userName: identifier('trial0001'), type: equal(4) } }))
test('createTrialUser', () => createTrialUser.answers({ reply: trial, returns: trialSession }))
test('createTrialUserByGet', () => createTrialUserByGet.answers({ reply: trial, returns: trialSession }))

test.each(leaving)('$id', (one) => one.answers({}))
test.each(leaving)('$id 401 login.not.session', refusals.notSignedIn)
test.each(leaving)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)
