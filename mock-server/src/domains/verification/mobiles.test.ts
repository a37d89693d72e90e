import type { GatewayError } from '@longan/sdk'
import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    ({ code }: GatewayError) => code,
  )
const outbox = async ({ control }: Pick<ReturnType<typeof setup>, 'control'>) =>
  (await control('GET', '/outbox')).json as { to: string }[]

test('an unknown number gets the same response as a member’s number, but no code', async () => {
  const site = setup()
  const { verification } = site.gatewayOf()

  const known = await verification.sendLoginCode({ mobileNum: '0912345678' })
  const unknown = await verification.sendLoginCode({ mobileNum: '0900999888' })

  expect(unknown).toEqual(known)
  expect((await outbox(site)).map(({ to }) => to)).toEqual(['+84912345678'])
  expect(await codeOf(verification.sendLoginCode({ mobileNum: '0900999888' }))).toBe('TOO_MANY_REQUESTS')
})

test('the response to an SMS has the time of the next possible request, in ms', async () => {
  const { gatewayOf, mock } = setup()
  const { world } = await mock.worlds.open('default')

  const { expirationTime } = await gatewayOf().verification.sendLoginCode({ mobileNum: '0912345678' })

  expect(Number.isInteger(expirationTime)).toBe(true)
  expect(expirationTime).toBeGreaterThan(world.clock.now())
})

test('leading zero and plus sign make no difference to a number', async () => {
  const site = setup()
  const { verification } = site.gatewayOf()
  await verification.sendLoginCode({ mobileNum: '912345678', countryDialingCode: '84' })

  const again = verification.sendLoginCode({ mobileNum: '0912345678', countryDialingCode: '+84' })
  expect(await codeOf(again)).toBe('TOO_MANY_REQUESTS')
})

test.for([
  [{ mobileNum: '12345' }, 'mobile.format.invalid', 'mobileNum'],
  [{ mobileNum: '09876543a1' }, 'mobile.format.invalid', 'mobileNum'],
  [{ mobileNum: '0987654321', countryDialingCode: '+999' }, 'request_param_err', 'countryDialingCode'],
  [{ countryDialingCode: '+84' }, 'request_param_err', 'mobileNum'],
] as const)('%j is refused as a number: %s', async ([body, code, field]) => {
  const { call } = setup()
  const { status, json } = await call('POST', '/wps/verification/sms/noLogin', { body })
  expect([status, json.errorCode, json.value.field]).toEqual([400, code, field])
})

test('the number of another member can be neither registered nor verified', async () => {
  const { gatewayOf, signIn } = setup()
  const usedNumber = { mobileNum: '0912345678' }

  expect(await codeOf(gatewayOf().verification.sendRegistrationCode(usedNumber))).toBe('account.in.use')
  const { verification } = gatewayOf(await signIn('demo01'))
  expect(await codeOf(verification.sendMobileCode(usedNumber))).toBe('account.in.use')
  expect(await codeOf(verification.verifyMobile({ ...usedNumber, verificationCode: '246810' }))).toBe('account.in.use')
})

test('a verified number can be changed only within ten minutes of its proof', async () => {
  const { gatewayOf, signIn, control } = setup()
  const { verification, member } = gatewayOf(await signIn('demo01'))
  const proof = (mobileNum: string) => ({ mobileNum, verificationCode: '246810' })

  expect(await codeOf(verification.verifyMobile(proof('0900000044')))).toBe('permission.denied')
  expect(await codeOf(verification.verifyCurrentMobile(proof('0900000044')))).toBe('verification.code.incorrect')
  await verification.verifyCurrentMobile(proof('0900000001'))
  await control('POST', '/clock/advance', { duration: '10m' })
  expect(await codeOf(verification.verifyMobile(proof('0900000044')))).toBe('permission.denied')

  await verification.verifyCurrentMobile(proof('0900000001'))
  await verification.verifyMobile(proof('0900000044'))
  expect((await member.getInfo()).mobile).toBe('09****0044')
})

test('a site whose module is off sends no codes', async () => {
  const { gatewayOf, control } = setup()
  await control('PATCH', '/settings', { flags: { VERIFICATION3: false } })
  expect(await codeOf(gatewayOf().verification.sendLoginCode({ mobileNum: '0912345678' }))).toBe(
    'function.not.available',
  )
})

test('a site with human checks requires a passed check for each code', async () => {
  const { gatewayOf, control } = setup()
  await control('PATCH', '/settings', { flags: { GEETESTVCODE3: true } })
  const { verification } = gatewayOf()
  const send = (geetestValidateV4?: object) =>
    codeOf(verification.sendLoginCode({ mobileNum: '0912345678', ...(geetestValidateV4 && { geetestValidateV4 }) }))
  const { gt } = await verification.getHumanCheck('login')
  const { gt: other } = await verification.getHumanCheck('login')

  expect(await send()).toBe('geetest.required')
  expect(await send({ captcha_id: 'nonsense', pass_token: 'passed' })).toBe('geetest.failed')
  expect(await send({ captcha_id: other, pass_token: 'failed' })).toBe('geetest.failed')
  expect(await send({ captcha_id: gt, pass_token: 'passed' })).toBeUndefined()
  await control('POST', '/clock/advance', { duration: '1m' })
  expect(await send({ captcha_id: gt, pass_token: 'passed' })).toBe('geetest.failed')
})
