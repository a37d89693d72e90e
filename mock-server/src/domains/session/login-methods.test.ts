import type { GatewayError, LoginInput } from '@longan/sdk'
import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

const PHONE = '+84912345678'
const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    ({ code, value }: GatewayError) => [code, value?.field],
  )

async function house(flags: Record<string, boolean> = {}) {
  const site = setup()
  await site.control('PATCH', '/settings', { flags })
  const { session, verification } = site.gatewayOf()
  const codeTo = async (to = PHONE): Promise<string> =>
    (await site.control('GET', `/outbox?to=${encodeURIComponent(to)}`)).json[0].code
  const vouch = async (person: object): Promise<string> =>
    (await site.control('POST', '/identity/tokens', person)).json.firebaseIdToken
  return { ...site, session, verification, codeTo, vouch }
}
const named = (username: string, more: Partial<LoginInput> = {}) =>
  ({ type: 'username', username, password: 'Demo@123', ...more }) as const

test('a member comes in by mobile number and the code of an SMS, once', async () => {
  const { session, verification, codeTo } = await house({ MOBILEVERCODELOGIN3: true })
  await verification.sendLoginCode({ mobileNum: '0912345678', countryDialingCode: '+84' })
  const bySms = { type: 'sms', username: '912345678', password: await codeTo(), countryDialingCode: '+84' } as const

  expect((await session.login(bySms)).userName).toBe('demo02')
  expect(await codeOf(session.login(bySms))).toEqual(['verification.code.incorrect', 'password'])
  const noNumber = session.login({ ...bySms, username: '12' })
  expect(await codeOf(noNumber)).toEqual(['mobile.format.invalid', 'username'])
})

test('a code opens no account that is locked, and is not used up by trying', async () => {
  const { session, verification, codeTo, mock } = await house({ MOBILEVERCODELOGIN3: true })
  const { services } = await mock.worlds.open('default')
  const { id } = services.members.named('demo02')
  await services.members.update(id, { isLocked: true })
  await verification.sendLoginCode({ mobileNum: '0912345678' })
  const bySms = { type: 'sms', username: '0912345678', password: await codeTo() } as const
  expect(await codeOf(session.login(bySms))).toEqual(['member.locked', 'username'])

  await services.members.update(id, { isLocked: false })
  expect((await session.login(bySms)).userName).toBe('demo02')
})

test('the mobile number is a name to log in with, where the site has it so', async () => {
  const { session, control } = await house()
  expect((await session.login(named('0912345678'))).userName).toBe('demo02')

  await control('PATCH', '/settings', { flags: { MOBILELOGIN3: false } })
  expect(await codeOf(session.login(named('0912345678')))).toEqual(['member.locked', 'username'])
})

test('the identity provider opens the account of the number it has proven, and no other', async () => {
  const { session, vouch } = await house({ MOBILEVERCODELOGIN3: true })
  const firebaseIdToken = await vouch({ provider: 'phone', mobileNum: '0912345678' })
  const byPhone = (firebaseMobileNo: string) =>
    session.login({
      type: 'firebase',
      firebaseChannel: 'sms',
      firebaseIdToken,
      firebaseMobileNo,
      countryDialingCode: '+84',
    })

  expect((await byPhone('0912345678')).userName).toBe('demo02')
  expect(await codeOf(byPhone('0900000001'))).toEqual(['verification.code.incorrect', 'firebaseMobileNo'])
})

test('whoever is known to the provider by the address of a member comes in as that member, from then on by identity', async () => {
  const { session, vouch, mock } = await house({ GOOGLELOGIN3: true })
  const { services } = await mock.worlds.open('default')
  const login = async () => {
    const firebaseIdToken = await vouch({ provider: 'google.com', sub: 'g-1', email: 'demo02@longan.example' })
    return session.login({ type: 'firebase', firebaseIdToken })
  }
  expect((await login()).userName).toBe('demo02')

  await services.members.update(services.members.named('demo02').id, { email: 'new@longan.example' })
  expect((await login()).userName).toBe('demo02')
})

test('an identity of nobody is told to join first', async () => {
  const { session, vouch } = await house({ FACEBOOKLOGIN3: true })
  const firebaseIdToken = await vouch({ provider: 'facebook.com', sub: 'f-1' })
  const attempt = codeOf(session.login({ type: 'firebase', firebaseIdToken }))
  expect(await attempt).toEqual(['bind_customer_required', 'firebaseIdToken'])
})

test('a token that the provider has not made, or that is an hour old, proves nothing', async () => {
  const { session, vouch, control } = await house({ GOOGLELOGIN3: true })
  const token = await vouch({ provider: 'google.com', email: 'demo02@longan.example' })
  const login = (firebaseIdToken: string) => codeOf(session.login({ type: 'firebase', firebaseIdToken }))
  const [head, body] = token.split('.')
  const refused = ['verification.code.incorrect', 'firebaseIdToken']

  expect(await login(`${head}.${body}.c2lnbmVk`)).toEqual(refused)
  expect(await login('nonsense')).toEqual(refused)
  await control('POST', '/clock/advance', { duration: '1h' })
  expect(await login(token)).toEqual(refused)
})

test('each identity provider is switched by the operator', async () => {
  const { session, vouch } = await house({ FACEBOOKLOGIN3: true })
  const firebaseIdToken = await vouch({ provider: 'google.com', email: 'demo02@longan.example' })
  expect(await codeOf(session.login({ type: 'firebase', firebaseIdToken }))).toEqual(['function.not.available', 'type'])
})

test('a new browser takes a code from the phone of the member; then it is known', async () => {
  const { session, codeTo, control } = await house()
  await control('POST', '/profile', { name: 'login-device-check' })
  const attempt = named('demo01', { loginDeviceId: 'phone-1' })
  const refused = (await session.login(attempt).catch((error: unknown) => error)) as GatewayError
  expect(refused.code).toBe('login_verify_required')
  expect(refused.value?.data).toEqual({ expirationTime: expect.any(Number) })
  const code = await codeTo('+84900000001')

  expect(await codeOf(session.login(attempt))).toEqual(['login_verify_required', 'loginDeviceId'])
  expect(await codeTo('+84900000001')).toBe(code)
  const wrong = session.verifyLogin({ ...attempt, verificationCode: '12' })
  expect(await codeOf(wrong)).toEqual(['verification.code.incorrect', 'verificationCode'])
  const stranger = session.verifyLogin({ ...attempt, password: 'Wrong@123', verificationCode: code })
  expect((await codeOf(stranger))?.[0]).toBe('login.incorrect')

  expect((await session.verifyLogin({ ...attempt, verificationCode: code })).userName).toBe('demo01')
  expect((await session.login(attempt)).userName).toBe('demo01')
  expect(await codeOf(session.login(named('demo01', { loginDeviceId: 'phone-2' })))).toEqual([
    'login_verify_required',
    'loginDeviceId',
  ])
})

test('a browser in which the member has been before, and a member without a phone, come in as ever', async () => {
  const { session, control } = await house()
  await session.login(named('demo01', { loginDeviceId: 'phone-1' }))
  await control('POST', '/profile', { name: 'login-device-check' })

  expect((await session.login(named('demo01', { loginDeviceId: 'phone-1' }))).userName).toBe('demo01')
  expect((await session.login(named('many01', { loginDeviceId: 'phone-9' }))).userName).toBe('many01')
})

test('touching a session keeps it alive; one that is dead says so', async () => {
  const { gatewayOf, signIn, control } = await house()
  const { session, member } = gatewayOf(await signIn('demo01'))
  for (let half = 0; half < 3; half++) {
    await control('POST', '/clock/advance', { duration: '20h' })
    await session.touch()
  }
  expect((await member.getInfo()).account).toBe('demo01')

  await control('POST', '/clock/advance', { duration: '24h' })
  expect(await codeOf(session.touch())).toEqual(['CUSTOMER_NOT_LOGIN', undefined])
  expect(await codeOf(gatewayOf().session.touch())).toEqual(['CUSTOMER_NOT_LOGIN', undefined])
})

test('where the site checks for people, a login takes a check that was passed', async () => {
  const { session, verification } = await house({ GEETEST3: true })
  expect(await codeOf(session.login(named('demo01')))).toEqual(['geetest.required', 'geetestValidateV4'])

  const { gt } = await verification.getHumanCheck('login')
  const geetestValidateV4 = { captcha_id: gt, pass_token: 'passed' }
  expect((await session.login(named('demo01', { geetestValidateV4 }))).userName).toBe('demo01')
})
