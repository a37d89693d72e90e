import type { GatewayError, RegistrationInput } from '@longan/sdk'
import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

const NEW: RegistrationInput = {
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

async function house(profile = 'default') {
  const site = setup()
  await site.control('POST', '/profile', { name: profile })
  const { services, world } = await site.mock.worlds.open('default')
  const { registration, verification, session } = site.gatewayOf()
  const codeTo = async (to: string): Promise<string> =>
    (await site.control('GET', `/outbox?to=${encodeURIComponent(to)}`)).json[0].code
  return { ...site, services, world, registration, verification, session, codeTo }
}

test('whoever joins is signed in at once, with an empty wallet, and can log in later', async () => {
  const { registration, gatewayOf, session } = await house()

  const { token, userName, customerId } = await registration.byUsername({ ...NEW, nickname: 'Nhãn Lồng' })

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
  [{ email: 'DEMO02@longan.example' }, 'account.in.use', 'email'],
  [{ payeeName: 'Nguyễn Văn A' }, 'name.format.invalid', 'payeeName'],
  [{ birthday: '1899-12-31' }, 'request_param_err', 'birthday'],
  [{ birthday: '2010-01-01' }, 'request_param_err', 'birthday'],
  [{ birthday: '2001-02-29' }, 'request_param_err', 'birthday'],
  [{ affiliateCode: 'BAD1' }, 'affiliate.code.invalid', 'affiliateCode'],
  [{ referralCode: 'LG1' }, 'referrer.link.incorrect', 'referralCode'],
] as const)('%j joins nobody: %s', async ([wrong, code, field]) => {
  const { registration, state } = await house()
  const before = await state()

  expect(await codeOf(registration.byUsername({ ...NEW, ...wrong }))).toEqual([code, field])
  expect(await state()).toBe(before)
})

test('a register method is one of four [A-3-30]', async () => {
  const { call } = await house()
  const answerTo = async (registerMethod: string) => {
    const body = { ...NEW, registerMethod }
    const { json } = await call('PUT', '/wps/member/register', { headers: { encryption: 'plain' }, body })
    return json.errorCode ?? 'in'
  }
  expect(await answerTo('WEB')).toBe('request_param_err')
  expect(await answerTo('APP')).toBe('in')
})

test('the words of a refusal are those that the operator wrote for the field', async () => {
  const { registration } = await house()
  const refused = (await registration.byUsername({ ...NEW, username: 'ab' }).catch((error) => error)) as GatewayError
  expect(refused.message).toBe('Begin with a letter; 4-16 letters and digits')
})

test('the rules follow the operator; a field that is hidden is passed over, one that is required is asked for', async () => {
  const { registration, control, services } = await house()
  await control('PATCH', '/settings', { registration: { zalo: 'R', email: '-' } })
  const { email, zalo } = await registration.getRules()
  expect([email!.enabled, zalo!.enabled, zalo!.required]).toEqual([false, true, true])

  expect(await codeOf(registration.byUsername({ ...NEW, email: 'nobody' }))).toEqual(['request_param_err', 'zalo'])
  const { customerId } = await registration.byUsername({ ...NEW, email: 'nobody', zalo: '0912000111' })
  const { email: kept, profile } = services.members.get(customerId)!
  expect([kept, profile]).toEqual([undefined, { zalo: '0912000111' }])
})

test('what a newcomer told is read, masked, under the names of the profile', async () => {
  const { registration, gatewayOf } = await house('reg-all-fields')
  const { token } = await registration.byUsername({ ...NEW, qqNum: '12345', zalo: '0912000111', line: 'nga.line' })
  const info = await gatewayOf(token).member.getInfo()
  expect([info.qq, info.zalo, info.line]).toEqual(['12****', '09****', 'ng****'])
})

test('by number the code of the SMS proves it, and the number is the name', async () => {
  const { registration, verification, gatewayOf, codeTo } = await house()
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

test('by number a password is asked for where the site has it so; alone it never is', async () => {
  const { registration, control } = await house()
  const application = { mobileNum: '0900000055', verificationCode: '246810' }
  expect(await codeOf(registration.byMobile(application))).toEqual(['request_param_err', 'password'])
  expect((await registration.byMobileAlone(application)).userName).toBe('84900000055')

  await control('PATCH', '/settings', { flags: { MOBILENUMPASSREG3: false } })
  const other = { mobileNum: '0900000056', verificationCode: '246810' }
  expect((await registration.byMobile(other)).userName).toBe('84900000056')
})

test('the site gives names that nobody has to whoever chooses none', async () => {
  const { registration } = await house()
  const names = []
  for (const mobileNum of ['0912000111', '0912000112'])
    names.push((await registration.withoutUsername({ ...NEW, mobileNum })).userName)
  expect(names).toEqual(['lg000001', 'lg000002'])
})

test('each form is switched by the operator', async () => {
  const closed = await house('reg-mobile-only')
  expect((await codeOf(closed.registration.byUsername(NEW)))?.[0]).toBe('function.not.available')
  const shut = await house('reg-closed')
  expect((await codeOf(shut.registration.withoutUsername(NEW)))?.[0]).toBe('function.not.available')
  const { registration } = await house('reg-username-only')
  const byNumber = registration.byMobile({ mobileNum: '0900000055', verificationCode: '246810' })
  expect((await codeOf(byNumber))?.[0]).toBe('function.not.available')
})

test('where the site verifies numbers at once, a name comes with a code', async () => {
  const { registration } = await house('reg-verify')
  const mine = { ...NEW, mobileNum: '0900000055' }
  expect(await codeOf(registration.byUsername(mine))).toEqual(['verification.code.incorrect', 'verificationCode'])
  expect((await registration.byUsername({ ...mine, verificationCode: '246810' })).userName).toBe('nhanlong88')
})

test('the identity provider may prove the number instead of a code', async () => {
  const { registration, control } = await house('reg-verify')
  const vouch = async (mobileNum: string) =>
    (await control('POST', '/identity/tokens', { provider: 'phone', mobileNum })).json.firebaseIdToken as string
  const joining = async (mobileNum: string) =>
    codeOf(registration.byUsername({ ...NEW, firebaseChannel: 'sms', firebaseIdToken: await vouch(mobileNum) }))

  expect(await joining('0912000112')).toEqual(['verification.code.incorrect', 'firebaseIdToken'])
  expect(await joining('0912000111')).toBeUndefined()
})

test('whoever joins with an identity comes in by it from then on', async () => {
  const { registration, session, control } = await house('social-login')
  const { firebaseIdToken } = (await control('POST', '/identity/tokens', { provider: 'google.com', sub: 'g-9' })).json
  expect((await codeOf(session.login({ type: 'firebase', firebaseIdToken })))?.[0]).toBe('bind_customer_required')

  await registration.byUsername({ ...NEW, firebaseIdToken })
  expect((await session.login({ type: 'firebase', firebaseIdToken })).userName).toBe('nhanlong88')
})

test('where the rules have a captcha, joining answers one', async () => {
  const { registration } = await house('reg-captcha')
  expect(await codeOf(registration.byUsername(NEW))).toEqual(['captcha.required', 'captcha'])
  expect(await codeOf(registration.byUsername({ ...NEW, captcha: '0000' }))).toEqual(['captcha.incorrect', 'captcha'])
})

test('a name that somebody has is not free', async () => {
  const { registration } = await house()
  expect(await codeOf(registration.checkUsername('Demo01'))).toEqual(['member.exists', 'username'])
  expect(await codeOf(registration.checkUsername('nhan long'))).toEqual(['account.format.invalid', 'username'])
  expect(await codeOf(registration.checkUsername('nhanlong88'))).toBeUndefined()
})
