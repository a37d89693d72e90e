import type { GatewayError } from '@longan/sdk'
import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

const NUMBER = { mobileNum: '0987654321', countryDialingCode: '+84' }
const KEPT = '+84987654321'

/** A member without a mobile number, signed in, and what an outsider reads of the messages. */
async function house() {
  const site = setup()
  const { verification, member } = site.gatewayOf(await site.signIn('many01'))
  const sent = async (to = KEPT) => (await site.control('GET', `/outbox?to=${encodeURIComponent(to)}`)).json
  const codeIn = async () => (await sent())[0].code as string
  const pass = (duration: string) => site.control('POST', '/clock/advance', { duration })
  const verify = (verificationCode: string) => verification.verifyMobile({ ...NUMBER, verificationCode })
  const { world } = await site.mock.worlds.open('default')
  return { ...site, verification, member, sent, codeIn, pass, verify, world }
}
const reasonOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    ({ code, value }: GatewayError) => [code, value?.reason],
  )

test('a code comes by SMS in the language of whoever asked, and verifies the number', async () => {
  const { verification, member, sent, codeIn, verify, world } = await house()

  const { expirationTime } = await verification.sendMobileCode(NUMBER)

  expect(expirationTime).toBe(world.clock.now() + 60_000)
  const [message, ...others] = await sent()
  expect(others).toEqual([])
  expect(message).toMatchObject({ kind: 'sms', to: KEPT, at: world.clock.now() })
  expect(message.text).toContain(`${message.code} is the code that verifies your number`)
  await verify(await codeIn())
  const info = await member.getInfo()
  expect([info.mobile, info.countryDialingCode, info.mobileVerified]).toEqual(['09****4321', '+84', true])
})

test('the SMS call takes the number as mobileNo, too [A-3-37]', async () => {
  const { call, signIn, sent } = await house()
  const token = await signIn('many01')

  const { mobileNum: mobileNo, countryDialingCode } = NUMBER
  await call('POST', '/wps/v2/verification/sms/send', { token, body: { mobileNo, countryDialingCode } })

  expect(await sent()).toHaveLength(1)
})

test.each([
  ['somebody else’s', '0900000001', 'account.in.use'],
  ['too short', '12', 'mobile.format.invalid'],
  ['too soon', NUMBER.mobileNum, 'TOO_MANY_REQUESTS'],
])('a number that was sent as mobileNo is refused as mobileNo: %s', async (_what, mobileNo, code) => {
  const { call, signIn, verification } = await house()
  await verification.sendMobileCode(NUMBER)
  const token = await signIn('many01')

  const { json } = await call('POST', '/wps/v2/verification/sms/send', { token, body: { mobileNo } })

  expect(json).toMatchObject({ errorCode: code, value: { field: 'mobileNo', reason: expect.any(String) } })
})

test('a code is good once', async () => {
  const { verification, codeIn, verify } = await house()
  await verification.sendMobileCode(NUMBER)
  const code = await codeIn()
  await verify(code)

  expect(await reasonOf(verify(code))).toEqual(['verification.code.incorrect', 'is used up: ask for another'])
})

test('a code is too old after five minutes', async () => {
  const { verification, codeIn, verify, pass } = await house()
  await verification.sendMobileCode(NUMBER)
  const code = await codeIn()
  await pass('5m')

  expect(await reasonOf(verify(code))).toEqual(['verification.code.incorrect', 'is too old: ask for another'])
})

test('five wrong codes make the right one worthless', async () => {
  const { verification, codeIn, verify } = await house()
  await verification.sendMobileCode(NUMBER)
  const code = await codeIn()
  for (let attempt = 0; attempt < 5; attempt++)
    expect(await reasonOf(verify(code === '000000' ? '111111' : '000000'))).toEqual([
      'verification.code.incorrect',
      'is wrong',
    ])

  expect(await reasonOf(verify(code))).toEqual(['verification.code.incorrect', 'was tried too often: ask for another'])
})

test('another code comes after a minute, and makes the one before worthless', async () => {
  const { verification, codeIn, verify, pass, world } = await house()
  const { expirationTime } = await verification.sendMobileCode(NUMBER)
  const first = await codeIn()

  const tooSoon = (await verification.sendMobileCode(NUMBER).catch((error: unknown) => error)) as GatewayError
  expect([tooSoon.status, tooSoon.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(tooSoon.value?.data).toEqual({ expirationTime })

  await pass('1m')
  expect(world.clock.now()).toBe(expirationTime)
  await verification.sendMobileCode(NUMBER)
  expect(await codeIn()).not.toBe(first)
  expect(await reasonOf(verify(first))).toEqual(['verification.code.incorrect', 'is wrong'])
})

test('a number gets ten codes a day', async () => {
  const { gatewayOf, pass } = await house()
  const { sendRegistrationCode } = gatewayOf().verification
  for (let sent = 0; sent < 10; sent++) {
    await sendRegistrationCode(NUMBER)
    await pass('1m')
  }
  expect((await reasonOf(sendRegistrationCode(NUMBER)))?.[0]).toBe('TOO_MANY_REQUESTS')

  await pass('23h50m')
  expect(await reasonOf(sendRegistrationCode(NUMBER))).toBeUndefined()
})

test('a code opens only what it was asked for', async () => {
  const { verification, gatewayOf, codeIn, verify } = await house()
  await gatewayOf().verification.sendRegistrationCode(NUMBER)
  const forJoining = await codeIn()
  expect(await reasonOf(verify(forJoining))).toEqual(['verification.code.incorrect', 'was never sent'])

  await verification.sendMobileCode(NUMBER)
  expect(await reasonOf(verify(await codeIn()))).toBeUndefined()
})

test('codes are not in a snapshot; another world that takes it up does not know them', async () => {
  const { verification, codeIn, state, call } = await house()
  await verification.sendMobileCode(NUMBER)
  const code = await codeIn()
  const snapshot = await state()
  expect(snapshot).not.toContain(code)

  const elsewhere = { headers: { 'x-mock-world': 'elsewhere' } }
  await call('POST', '/__admin/snapshot', { ...elsewhere, body: snapshot })
  const [message] = (await call('GET', '/__admin/outbox', elsewhere)).json
  expect([message.to, message.code]).toEqual([KEPT, '······'])
})

test('a test number takes the code of all test numbers, until the operator forbids it', async () => {
  const { verification, verify, control } = await house()
  const mine = { mobileNum: '0900000077', verificationCode: '246810' }
  expect(await reasonOf(verify('246810'))).toEqual(['verification.code.incorrect', 'was never sent'])
  await verification.verifyMobile(mine)
  await control('PATCH', '/settings', { verification: { hasTestRecipients: false } })

  expect(await reasonOf(verification.verifyMobile(mine))).toEqual(['verification.code.incorrect', 'was never sent'])
})
