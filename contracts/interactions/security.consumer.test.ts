import type { Gateway, PaymentPasswordInput, PaymentPasswordReset } from '@longan/sdk'
import { test } from 'vitest'
import { ACCOUNT, PASSWORD, PAYMENT_PASSWORD, withPaymentPassword } from '../consumer/examples.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { encryptedRequest, encryptionRefusals } from '../consumer/encrypted-operation.ts'
import { anyText, equal, timestamp } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const OTHER = '135790'
const given: ProviderState[] = [withPaymentPassword, ['a member can log in', { account: ACCOUNT, password: PASSWORD }]]
const locked: ProviderState[] = [...given, ["a member's payment password is locked", { account: ACCOUNT }]]

const change: PaymentPasswordInput = { oldPassword: PAYMENT_PASSWORD, newPassword: OTHER, confirmNewPassword: OTHER }
const proof = { method: 'L', loginPassword: PASSWORD, password: OTHER, confirmPassword: OTHER } as const

const EMAIL = 'demo02@site.example'
const NUMBER = { mobileNum: '0987654321', countryDialingCode: '+84' }
const twice = { password: OTHER, confirmPassword: OTHER, verificationCode: '135791' }
const byPhone = { method: 'S', ...NUMBER, ...twice } as const
const byMail = { method: 'E', email: EMAIL, ...twice } as const
const held: ProviderState[] = [
  ['a member has a mobile number', { account: ACCOUNT, ...NUMBER, verified: true }],
  ['a code was sent', { ...NUMBER, verificationCode: '135791', account: ACCOUNT }],
]
const mailed: ProviderState = ['a code was mailed', { account: ACCOUNT, email: EMAIL, verificationCode: '135791' }]

const setting = async (input: PaymentPasswordInput) => ({
  ...(await encryptedRequest(input)),
  call: (gateway: Gateway) => gateway.security.setPaymentPassword(input),
})
const resetting = async (input: PaymentPasswordReset) => ({
  ...(await encryptedRequest(input)),
  call: (gateway: Gateway) => gateway.security.resetPaymentPassword(input),
})
const checking = async (paymentPassword: string) => ({
  ...(await encryptedRequest({ paymentPassword })),
  call: (gateway: Gateway) => gateway.security.checkPaymentPassword(paymentPassword),
})
const unlike = (text: string) => ({ field: text, reason: anyText('is wrong'), data: { remainingAttempts: equal(4) } })

const has = operation('getHasPaymentPassword', {
  call: (gateway) => gateway.security.hasPaymentPassword(),
  given,
})
const set = operation('setPaymentPassword', { ...(await setting(change)), given })
const reset = operation('resetPaymentPassword', { ...(await resetting(proof)), given })
const check = operation('checkPaymentPassword', { ...(await checking(PAYMENT_PASSWORD)), given })
const encrypted = [set, reset, check]
const all = [has, ...encrypted]

test('getHasPaymentPassword', () => has.answers({ reply: equal(true) }))
test('getHasPaymentPassword of a new member', () =>
  has.answers({ about: 'of a new member', given: [], reply: equal(false) }))

test('setPaymentPassword', () => set.answers({}))
test('setPaymentPassword the first time', async () => {
  const first = { paymentPassword: OTHER, confirmPaymentPassword: OTHER }
  await set.answers({ about: 'the first time', ...(await setting(first)), given: [] })
})
test('setPaymentPassword 400 invalid.payment.pw', async () =>
  set.refuses(400, 'invalid.payment.pw', {
    ...(await setting({ ...change, oldPassword: OTHER })),
    value: unlike('oldPassword'),
  }))
test('setPaymentPassword 400 modify.new.old.same', async () => {
  const same = { ...change, newPassword: PAYMENT_PASSWORD, confirmNewPassword: PAYMENT_PASSWORD }
  await set.refuses(400, 'modify.new.old.same', { ...(await setting(same)), value: { field: 'newPassword' } })
})
test('setPaymentPassword 400 request_param_err', async () =>
  set.refuses(400, 'request_param_err', {
    ...(await setting({ ...change, confirmNewPassword: '135791' })),
    value: { field: 'confirmNewPassword', reason: anyText('is not the same as newPassword') },
  }))

test('resetPaymentPassword', () => reset.answers({}))
test('resetPaymentPassword 400 login.incorrect', async () =>
  reset.refuses(400, 'login.incorrect', {
    ...(await resetting({ ...proof, loginPassword: 'Wrong@123' })),
    value: unlike('loginPassword'),
  }))
test('resetPaymentPassword 400 request_param_err', async () =>
  reset.refuses(400, 'request_param_err', {
    ...(await resetting({ ...proof, confirmPassword: '135791' })),
    value: { field: 'confirmPassword', reason: anyText('is not the same as password') },
  }))
test('resetPaymentPassword by phone', async () =>
  reset.answers({ about: 'by phone', ...(await resetting(byPhone)), given: [...given, ...held] }))
test('resetPaymentPassword by mail', async () =>
  reset.answers({ about: 'by mail', ...(await resetting(byMail)), given: [...given, mailed] }))
test('resetPaymentPassword by mail, asking for a code', async () =>
  reset.answers({ about: 'by mail, asking for a code', ...(await resetting({ method: 'E', email: EMAIL })) }))
test('resetPaymentPassword 400 verification.code.incorrect', async () =>
  reset.refuses(400, 'verification.code.incorrect', {
    ...(await resetting({ ...byPhone, verificationCode: '135792' })),
    given: [...given, ...held],
    value: { field: 'verificationCode', reason: anyText('is wrong') },
  }))
test('resetPaymentPassword 400 mobile.format.invalid', async () =>
  reset.refuses(400, 'mobile.format.invalid', {
    ...(await resetting({ ...byPhone, mobileNum: '12' })),
    value: { field: 'mobileNum' },
  }))
test('resetPaymentPassword 429 TOO_MANY_REQUESTS', async () =>
  reset.refuses(429, 'TOO_MANY_REQUESTS', {
    ...(await resetting({ method: 'E', email: EMAIL })),
    given: [...given, mailed],
    value: { field: 'email', data: { expirationTime: timestamp() } },
  }))

test('checkPaymentPassword', () => check.answers({}))
test('checkPaymentPassword 400 invalid.payment.pw', async () =>
  check.refuses(400, 'invalid.payment.pw', { ...(await checking(OTHER)), value: unlike('paymentPassword') }))
test('checkPaymentPassword 400 request_param_err', async () =>
  check.refuses(400, 'request_param_err', {
    ...(await checking('12345')),
    value: { field: 'paymentPassword', reason: anyText('must match pattern') },
  }))

const passwordFields = [
  [set.id, set, 'oldPassword'],
  [reset.id, reset, 'password'],
  [check.id, check, 'paymentPassword'],
] as const
test.each(passwordFields)('%s 400 not.exists.payment.password', (_id, one, field) =>
  one.refuses(400, 'not.exists.payment.password', { given: [], value: { field } }),
)
test.each(passwordFields)('%s 400 payment.password.locked', (_id, one, field) =>
  one.refuses(400, 'payment.password.locked', { given: locked, value: { field, data: { lockedUntil: timestamp() } } }),
)
test.each(encrypted)('$id 400 request_body_required', encryptionRefusals.unreadable)
test.each(encrypted)('$id 400 missing_encryption', encryptionRefusals.withoutKey)
test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)
