import type { GatewayProfile, RegistrationInput } from '@longan/sdk'
import { expect, test } from 'vitest'
import { atGateway, refusalOf } from './at-gateway.ts'

const NEW = {
  username: 'nhanlong88',
  password: 'Demo@123',
  confirmPassword: 'Demo@123',
  mobileNum: '0912000111',
  countryDialingCode: '+84',
} satisfies RegistrationInput
/** Every field that the specification names but the kind, which the SDK adds; the referrer is a member. */
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
  email: 'nhan@longan.example',
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
async function atRegister(profile: Partial<GatewayProfile> = {}, site = 'default') {
  const house = await atGateway({ profile })
  await house.control('POST', '/profile', { name: site })
  return { ...house, registration: house.gateway.registration }
}

test('who joins may send every field of the specification, and the gateway keeps them [A-3-27]', async () => {
  const { registration, sent, inside } = await atRegister({}, 'reg-all-fields')
  const { customerId } = await registration.byUsername(FULL)

  expect(sent().body).toEqual({ ...FULL, type: 0 })
  const { zalo, line, whatsapp, facebook, wechat, birthday, idNumber, qqNum: qq } = FULL
  expect((await inside()).services.members.get(customerId)).toMatchObject({
    nickname: 'Nhãn Lồng',
    email: 'nhan@longan.example',
    payeeName: 'NGUYEN NHAN',
    profile: { zalo, birthday, line, whatsapp, facebook, wechat, idNumber, qq },
  })
})

test('whoever joins is of the type 0, whichever form is sent [A-3-32]', async () => {
  const { registration, sent, control, inside } = await atRegister()
  await control('PATCH', '/settings', { flags: { MOBILENUMPASSREG3: false } })
  const proven = (mobileNum: string) => ({ mobileNum, verificationCode: '246810' })
  const forms = [
    () => registration.byUsername(NEW),
    () => registration.withoutUsername({ ...NEW, username: undefined, mobileNum: '0912000114' }),
    () => registration.byMobile(proven('0900000055')),
    () => registration.byMobileAlone(proven('0900000056')),
  ]

  for (const join of forms) {
    const { customerId } = await join()
    expect(sent().body).toMatchObject({ type: 0 })
    expect((await inside()).services.members.get(customerId)?.type).toBe(0)
  }
})

test('where numbers are verified, the code of the SMS goes along, and a wrong one joins nobody [A-3-34]', async () => {
  const { registration, verification, sent, control } = await atVerifying()
  await verification.sendRegistrationCode({ mobileNum: NEW.mobileNum, countryDialingCode: '+84' })
  const [{ code: verificationCode }] = await control('GET', `/outbox?to=${encodeURIComponent('+84912000111')}`)
  const refused = ['verification.code.incorrect', 'verificationCode']

  expect(await refusalOf(registration.byUsername(NEW))).toEqual(refused)
  expect(await refusalOf(registration.byUsername({ ...NEW, verificationCode: '12' }))).toEqual(refused)
  await registration.byUsername({ ...NEW, verificationCode })
  expect(sent().body).toEqual({ ...NEW, verificationCode, type: 0 })
})

test('where the identity provider verifies, its channel and its proof go along instead of a code [A-3-35]', async () => {
  const { registration, sent, control } = await atVerifying()
  const vouch = async (mobileNum: string) => {
    const { firebaseIdToken } = await control('POST', '/identity/tokens', { provider: 'phone', mobileNum })
    return { firebaseChannel: 'sms', firebaseIdToken } as const
  }
  const [other, mine] = [await vouch('0912000112'), await vouch(NEW.mobileNum)]

  expect(await refusalOf(registration.byUsername({ ...NEW, ...other }))).toEqual([
    'verification.code.incorrect',
    'firebaseIdToken',
  ])
  expect((await registration.byUsername({ ...NEW, ...mine })).userName).toBe('nhanlong88')
  expect(sent().body).toEqual({ ...NEW, ...mine, type: 0 })
})

const atVerifying = async () => {
  const site = await atRegister({}, 'reg-verify')
  return { ...site, verification: site.gateway.verification }
}

test.each([
  ['A-7-09', 'POST'],
  ['A-7-10', 'PUT'],
] as const)('[%s] a site that registers by %s gets the application encrypted, and reads it', async (_, method) => {
  const { registration, sent, headers, inside } = await atRegister({ registerHttpMethod: method, cipher: 'rsa-des' })
  const { userName, customerId } = await registration.byUsername(NEW)

  expect(sent()).toEqual({
    call: `${method} /wps/member/register`,
    body: { value: expect.stringMatching(/^[\w+/]+=*$/) },
  })
  expect(headers().get('encryption')).toMatch(/^[0-9a-f]{200,}$/)
  expect(userName).toBe('nhanlong88')
  expect((await inside()).services.members.get(customerId)).toMatchObject({ phone: '+84912000111' })
})

test('by mobile number one joins with a POST, and the number is the name [A-7-11]', async () => {
  const { registration, sent } = await atRegister({ registerHttpMethod: 'POST' })
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

test('the code of an agent is checked with the domain, and the answer is a yes or a no [A-7-13]', async () => {
  const { registration, sent, reply } = await atRegister()
  await registration.checkAffiliate('AFF1', 'demo.test')

  expect(sent()).toEqual({ call: 'GET /wps/agent/affiliate', query: { code: 'AFF1', domain: 'demo.test' } })
  expect(reply()).toMatchObject({ success: true })
  expect(await refusalOf(registration.checkAffiliate('BAD1', 'demo.test'))).toEqual(['affiliate.code.invalid', 'code'])
  expect(reply()).toMatchObject({ success: false })
})

test('whether a name is free is asked by GET, and one that somebody has is refused [A-7-15]', async () => {
  const { registration, sent, reply } = await atRegister()
  await registration.checkUsername('nhanlong88')
  expect(sent()).toEqual({ call: 'GET /wps/check/username', query: { username: 'nhanlong88' } })

  expect(await refusalOf(registration.checkUsername('demo01'))).toEqual(['member.exists', 'username'])
  expect(reply()).toMatchObject({ success: false })
})

test('the countries are read by GET: a name, a code, and what to dial, the own one first [A-7-20]', async () => {
  const { gateway, sent, reply } = await atRegister()
  const countries = await gateway.system.listCountries()

  expect(sent()).toEqual({ call: 'GET /wps/system/country' })
  expect(reply()).toEqual({ success: true, value: countries })
  expect(countries[0]).toEqual({ name: 'Vietnam', code: 'VN', countryDialingCode: '+84' })
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length)
})
