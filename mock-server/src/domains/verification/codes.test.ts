import type { GatewayError } from '@longan/sdk'
import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

const NUMBER = { mobileNum: '0987654321', countryDialingCode: '+84' }
const PHONE = '+84987654321'

async function setupCodes() {
  const site = setup()
  const { verification, member } = site.gatewayOf(await site.signIn('many01'))
  const sent = async (to = PHONE) => (await site.control('GET', `/outbox?to=${encodeURIComponent(to)}`)).json
  const codeIn = async () => (await sent())[0].code as string
  const advance = (duration: string) => site.control('POST', '/clock/advance', { duration })
  const verify = (verificationCode: string) => verification.verifyMobile({ ...NUMBER, verificationCode })
  const { world } = await site.mock.worlds.open('default')
  return { ...site, verification, member, sent, codeIn, advance, verify, world }
}
const reasonOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    ({ code, value }: GatewayError) => [code, value?.reason],
  )

test('a code is sent by SMS in the language of the request and verifies the number', async () => {
  const { verification, member, sent, codeIn, verify, world } = await setupCodes()

  const { expirationTime } = await verification.sendMobileCode(NUMBER)

  expect(expirationTime).toBe(world.clock.now() + 60_000)
  const [message, ...others] = await sent()
  expect(others).toEqual([])
  expect(message).toMatchObject({ kind: 'sms', to: PHONE, at: world.clock.now() })
  expect(message.text).toContain(`${message.code} is the code to verify your mobile number`)
  await verify(await codeIn())
  const info = await member.getInfo()
  expect([info.mobile, info.countryDialingCode, info.mobileVerified]).toEqual(['09****4321', '+84', true])
})

test('the SMS call accepts the number as mobileNo, too [A-3-37]', async () => {
  const { call, signIn, sent } = await setupCodes()
  const token = await signIn('many01')

  const { mobileNum: mobileNo, countryDialingCode } = NUMBER
  await call('POST', '/wps/v2/verification/sms/send', { token, body: { mobileNo, countryDialingCode } })

  expect(await sent()).toHaveLength(1)
})

test.each([
  ['of another member', '0900000001', 'account.in.use'],
  ['too short', '12', 'mobile.format.invalid'],
  ['too soon', NUMBER.mobileNum, 'TOO_MANY_REQUESTS'],
])('a number sent as mobileNo is refused as mobileNo: %s', async (_what, mobileNo, code) => {
  const { call, signIn, verification } = await setupCodes()
  await verification.sendMobileCode(NUMBER)
  const token = await signIn('many01')

  const { json } = await call('POST', '/wps/v2/verification/sms/send', { token, body: { mobileNo } })

  expect(json).toMatchObject({ errorCode: code, value: { field: 'mobileNo', reason: expect.any(String) } })
})

test('a code is valid once', async () => {
  const { verification, codeIn, verify } = await setupCodes()
  await verification.sendMobileCode(NUMBER)
  const code = await codeIn()
  await verify(code)

  expect(await reasonOf(verify(code))).toEqual(['verification.code.incorrect', 'is used up: ask for another'])
})

test('a code expires after five minutes', async () => {
  const { verification, codeIn, verify, advance } = await setupCodes()
  await verification.sendMobileCode(NUMBER)
  const code = await codeIn()
  await advance('5m')

  expect(await reasonOf(verify(code))).toEqual(['verification.code.incorrect', 'is too old: ask for another'])
})

test('five wrong attempts invalidate a code', async () => {
  const { verification, codeIn, verify } = await setupCodes()
  await verification.sendMobileCode(NUMBER)
  const code = await codeIn()
  for (let attempt = 0; attempt < 5; attempt++)
    expect(await reasonOf(verify(code === '000000' ? '111111' : '000000'))).toEqual([
      'verification.code.incorrect',
      'is wrong',
    ])

  expect(await reasonOf(verify(code))).toEqual(['verification.code.incorrect', 'was tried too often: ask for another'])
})

test('another code can be requested after a minute and invalidates the one before', async () => {
  const { verification, codeIn, verify, advance, world } = await setupCodes()
  const { expirationTime } = await verification.sendMobileCode(NUMBER)
  const first = await codeIn()

  const tooSoon = (await verification.sendMobileCode(NUMBER).catch((error: unknown) => error)) as GatewayError
  expect([tooSoon.status, tooSoon.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(tooSoon.value?.data).toEqual({ expirationTime })

  await advance('1m')
  expect(world.clock.now()).toBe(expirationTime)
  await verification.sendMobileCode(NUMBER)
  expect(await codeIn()).not.toBe(first)
  expect(await reasonOf(verify(first))).toEqual(['verification.code.incorrect', 'is wrong'])
})

test('a number gets ten codes a day', async () => {
  const { gatewayOf, advance } = await setupCodes()
  const { sendRegistrationCode } = gatewayOf().verification
  for (let sent = 0; sent < 10; sent++) {
    await sendRegistrationCode(NUMBER)
    await advance('1m')
  }
  expect((await reasonOf(sendRegistrationCode(NUMBER)))?.[0]).toBe('TOO_MANY_REQUESTS')

  await advance('23h50m')
  expect(await reasonOf(sendRegistrationCode(NUMBER))).toBeUndefined()
})

test('a code is valid for its purpose only', async () => {
  const { verification, gatewayOf, codeIn, verify } = await setupCodes()
  await gatewayOf().verification.sendRegistrationCode(NUMBER)
  const forJoining = await codeIn()
  expect(await reasonOf(verify(forJoining))).toEqual(['verification.code.incorrect', 'was never sent'])

  await verification.sendMobileCode(NUMBER)
  expect(await reasonOf(verify(await codeIn()))).toBeUndefined()
})

test('codes are not in a snapshot, and a world restored from it does not know them', async () => {
  const { verification, codeIn, state, call } = await setupCodes()
  await verification.sendMobileCode(NUMBER)
  const code = await codeIn()
  const snapshot = await state()
  expect(snapshot).not.toContain(code)

  const elsewhere = { headers: { 'x-mock-world': 'elsewhere' } }
  await call('POST', '/__admin/snapshot', { ...elsewhere, body: snapshot })
  const [message] = (await call('GET', '/__admin/outbox', elsewhere)).json
  expect([message.to, message.code]).toEqual([PHONE, '······'])
})

test('a test number accepts the test code unless the operator forbids it', async () => {
  const { verification, verify, control } = await setupCodes()
  const testNumber = { mobileNum: '0900000077', verificationCode: '246810' }
  expect(await reasonOf(verify('246810'))).toEqual(['verification.code.incorrect', 'was never sent'])
  await verification.verifyMobile(testNumber)
  await control('PATCH', '/settings', { verification: { hasTestRecipients: false } })

  expect(await reasonOf(verification.verifyMobile(testNumber))).toEqual([
    'verification.code.incorrect',
    'was never sent',
  ])
})
