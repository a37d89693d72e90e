import type { GatewayError } from '@longan/sdk'
import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

const NUMBER = { mobileNum: '0912345678', countryDialingCode: '+84' }
const OLD = 'Demo@123'
const NEW = 'Nhan@2027'
const change = { oldPassword: OLD, newPassword: NEW, confirmNewPassword: NEW }

async function setupPassword() {
  const site = setup()
  const { password, verification, session } = site.gatewayOf()
  const logIn = (password: string) => session.login({ type: 'username', username: 'demo02', password })
  const codeSent = async (send = verification.sendLoginCode): Promise<string> => {
    await send(NUMBER)
    return (await site.control('GET', '/outbox?to=%2B84912345678')).json[0].code
  }
  const reset = (verificationCode: string, newPassword = NEW) =>
    password.reset({ ...NUMBER, newPassword, verificationCode })
  const pass = (duration: string) => site.control('POST', '/clock/advance', { duration })
  return { ...site, password, verification, logIn, codeSent, reset, pass }
}
const refusalOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    ({ code, value }: GatewayError) => [code, value?.field, value?.reason],
  )

test('after a change of the password only the new one logs in', async () => {
  const { gatewayOf, signIn, logIn } = await setupPassword()
  const { password, member } = gatewayOf(await signIn('demo02'))

  await password.change(change)

  expect((await member.getInfo()).account).toBe('demo02')
  expect((await refusalOf(logIn(OLD)))?.[0]).toBe('login.incorrect')
  expect((await logIn(NEW)).passwordExpired).toBe(false)
})

test('a change of the password ends the other sessions of the member', async () => {
  const { gatewayOf, signIn, call } = await setupPassword()
  const other = await signIn('demo02')
  const { password } = gatewayOf(await signIn('demo02'))
  const elsewhere = async () => (await call('GET', '/wps/member/info', { token: other })).json.message
  expect(await elsewhere()).toBe('Your account has just logged in elsewhere')

  await password.change(change)

  expect(await elsewhere()).toBe('Your session has expired')
})

test.for([
  [{ oldPassword: 'Wrong@123' }, 'login.incorrect', 'oldPassword'],
  [{ newPassword: 'short', confirmNewPassword: 'short' }, 'password.format.invalid', 'newPassword'],
  [{ confirmNewPassword: 'Nhan@2028' }, 'request_param_err', 'confirmNewPassword'],
  [{ newPassword: OLD, confirmNewPassword: OLD }, 'modify.new.old.same', 'newPassword'],
] as const)('%j is refused as %s, and the old password stays valid', async ([wrong, code, field]) => {
  const { gatewayOf, signIn, logIn } = await setupPassword()
  const { password } = gatewayOf(await signIn('demo02'))

  expect((await refusalOf(password.change({ ...change, ...wrong })))?.slice(0, 2)).toEqual([code, field])

  expect((await logIn(OLD)).userName).toBe('demo02')
})

test('wrong old passwords lock the account as failed logins do', async () => {
  const { gatewayOf, signIn, pass } = await setupPassword()
  const { password } = gatewayOf(await signIn('demo02'))
  for (let guess = 0; guess < 10; guess++)
    expect((await refusalOf(password.change({ ...change, oldPassword: 'Wrong@123' })))?.[0]).toBe('login.incorrect')

  expect((await refusalOf(password.change(change)))?.[0]).toBe('member.locked')
  await pass('15m')
  await password.change(change)
})

test('a code sent to the mobile number resets the password and ends all sessions', async () => {
  const { gatewayOf, signIn, codeSent, reset, logIn } = await setupPassword()
  const { member } = gatewayOf(await signIn('demo02'))

  await reset(await codeSent())

  expect((await refusalOf(member.getInfo()))?.[0]).toBe('user.or.token.invalid')
  expect((await logIn(NEW)).userName).toBe('demo02')
})

test('a code of the older call resets the password, too', async () => {
  const { codeSent, reset, logIn, verification } = await setupPassword()
  await reset(await codeSent(verification.sendPasswordCode))

  expect((await logIn(NEW)).userName).toBe('demo02')
})

test('a reset to the old password is refused, and the code stays valid', async () => {
  const { codeSent, reset, logIn } = await setupPassword()
  const code = await codeSent()

  expect(await refusalOf(reset(code, OLD))).toEqual(['modify.new.old.same', 'newPassword', 'is the old one'])
  await reset(code)
  expect((await logIn(NEW)).userName).toBe('demo02')
})

test('a wrong, expired or used code resets no password', async () => {
  const { codeSent, reset, pass } = await setupPassword()
  const refused = (reason: string) => ['verification.code.incorrect', 'verificationCode', reason]
  const code = await codeSent()
  expect(await refusalOf(reset(code === '000000' ? '111111' : '000000'))).toEqual(refused('is wrong'))
  await pass('5m')
  expect(await refusalOf(reset(code))).toEqual(refused('is too old: ask for another'))

  const next = await codeSent()
  await reset(next)
  expect(await refusalOf(reset(next, 'Nhan@2028'))).toEqual(refused('is used up: ask for another'))
})

test('an unknown number gets the same error as a wrong code', async () => {
  const { password, verification } = await setupPassword()
  const stranger = { mobileNum: '0900999888', countryDialingCode: '+84' }
  await verification.sendLoginCode(stranger)

  expect(await refusalOf(password.reset({ ...stranger, newPassword: NEW, verificationCode: '123456' }))).toEqual([
    'verification.code.incorrect',
    'verificationCode',
    'is wrong',
  ])
})

test('an identity token for the number resets the password like a code, except of a locked account', async () => {
  const { password, control, mock, logIn } = await setupPassword()
  const { services } = await mock.worlds.open('default')
  const { json } = await control('POST', '/identity/tokens', { provider: 'phone', mobileNum: '0912345678' })
  const byIdentity = () =>
    password.reset({ ...NUMBER, newPassword: NEW, firebaseIdToken: json.firebaseIdToken as string })
  await byIdentity()
  expect((await logIn(NEW)).userName).toBe('demo02')

  await services.members.update(services.members.getByAccount('demo02').id, { isLocked: true })
  expect((await refusalOf(byIdentity()))?.slice(0, 2)).toEqual(['member.locked', 'mobileNum'])
})

test('a site without password reset refuses it', async () => {
  const { control, reset, verification } = await setupPassword()
  await control('PATCH', '/settings', { flags: { CHNGPASSVERIF3: false, PWRESETSMS3: false } })

  expect((await refusalOf(reset('123456')))?.[0]).toBe('function.not.available')
  expect((await refusalOf(verification.sendPasswordCode(NUMBER)))?.[0]).toBe('function.not.available')
})
