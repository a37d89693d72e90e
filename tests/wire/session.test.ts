import { loginPayload } from '@longan/sdk/inputs/login'
import { expect, test } from 'vitest'
import { createMockClient, getRefusal } from './mock-client.ts'

const PHONE = '+84912345678'

async function createSite() {
  const site = await createMockClient()
  await site.control('PATCH', '/settings', { flags: { MOBILEVERCODELOGIN3: true, GOOGLELOGIN3: true } })
  const readCode = async () => {
    const [message] = await site.control('GET', `/outbox?to=${encodeURIComponent(PHONE)}`)
    return message.code as string
  }
  const createIdentityToken = async (person: object) =>
    (await site.control('POST', '/identity/tokens', person)).firebaseIdToken as string
  return { ...site, readCode, createIdentityToken, ...site.gateway }
}

test('free play starts with a POST without fields, and is a session of the type 4 [A-7-04]', async () => {
  const { session, sent, reply, gatewayOf } = await createSite()
  const { token, userName, type } = await session.loginFreePlay()

  expect(sent()).toEqual({ call: 'POST /wps/session/login/freeplay', body: {} })
  expect(reply()).toMatchObject({ success: true, value: { token, userName: 'trial0001', type: 4 } })
  expect([userName, type]).toEqual(['trial0001', 4])
  expect((await gatewayOf(token).member.getInfo()).account).toBe('trial0001')
})

test('a trial is a POST, which returns a token, a name and a type [A-7-05]', async () => {
  const { session, sent, reply } = await createSite()
  const { token } = await session.createTrial()

  expect(sent()).toEqual({ call: 'POST /wps/member/trialuser' })
  expect(reply()).toEqual({ success: true, value: { token, userName: 'trial0001', customerType: 4 } })
})

test('the type of the trial user becomes the type of the session [A-3-06]', async () => {
  const { session, reply } = await createSite()
  const { type } = await session.createTrial()

  expect(reply()).toMatchObject({ value: { customerType: type } })
  expect(type).toBe(4)
})

test('a trial is a session: its token gives access to what guests cannot see [A-4-19]', async () => {
  const { session, wallet, gatewayOf } = await createSite()
  expect(await getRefusal(wallet.get())).toEqual(['login.not.session', undefined])
  const { token } = await session.createTrial()

  expect((await gatewayOf(token).wallet.get()).sumBalance).toBe(5_000_000)
})

test('a login by SMS has the type sms, and sends the typed number and code [A-3-16]', async () => {
  const { session, verification, sent, readCode } = await createSite()
  await verification.sendLoginCode({ mobileNum: '0912345678', countryDialingCode: '+84' })
  const messageCode = await readCode()
  const form = { mobileNum: '0912345678', messageCode, countryDialingCode: '+84', identifying: '' }
  const { userName } = await session.login(loginPayload(form))

  expect(sent()).toEqual({
    call: 'POST /wps/session/login',
    body: { type: 'sms', username: '0912345678', password: messageCode, countryDialingCode: '+84', captcha: '' },
  })
  expect(userName).toBe('demo02')
})

test('a login by phone through the identity provider sends channel, token, number and country [A-3-18]', async () => {
  const { session, sent, createIdentityToken } = await createSite()
  const firebaseIdToken = await createIdentityToken({ provider: 'phone', mobileNum: '0912345678' })
  const byPhone = { firebaseIdToken, firebaseMobileNo: '0912345678', countryDialingCode: '+84' }
  const { userName } = await session.login({ type: 'firebase', firebaseChannel: 'sms', ...byPhone })

  expect(sent().body).toEqual({ type: 'firebase', firebaseChannel: 'sms', ...byPhone })
  expect(userName).toBe('demo02')
  const otherNumber = { ...byPhone, firebaseMobileNo: '0900000001' }
  expect(await getRefusal(session.login({ type: 'firebase', firebaseChannel: 'sms', ...otherNumber }))).toEqual([
    'verification.code.incorrect',
    'firebaseMobileNo',
  ])
})

test('the identity token is sent as firebaseIdToken, by Google as by phone [A-7-62]', async () => {
  const { session, sent, createIdentityToken } = await createSite()
  const byGoogle = await createIdentityToken({ provider: 'google.com', sub: 'g-1', email: 'demo02@site.example' })
  expect((await session.login({ type: 'firebase', firebaseIdToken: byGoogle })).userName).toBe('demo02')
  expect(sent().body).toEqual({ type: 'firebase', firebaseIdToken: byGoogle })

  const byPhone = await createIdentityToken({ provider: 'phone', mobileNum: '0912345678' })
  const number = { firebaseMobileNo: '0912345678', countryDialingCode: '+84' }
  expect((await session.login({ type: 'firebase', firebaseIdToken: byPhone, ...number })).userName).toBe('demo02')
  expect(sent().body).toEqual({ type: 'firebase', firebaseIdToken: byPhone, ...number })
  expect(await getRefusal(session.login({ type: 'firebase', firebaseIdToken: 'made-up' }))).toEqual([
    'verification.code.incorrect',
    'firebaseIdToken',
  ])
})

test('a login from the home screen is marked OTHERS in its headers, one from a tab is not [A-3-21]', async () => {
  for (const [isStandalone, device] of [
    [true, 'OTHERS'],
    [false, null],
  ] as const) {
    const { signIn, headers } = await createMockClient({ isStandalone })
    await signIn('demo02')
    expect(headers().get('device')).toBe(device)
  }
})
