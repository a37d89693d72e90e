import type { GatewayDialect, RegistrationInput } from '@longan/sdk'
import { expect, test } from 'vitest'
import { createMockClient, getRefusal } from './mock-client.ts'

const NEW = {
  username: 'nhanlong88',
  password: 'Demo@123',
  confirmPassword: 'Demo@123',
  mobileNum: '0912000111',
  countryDialingCode: '+84',
} satisfies RegistrationInput
/** All fields of the specification apart from the type, which the SDK adds; the referrer is a member. */
const FULL = {
  ...NEW,
  registerUrl: 'm.demo.test',
  domain: 'demo.test',
  registerMethod: 'H5',
  affiliateCode: 'LONGAN',
  paymentPassword: '135790',
  recommenderId: '1001',
  nickname: 'Nhãn Lồng',
  payeeName: 'NGUYEN NHAN',
  email: 'nhan@site.example',
  idNumber: '012345678901',
  qqNum: '7654321',
  facebook: 'nhan.long',
  wechat: 'nhanwechat',
  line: 'nhanline',
  whatsapp: '84912000112',
  zalo: '0912000113',
  birthday: '1990-05-17',
  captcha: '864209',
  verificationCode: '246810',
} satisfies RegistrationInput
async function createSite(dialect: Partial<GatewayDialect> = {}, preset = 'default') {
  const client = await createMockClient({ dialect })
  await client.control('POST', '/preset', { name: preset })
  return { ...client, registration: client.gateway.registration }
}

test('a registration may contain each field of the specification, and the gateway stores them [A-3-27]', async () => {
  const { registration, sent, openWorld } = await createSite({}, 'reg-all-fields')
  const { customerId } = await registration.byUsername(FULL)

  expect(sent().body).toEqual({ ...FULL, type: 0 })
  const { zalo, line, whatsapp, facebook, wechat, birthday, idNumber, qqNum: qq } = FULL
  expect((await openWorld()).services.members.get(customerId)).toMatchObject({
    nickname: 'Nhãn Lồng',
    email: 'nhan@site.example',
    payeeName: 'NGUYEN NHAN',
    profile: { zalo, birthday, line, whatsapp, facebook, wechat, idNumber, qq },
  })
})

test('a new member has the type 0, with each form [A-3-32]', async () => {
  const { registration, sent, control, openWorld } = await createSite()
  await control('PATCH', '/settings', { flags: { MOBILENUMPASSREG3: false } })
  const verified = (mobileNum: string) => ({ mobileNum, verificationCode: '246810' })
  const forms = [
    () => registration.byUsername(NEW),
    () => registration.withoutUsername({ ...NEW, username: undefined, mobileNum: '0912000114' }),
    () => registration.byMobile(verified('0900000055')),
    () => registration.byMobileAlone(verified('0900000056')),
  ]

  for (const join of forms) {
    const { customerId } = await join()
    expect(sent().body).toMatchObject({ type: 0 })
    expect((await openWorld()).services.members.get(customerId)?.type).toBe(0)
  }
})

test('if numbers are verified, a registration needs the code of the SMS, and a wrong code is refused [A-3-34]', async () => {
  const { registration, verification, sent, control } = await createVerifyingSite()
  await verification.sendRegistrationCode({ mobileNum: NEW.mobileNum, countryDialingCode: '+84' })
  const [{ code: verificationCode }] = await control('GET', `/outbox?to=${encodeURIComponent('+84912000111')}`)
  const refused = ['verification.code.incorrect', 'verificationCode']

  expect(await getRefusal(registration.byUsername(NEW))).toEqual(refused)
  expect(await getRefusal(registration.byUsername({ ...NEW, verificationCode: '12' }))).toEqual(refused)
  await registration.byUsername({ ...NEW, verificationCode })
  expect(sent().body).toEqual({ ...NEW, verificationCode, type: 0 })
})

test('if the identity provider verifies, its channel and token replace the code [A-3-35]', async () => {
  const { registration, sent, control } = await createVerifyingSite()
  const createIdentityToken = async (mobileNum: string) => {
    const { firebaseIdToken } = await control('POST', '/identity/tokens', { provider: 'phone', mobileNum })
    return { firebaseChannel: 'sms', firebaseIdToken } as const
  }
  const [other, own] = [await createIdentityToken('0912000112'), await createIdentityToken(NEW.mobileNum)]

  expect(await getRefusal(registration.byUsername({ ...NEW, ...other }))).toEqual([
    'verification.code.incorrect',
    'firebaseIdToken',
  ])
  expect((await registration.byUsername({ ...NEW, ...own })).userName).toBe('nhanlong88')
  expect(sent().body).toEqual({ ...NEW, ...own, type: 0 })
})

const createVerifyingSite = async () => {
  const site = await createSite({}, 'reg-verify')
  return { ...site, verification: site.gateway.verification }
}

test.each([
  ['A-7-09', 'POST'],
  ['A-7-10', 'PUT'],
] as const)(
  '[%s] a site that registers by %s receives the registration encrypted, and decrypts it',
  async (_, method) => {
    const { registration, sent, headers, openWorld } = await createSite({
      registerHttpMethod: method,
      cipher: 'rsa-des',
    })
    const { userName, customerId } = await registration.byUsername(NEW)

    expect(sent()).toEqual({
      call: `${method} /wps/member/register`,
      body: { value: expect.stringMatching(/^[\w+/]+=*$/) },
    })
    expect(headers().get('encryption')).toMatch(/^[0-9a-f]{200,}$/)
    expect(userName).toBe('nhanlong88')
    expect((await openWorld()).services.members.get(customerId)).toMatchObject({ phone: '+84912000111' })
  },
)

test('a registration by mobile number is a POST, and the number is the name [A-7-11]', async () => {
  const { registration, sent } = await createSite({ registerHttpMethod: 'POST' })
  const byMobile = {
    mobileNum: '0900000055',
    password: 'Demo@123',
    confirmPassword: 'Demo@123',
    verificationCode: '246810',
  }
  const { userName } = await registration.byMobile(byMobile)

  expect(sent()).toEqual({ call: 'POST /wps/member/register/mobile', body: { ...byMobile, type: 0 } })
  expect(userName).toBe('84900000055')
})

test('the code of an agent is checked with the domain, and the response is yes or no [A-7-13]', async () => {
  const { registration, sent, reply } = await createSite()
  await registration.checkAffiliate('AFF1', 'demo.test')

  expect(sent()).toEqual({ call: 'GET /wps/agent/affiliate', query: { code: 'AFF1', domain: 'demo.test' } })
  expect(reply()).toMatchObject({ success: true })
  expect(await getRefusal(registration.checkAffiliate('BAD1', 'demo.test'))).toEqual(['affiliate.code.invalid', 'code'])
  expect(reply()).toMatchObject({ success: false })
})

test('a name is checked by GET, and a taken name is refused [A-7-15]', async () => {
  const { registration, sent, reply } = await createSite()
  await registration.checkUsername('nhanlong88')
  expect(sent()).toEqual({ call: 'GET /wps/check/username', query: { username: 'nhanlong88' } })

  expect(await getRefusal(registration.checkUsername('demo01'))).toEqual(['member.exists', 'username'])
  expect(reply()).toMatchObject({ success: false })
})

test('the countries are read by GET: name, code and dialling code, the site’s own first [A-7-20]', async () => {
  const { gateway, sent, reply } = await createSite()
  const countries = await gateway.system.listCountries()

  expect(sent()).toEqual({ call: 'GET /wps/system/country' })
  expect(reply()).toEqual({ success: true, value: countries })
  expect(countries[0]).toEqual({ name: 'Vietnam', code: 'VN', countryDialingCode: '+84' })
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length)
})
