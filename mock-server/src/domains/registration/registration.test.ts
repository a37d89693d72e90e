import type { GatewayError, RegistrationInput } from '@longan/sdk'
import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

const INPUT: RegistrationInput = {
  username: 'NhanLong88',
  password: 'Demo@123',
  confirmPassword: 'Demo@123',
  mobileNum: '0912000111',
  countryDialingCode: '+84',
}
const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    ({ code, value }: GatewayError) => [code, value?.field],
  )

async function setupRegistration(preset = 'default') {
  const site = setup()
  await site.control('POST', '/preset', { name: preset })
  const { services, world } = await site.mock.worlds.open('default')
  const { registration, verification, session } = site.gatewayOf()
  const codeTo = async (to: string): Promise<string> =>
    (await site.control('GET', `/outbox?to=${encodeURIComponent(to)}`)).json[0].code
  return { ...site, services, world, registration, verification, session, codeTo }
}

test('a new member is signed in at once, has an empty wallet, and can log in later', async () => {
  const { registration, gatewayOf, session } = await setupRegistration()

  const { token, userName, customerId } = await registration.byUsername({ ...INPUT, nickname: 'Nhãn Lồng' })

  expect(userName).toBe('nhanlong88')
  const { member, wallet } = gatewayOf(token)
  const { id, type, nickname, mobile, mobileVerified } = await member.getInfo()
  expect([id, type, nickname, mobile, mobileVerified]).toEqual([customerId, 0, 'Nhãn Lồng', '09****0111', false])
  expect((await wallet.get()).sumBalance).toBe(0)
  expect((await session.login({ type: 'username', username: 'nhanlong88', password: 'Demo@123' })).firstTimeLogin).toBe(
    true,
  )
})

test.for([
  [{ username: 'demo01' }, 'member.exists', 'username'],
  [{ username: 'ab' }, 'account.format.invalid', 'username'],
  [{ username: '1abcd' }, 'account.format.invalid', 'username'],
  [{ username: '' }, 'request_param_err', 'username'],
  [{ password: 'short', confirmPassword: 'short' }, 'password.format.invalid', 'password'],
  [{ confirmPassword: 'Demo@124' }, 'request_param_err', 'confirmPassword'],
  [{ mobileNum: '0912345678' }, 'account.in.use', 'mobileNum'],
  [{ mobileNum: '12' }, 'mobile.format.invalid', 'mobileNum'],
  [{ mobileNum: '' }, 'request_param_err', 'mobileNum'],
  [{ countryDialingCode: '+999' }, 'request_param_err', 'countryDialingCode'],
  [{ email: 'nobody' }, 'email.format.invalid', 'email'],
  [{ email: 'DEMO02@site.example' }, 'account.in.use', 'email'],
  [{ payeeName: 'Nguyễn Văn A' }, 'name.format.invalid', 'payeeName'],
  [{ birthday: '1899-12-31' }, 'request_param_err', 'birthday'],
  [{ birthday: '2010-01-01' }, 'request_param_err', 'birthday'],
  [{ birthday: '2001-02-29' }, 'request_param_err', 'birthday'],
  [{ affiliateCode: 'BAD1' }, 'affiliate.code.invalid', 'affiliateCode'],
  [{ referralCode: 'LG1' }, 'referrer.link.incorrect', 'referralCode'],
] as const)('a registration with %j is refused: %s', async ([wrong, code, field]) => {
  const { registration, state } = await setupRegistration()
  const before = await state()

  expect(await codeOf(registration.byUsername({ ...INPUT, ...wrong }))).toEqual([code, field])
  expect(await state()).toBe(before)
})

test('the register method is one of four [A-3-30]', async () => {
  const { call } = await setupRegistration()
  const answerTo = async (registerMethod: string) => {
    const body = { ...INPUT, registerMethod }
    const { json } = await call('PUT', '/wps/member/register', { headers: { encryption: 'plain' }, body })
    return json.errorCode ?? 'in'
  }
  expect(await answerTo('WEB')).toBe('request_param_err')
  expect(await answerTo('APP')).toBe('in')
})

test('a refusal has the message that the operator wrote for the field', async () => {
  const { registration } = await setupRegistration()
  const refused = (await registration.byUsername({ ...INPUT, username: 'ab' }).catch((error) => error)) as GatewayError
  expect(refused.gatewayMessage).toBe('Start with a letter; 4-16 letters and digits')
})

test('the rules follow the operator’s settings: a hidden field is ignored, a required one must be sent', async () => {
  const { registration, control, services } = await setupRegistration()
  await control('PATCH', '/settings', { registration: { zalo: 'R', email: '-' } })
  const { email, zalo } = await registration.getRules()
  expect([email!.enabled, zalo!.enabled, zalo!.required]).toEqual([false, true, true])

  expect(await codeOf(registration.byUsername({ ...INPUT, email: 'nobody' }))).toEqual(['request_param_err', 'zalo'])
  const { customerId } = await registration.byUsername({ ...INPUT, email: 'nobody', zalo: '0912000111' })
  const { email: storedEmail, profile } = services.members.get(customerId)!
  expect([storedEmail, profile]).toEqual([undefined, { zalo: '0912000111' }])
})

test('registration fields are returned masked under the names of the profile', async () => {
  const { registration, gatewayOf } = await setupRegistration('reg-all-fields')
  const { token } = await registration.byUsername({ ...INPUT, qqNum: '12345', zalo: '0912000111', line: 'nga.line' })
  const info = await gatewayOf(token).member.getInfo()
  expect([info.qq, info.zalo, info.line]).toEqual(['12****', '09****', 'ng****'])
})

test('a registration by number needs the code of the SMS, and the number becomes the account name', async () => {
  const { registration, verification, gatewayOf, codeTo } = await setupRegistration()
  const number = { mobileNum: '0987654321', countryDialingCode: '+84' }
  await verification.sendRegistrationCode(number)
  const verificationCode = await codeTo('+84987654321')
  const application = { ...number, password: 'Demo@123', confirmPassword: 'Demo@123' }

  const wrong = registration.byMobile({ ...application, verificationCode: '12' })
  expect(await codeOf(wrong)).toEqual(['verification.code.incorrect', 'verificationCode'])
  const { token, userName } = await registration.byMobile({ ...application, verificationCode })

  expect(userName).toBe('84987654321')
  expect((await gatewayOf(token).member.getInfo()).mobileVerified).toBe(true)
  const again = registration.byMobile({ ...application, verificationCode })
  expect(await codeOf(again)).toEqual(['account.in.use', 'mobileNum'])
})

test('a registration by number needs a password if the site requires one; by number alone it never does', async () => {
  const { registration, control } = await setupRegistration()
  const application = { mobileNum: '0900000055', verificationCode: '246810' }
  expect(await codeOf(registration.byMobile(application))).toEqual(['request_param_err', 'password'])
  expect((await registration.byMobileAlone(application)).userName).toBe('84900000055')

  await control('PATCH', '/settings', { flags: { MOBILENUMPASSREG3: false } })
  const other = { mobileNum: '0900000056', verificationCode: '246810' }
  expect((await registration.byMobile(other)).userName).toBe('84900000056')
})

test('the site gives unique names to members who choose none', async () => {
  const { registration } = await setupRegistration()
  const names = []
  for (const mobileNum of ['0912000111', '0912000112'])
    names.push((await registration.withoutUsername({ ...INPUT, mobileNum })).userName)
  expect(names).toEqual(['lg000001', 'lg000002'])
})

test('each form is switched by the operator', async () => {
  const closed = await setupRegistration('reg-mobile-only')
  expect((await codeOf(closed.registration.byUsername(INPUT)))?.[0]).toBe('function.not.available')
  const shut = await setupRegistration('reg-closed')
  expect((await codeOf(shut.registration.withoutUsername(INPUT)))?.[0]).toBe('function.not.available')
  const { registration } = await setupRegistration('reg-username-only')
  const byNumber = registration.byMobile({ mobileNum: '0900000055', verificationCode: '246810' })
  expect((await codeOf(byNumber))?.[0]).toBe('function.not.available')
})

test('a registration by username needs a code if the site verifies numbers', async () => {
  const { registration } = await setupRegistration('reg-verify')
  const testNumber = { ...INPUT, mobileNum: '0900000055' }
  expect(await codeOf(registration.byUsername(testNumber))).toEqual(['verification.code.incorrect', 'verificationCode'])
  expect((await registration.byUsername({ ...testNumber, verificationCode: '246810' })).userName).toBe('nhanlong88')
})

test('an identity token can prove the number instead of a code', async () => {
  const { registration, control } = await setupRegistration('reg-verify')
  const issueToken = async (mobileNum: string) =>
    (await control('POST', '/identity/tokens', { provider: 'phone', mobileNum })).json.firebaseIdToken as string
  const joining = async (mobileNum: string) =>
    codeOf(registration.byUsername({ ...INPUT, firebaseChannel: 'sms', firebaseIdToken: await issueToken(mobileNum) }))

  expect(await joining('0912000112')).toEqual(['verification.code.incorrect', 'firebaseIdToken'])
  expect(await joining('0912000111')).toBeUndefined()
})

test('a member who registered with an identity can log in with it', async () => {
  const { registration, session, control } = await setupRegistration('social-login')
  const { firebaseIdToken } = (await control('POST', '/identity/tokens', { provider: 'google.com', sub: 'g-9' })).json
  expect((await codeOf(session.login({ type: 'firebase', firebaseIdToken })))?.[0]).toBe('bind_customer_required')

  await registration.byUsername({ ...INPUT, firebaseIdToken })
  expect((await session.login({ type: 'firebase', firebaseIdToken })).userName).toBe('nhanlong88')
})

test('a registration needs a captcha if the rules have one', async () => {
  const { registration } = await setupRegistration('reg-captcha')
  expect(await codeOf(registration.byUsername(INPUT))).toEqual(['captcha.required', 'captcha'])
  expect(await codeOf(registration.byUsername({ ...INPUT, captcha: '0000' }))).toEqual(['captcha.incorrect', 'captcha'])
})

test('a taken or malformed username is refused by the check', async () => {
  const { registration } = await setupRegistration()
  expect(await codeOf(registration.checkUsername('Demo01'))).toEqual(['member.exists', 'username'])
  expect(await codeOf(registration.checkUsername('nhan long'))).toEqual(['account.format.invalid', 'username'])
  expect(await codeOf(registration.checkUsername('nhanlong88'))).toBeUndefined()
})
