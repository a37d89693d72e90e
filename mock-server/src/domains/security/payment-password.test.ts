import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

const HOUR = 3_600_000

async function signedIn(account: string) {
  const { gatewayOf, signIn, control } = setup()
  const advance = (hours: number) => control('POST', '/clock/advance', { duration: hours * HOUR })
  return { ...gatewayOf(await signIn(account)), pass: advance }
}
const first = { paymentPassword: '246810', confirmPaymentPassword: '246810' }
const change = { oldPassword: '246810', newPassword: '135790', confirmNewPassword: '135790' }

test('a new member has no payment password and sets one', async () => {
  const { security } = await signedIn('demo02')
  expect(await security.hasPaymentPassword()).toBe(false)

  await security.setPaymentPassword(first)

  expect(await security.hasPaymentPassword()).toBe(true)
  await security.checkPaymentPassword('246810')
})

test('a member without a payment password can neither check nor change it', async () => {
  const { security } = await signedIn('demo02')
  const missing = {
    status: 400,
    code: 'not.exists.payment.password',
    value: { field: expect.any(String), reason: 'none is set' },
  }

  await expect(security.checkPaymentPassword('246810')).rejects.toMatchObject(missing)
  await expect(security.setPaymentPassword(change)).rejects.toMatchObject(missing)
})

test('a payment password has six digits and a matching confirmation', async () => {
  const { security } = await signedIn('demo02')
  const refused = (field: string) => ({ status: 400, code: 'request_param_err', value: { field } })

  await expect(security.setPaymentPassword({ ...first, paymentPassword: '12345' })).rejects.toMatchObject(
    refused('paymentPassword'),
  )
  await expect(security.setPaymentPassword({ ...first, confirmPaymentPassword: '246811' })).rejects.toMatchObject(
    refused('confirmPaymentPassword'),
  )
  await expect(security.setPaymentPassword({})).rejects.toMatchObject(refused('paymentPassword'))
})

test('a payment password is changed with the old one only', async () => {
  const { security } = await signedIn('demo01')

  await expect(security.setPaymentPassword(first)).rejects.toMatchObject({ code: 'request_param_err' })
  await expect(security.setPaymentPassword({ ...change, oldPassword: '111111' })).rejects.toMatchObject({
    code: 'invalid.payment.pw',
    value: { field: 'oldPassword', data: { remainingAttempts: 4 } },
  })
  const same = { ...change, newPassword: '246810', confirmNewPassword: '246810' }
  await expect(security.setPaymentPassword(same)).rejects.toMatchObject({ code: 'modify.new.old.same' })
  await security.setPaymentPassword(change)
  await security.checkPaymentPassword('135790')
})

test('five wrong payment passwords in a row lock it for 24 hours of the world', async () => {
  const { security, pass } = await signedIn('demo01')
  for (const left of [4, 3, 2, 1])
    await expect(security.checkPaymentPassword('000000')).rejects.toMatchObject({
      code: 'invalid.payment.pw',
      value: { data: { remainingAttempts: left } },
    })
  const locked = { status: 400, code: 'payment.password.locked' }

  await expect(security.checkPaymentPassword('000000')).rejects.toMatchObject(locked)
  await expect(security.checkPaymentPassword('246810')).rejects.toMatchObject(locked)
  await pass(23)
  await expect(security.checkPaymentPassword('246810')).rejects.toMatchObject(locked)
  await pass(1)
  await security.checkPaymentPassword('246810')
})

test('a correct payment password resets the count of wrong ones', async () => {
  const { security } = await signedIn('demo01')
  for (let wrong = 0; wrong < 4; wrong++)
    await expect(security.checkPaymentPassword('000000')).rejects.toMatchObject({ code: 'invalid.payment.pw' })
  await security.checkPaymentPassword('246810')

  await expect(security.checkPaymentPassword('000000')).rejects.toMatchObject({
    value: { data: { remainingAttempts: 4 } },
  })
})

test('a payment password is reset with the login password, and a wrong one counts as an attempt', async () => {
  const { security } = await signedIn('demo01')
  const reset = { method: 'L', loginPassword: 'Demo@123', password: '135790', confirmPassword: '135790' } as const

  await expect(security.resetPaymentPassword({ ...reset, loginPassword: 'Demo@124' })).rejects.toMatchObject({
    code: 'login.incorrect',
    value: { field: 'loginPassword', data: { remainingAttempts: 4 } },
  })
  await security.resetPaymentPassword(reset)
  await security.checkPaymentPassword('135790')
})
