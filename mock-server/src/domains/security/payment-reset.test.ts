import type { GatewayError } from '@longan/sdk'
import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

const NEW = { password: '135790', confirmPassword: '135790' }
const NUMBER = { mobileNum: '0912345678', countryDialingCode: '+84' }
const EMAIL = 'demo02@site.example'

async function setupReset() {
  const site = setup()
  const { security, verification } = site.gatewayOf(await site.signIn('demo02'))
  await security.setPaymentPassword({ paymentPassword: '246810', confirmPaymentPassword: '246810' })
  const outbox = async () => (await site.control('GET', '/outbox')).json
  const advance = (duration: string) => site.control('POST', '/clock/advance', { duration })
  const byPhone = (verificationCode: string, number = NUMBER) =>
    security.resetPaymentPassword({ method: 'S', ...number, ...NEW, verificationCode })
  const byMail = (verificationCode?: string, email = EMAIL) =>
    security.resetPaymentPassword({ method: 'E', email, ...(verificationCode && { ...NEW, verificationCode }) })
  return { ...site, security, verification, outbox, pass: advance, byPhone, byMail }
}
const refusalOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    ({ code, value }: GatewayError) => [code, value?.field, value?.reason],
  )

test('a payment password is reset with a code sent to the mobile number', async () => {
  const { security, verification, outbox, byPhone } = await setupReset()
  await verification.sendMobileCode(NUMBER)
  const { code } = (await outbox())[0]
  await byPhone(code)

  await security.checkPaymentPassword('135790')
  expect(await refusalOf(byPhone(code))).toEqual([
    'verification.code.incorrect',
    'verificationCode',
    'is used up: ask for another',
  ])
})

test('a number other than that of the account is refused', async () => {
  const { byPhone } = await setupReset()

  expect(await refusalOf(byPhone('246810', { ...NUMBER, mobileNum: '0900000077' }))).toEqual([
    'verification.code.incorrect',
    'mobileNum',
    'is not the mobile number of the account',
  ])
})

test('a reset by mail first sends a code, then sets the password with it', async () => {
  const { security, outbox, byMail } = await setupReset()
  await byMail()
  const [mail] = await outbox()
  expect(mail).toMatchObject({ kind: 'mail', to: EMAIL, subject: 'Your Sơn Mài payment password reset code' })
  await security.checkPaymentPassword('246810')

  await byMail(mail.code)
  await security.checkPaymentPassword('135790')
})

test('a mailed code is valid for five minutes and is sent to the account’s address only', async () => {
  const { outbox, byMail, pass } = await setupReset()
  expect(await refusalOf(byMail(undefined, 'somebody@site.example'))).toEqual([
    'verification.code.incorrect',
    'email',
    'is not the address of the account',
  ])
  await byMail()
  await pass('5m')

  expect((await refusalOf(byMail((await outbox())[0].code)))?.[2]).toBe('is too old: ask for another')
})

test('a locked payment password cannot be reset, and the attempt does not use the code up', async () => {
  const { security, verification, outbox, byPhone, pass } = await setupReset()
  for (let guess = 0; guess < 5; guess++) await refusalOf(security.checkPaymentPassword('000000'))
  await pass('23h58m')
  await verification.sendMobileCode(NUMBER)
  const { code } = (await outbox())[0]
  expect((await refusalOf(byPhone(code)))?.[0]).toBe('payment.password.locked')

  await pass('2m')
  await byPhone(code)
  await security.checkPaymentPassword('135790')
})

test('a different confirmation is refused, and the code stays valid', async () => {
  const { security, verification, outbox, byPhone } = await setupReset()
  await verification.sendMobileCode(NUMBER)
  const { code } = (await outbox())[0]
  const different = { method: 'S', ...NUMBER, ...NEW, confirmPassword: '135791', verificationCode: code } as const

  expect(await refusalOf(security.resetPaymentPassword(different))).toEqual([
    'request_param_err',
    'confirmPassword',
    'is not the same as password',
  ])
  await byPhone(code)
})
