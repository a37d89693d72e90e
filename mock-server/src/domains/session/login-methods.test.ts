import type { GatewayError, LoginInput } from '@longan/sdk'
import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

const PHONE = '+84912345678'
const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    ({ code, value }: GatewayError) => [code, value?.field],
  )

async function setupSite(flags: Record<string, boolean> = {}) {
  const site = setup()
  await site.control('PATCH', '/settings', { flags })
  const { session, verification } = site.gatewayOf()
  const codeTo = async (to = PHONE): Promise<string> =>
    (await site.control('GET', `/outbox?to=${encodeURIComponent(to)}`)).json[0].code
  const createIdentityToken = async (person: object): Promise<string> =>
    (await site.control('POST', '/identity/tokens', person)).json.firebaseIdToken
  return { ...site, session, verification, codeTo, createIdentityToken }
}
const credentials = (username: string, more: Partial<LoginInput> = {}) =>
  ({ type: 'username', username, password: 'Demo@123', ...more }) as const

test('a member can log in once by mobile number and SMS code', async () => {
  const { session, verification, codeTo } = await setupSite({ MOBILEVERCODELOGIN3: true })
  await verification.sendLoginCode({ mobileNum: '0912345678', countryDialingCode: '+84' })
  const bySms = { type: 'sms', username: '912345678', password: await codeTo(), countryDialingCode: '+84' } as const

  expect((await session.login(bySms)).userName).toBe('demo02')
  expect(await codeOf(session.login(bySms))).toEqual(['verification.code.incorrect', 'password'])
  const noNumber = session.login({ ...bySms, username: '12' })
  expect(await codeOf(noNumber)).toEqual(['mobile.format.invalid', 'username'])
})

test('an SMS code does not open a locked account and is not used up by the attempt', async () => {
  const { session, verification, codeTo, mock } = await setupSite({ MOBILEVERCODELOGIN3: true })
  const { services } = await mock.worlds.open('default')
  const { id } = services.members.getByAccount('demo02')
  await services.members.update(id, { isLocked: true })
  await verification.sendLoginCode({ mobileNum: '0912345678' })
  const bySms = { type: 'sms', username: '0912345678', password: await codeTo() } as const
  expect(await codeOf(session.login(bySms))).toEqual(['member.locked', 'username'])

  await services.members.update(id, { isLocked: false })
  expect((await session.login(bySms)).userName).toBe('demo02')
})

test('a member can log in with the mobile number as the username if the site allows it', async () => {
  const { session, control } = await setupSite()
  expect((await session.login(credentials('0912345678'))).userName).toBe('demo02')

  await control('PATCH', '/settings', { flags: { MOBILELOGIN3: false } })
  expect(await codeOf(session.login(credentials('0912345678')))).toEqual(['member.locked', 'username'])
})

test('an identity token opens only the account of its phone number', async () => {
  const { session, createIdentityToken } = await setupSite({ MOBILEVERCODELOGIN3: true })
  const firebaseIdToken = await createIdentityToken({ provider: 'phone', mobileNum: '0912345678' })
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

test('an identity with the e-mail address of a member logs in as that member and is linked from then on', async () => {
  const { session, createIdentityToken, mock } = await setupSite({ GOOGLELOGIN3: true })
  const { services } = await mock.worlds.open('default')
  const login = async () => {
    const firebaseIdToken = await createIdentityToken({
      provider: 'google.com',
      sub: 'g-1',
      email: 'demo02@site.example',
    })
    return session.login({ type: 'firebase', firebaseIdToken })
  }
  expect((await login()).userName).toBe('demo02')

  await services.members.update(services.members.getByAccount('demo02').id, { email: 'new@site.example' })
  expect((await login()).userName).toBe('demo02')
})

test('an identity without an account is refused with bind_customer_required', async () => {
  const { session, createIdentityToken } = await setupSite({ FACEBOOKLOGIN3: true })
  const firebaseIdToken = await createIdentityToken({ provider: 'facebook.com', sub: 'f-1' })
  const attempt = codeOf(session.login({ type: 'firebase', firebaseIdToken }))
  expect(await attempt).toEqual(['bind_customer_required', 'firebaseIdToken'])
})

test('a forged or expired identity token is refused', async () => {
  const { session, createIdentityToken, control } = await setupSite({ GOOGLELOGIN3: true })
  const token = await createIdentityToken({ provider: 'google.com', email: 'demo02@site.example' })
  const login = (firebaseIdToken: string) => codeOf(session.login({ type: 'firebase', firebaseIdToken }))
  const [head, body] = token.split('.')
  const refused = ['verification.code.incorrect', 'firebaseIdToken']

  expect(await login(`${head}.${body}.c2lnbmVk`)).toEqual(refused)
  expect(await login('nonsense')).toEqual(refused)
  await control('POST', '/clock/advance', { duration: '1h' })
  expect(await login(token)).toEqual(refused)
})

test('the operator can switch off each identity provider', async () => {
  const { session, createIdentityToken } = await setupSite({ FACEBOOKLOGIN3: true })
  const firebaseIdToken = await createIdentityToken({ provider: 'google.com', email: 'demo02@site.example' })
  expect(await codeOf(session.login({ type: 'firebase', firebaseIdToken }))).toEqual(['function.not.available', 'type'])
})

test('a new browser needs a code from the phone of the member once', async () => {
  const { session, codeTo, control } = await setupSite()
  await control('POST', '/preset', { name: 'login-device-check' })
  const attempt = credentials('demo01', { loginDeviceId: 'phone-1' })
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
  expect(await codeOf(session.login(credentials('demo01', { loginDeviceId: 'phone-2' })))).toEqual([
    'login_verify_required',
    'loginDeviceId',
  ])
})

test('a known browser and a member without a phone need no code', async () => {
  const { session, control } = await setupSite()
  await session.login(credentials('demo01', { loginDeviceId: 'phone-1' }))
  await control('POST', '/preset', { name: 'login-device-check' })

  expect((await session.login(credentials('demo01', { loginDeviceId: 'phone-1' }))).userName).toBe('demo01')
  expect((await session.login(credentials('many01', { loginDeviceId: 'phone-9' }))).userName).toBe('many01')
})

test('touching a session keeps it alive, and touching an ended one is refused', async () => {
  const { gatewayOf, signIn, control } = await setupSite()
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

test('a site with a human check requires it at login', async () => {
  const { session, verification } = await setupSite({ GEETEST3: true })
  expect(await codeOf(session.login(credentials('demo01')))).toEqual(['geetest.required', 'geetestValidateV4'])

  const { gt } = await verification.getHumanCheck('login')
  const geetestValidateV4 = { captcha_id: gt, pass_token: 'passed' }
  expect((await session.login(credentials('demo01', { geetestValidateV4 }))).userName).toBe('demo01')
})
