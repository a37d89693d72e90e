import type { Gateway } from '@longan/sdk'
import { test } from 'vitest'
import { ACCOUNT, PASSWORD } from '../consumer/examples.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { encryptedRequest, encryptionRefusals } from '../consumer/encrypted-operation.ts'
import { anyText, boolean, timestamp } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const OTHER = 'Nhan@2027'
const number = { mobileNum: '0987654321', countryDialingCode: '+84' }
const ready: ProviderState = ['a member can log in', { account: ACCOUNT, password: PASSWORD }]
const known: ProviderState[] = [
  ready,
  ['a member has a mobile number', { account: ACCOUNT, ...number, verified: true }],
  ['a code was sent', { ...number, verificationCode: '135791' }],
]
const change = { oldPassword: PASSWORD, newPassword: OTHER, confirmNewPassword: OTHER }
const proof = { ...number, newPassword: OTHER, verificationCode: '135791' }
const mailed = { username: ACCOUNT, email: 'demo02@site.example' }

type ChangeMethod = 'change' | 'changeByV2'
const changing = async (method: ChangeMethod, changed: Partial<typeof change> = {}) => {
  const body = { ...change, ...changed }
  return { ...(await encryptedRequest(body)), call: (gateway: Gateway) => gateway.password[method](body) }
}
const resetting = async (changed: Partial<typeof proof> = {}) => {
  const body = { ...proof, ...changed }
  return { ...(await encryptedRequest(body)), call: (gateway: Gateway) => gateway.password.reset(body) }
}
const asking = (form: typeof mailed) => ({ form, call: (gateway: Gateway) => gateway.password.askByMail(form) })

const changingBy = async (id: string, method: ChangeMethod) => ({
  id,
  method,
  one: operation(id, { ...(await changing(method)), given: [ready] }),
})
const changes = [await changingBy('changePassword', 'change'), await changingBy('changePasswordV2', 'changeByV2')]
const resetPassword = operation('resetPassword', { ...(await resetting()), given: known })
const sendPasswordMail = operation('sendPasswordMail', asking(mailed))
const mailByPost = operation('sendPasswordMailByPost', {
  ...asking(mailed),
  gateway: { dialect: { mailPasswordMethod: 'POST' } },
})
const changed = changes.map(({ one }) => one)
const encrypted = [...changed, resetPassword]
const mailing = [sendPasswordMail, mailByPost]
const all = [...encrypted, ...mailing]

test.each(all)('$id', (one) => one.answers({}))

test.each(changes)('$id 400 login.incorrect', async ({ one, method }) =>
  one.refuses(400, 'login.incorrect', {
    ...(await changing(method, { oldPassword: 'Wrong@123' })),
    value: { field: 'oldPassword', reason: anyText('is wrong'), captcha: boolean(false) },
  }),
)
test.each(changes)('$id 400 member.locked', ({ one }) =>
  one.refuses(400, 'member.locked', {
    given: [ready, ['a member is locked', { account: ACCOUNT }]],
    value: { field: 'oldPassword', captcha: boolean(false) },
  }),
)
test.each(changes)('$id 400 request_param_err', async ({ one, method }) =>
  one.refuses(400, 'request_param_err', {
    ...(await changing(method, { confirmNewPassword: 'Nhan@2028' })),
    value: { field: 'confirmNewPassword', reason: anyText('is not the same as newPassword') },
  }),
)
test.each(changes)('$id 400 modify.new.old.same', async ({ one, method }) =>
  one.refuses(400, 'modify.new.old.same', {
    ...(await changing(method, { newPassword: PASSWORD, confirmNewPassword: PASSWORD })),
    value: { field: 'newPassword' },
  }),
)
test.each(changes)('$id 400 password.format.invalid', async ({ one, method }) =>
  one.refuses(400, 'password.format.invalid', {
    ...(await changing(method, { newPassword: 'short', confirmNewPassword: 'short' })),
    value: { field: 'newPassword' },
  }),
)

test('resetPassword 400 verification.code.incorrect', async () =>
  resetPassword.refuses(400, 'verification.code.incorrect', {
    ...(await resetting({ verificationCode: '135792' })),
    value: { field: 'verificationCode', reason: anyText('is wrong') },
  }))
test('resetPassword 400 member.locked', () =>
  resetPassword.refuses(400, 'member.locked', {
    given: [...known, ['a member is locked', { account: ACCOUNT }]],
    value: { field: 'mobileNum' },
  }))
test('resetPassword 400 mobile.format.invalid', async () =>
  resetPassword.refuses(400, 'mobile.format.invalid', {
    ...(await resetting({ mobileNum: '12' })),
    value: { field: 'mobileNum' },
  }))
test('resetPassword 400 password.format.invalid', async () =>
  resetPassword.refuses(400, 'password.format.invalid', {
    ...(await resetting({ newPassword: 'short' })),
    value: { field: 'newPassword' },
  }))
test('resetPassword 400 modify.new.old.same', async () =>
  resetPassword.refuses(400, 'modify.new.old.same', {
    ...(await resetting({ newPassword: PASSWORD })),
    value: { field: 'newPassword', reason: anyText('is the old one') },
  }))
test('resetPassword 400 request_param_err', async () =>
  resetPassword.refuses(400, 'request_param_err', {
    ...(await resetting({ countryDialingCode: '+999' })),
    value: { field: 'countryDialingCode' },
  }))

test.each(mailing)('$id 400 email.format.invalid', (one) =>
  one.refuses(400, 'email.format.invalid', {
    ...asking({ ...mailed, email: 'no address' }),
    value: { field: 'email' },
  }),
)
test.each(mailing)('$id 400 request_param_err', (one) =>
  one.refuses(400, 'request_param_err', {
    ...asking({ ...mailed, username: 'a'.repeat(21) }),
    value: { field: 'username' },
  }),
)
test.each(mailing)('$id 429 TOO_MANY_REQUESTS', (one) =>
  one.refuses(429, 'TOO_MANY_REQUESTS', {
    given: [['a password was mailed', { account: ACCOUNT, email: mailed.email, password: '135791' }]],
    value: { field: 'email', data: { expirationTime: timestamp() } },
  }),
)

test.each(encrypted)('$id 400 request_body_required', encryptionRefusals.unreadable)
test.each(encrypted)('$id 400 missing_encryption', encryptionRefusals.withoutKey)
test.each(changed)('$id 401 login.not.session', refusals.notSignedIn)
test.each(changed)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)
