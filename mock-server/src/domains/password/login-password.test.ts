import type { GatewayError } from '@longan/sdk'
import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

const NUMBER = { mobileNum: '0912345678', countryDialingCode: '+84' }
const OLD = 'Demo@123'
const NEW = 'Nhan@2027'
const change = { oldPassword: OLD, newPassword: NEW, confirmNewPassword: NEW }

/** demo02 has the number; whoever has forgotten the password is a guest. */
async function house() {
  const site = setup()
  const { password, verification, session } = site.gatewayOf()
  const logIn = (typed: string) => session.login({ type: 'username', username: 'demo02', password: typed })
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

test('a member changes the password; from now on only the new one opens the account', async () => {
  const { gatewayOf, signIn, logIn } = await house()
  const { password, member } = gatewayOf(await signIn('demo02'))

  await password.change(change)

  expect((await member.getInfo()).account).toBe('demo02')
  expect((await refusalOf(logIn(OLD)))?.[0]).toBe('login.incorrect')
  expect((await logIn(NEW)).passwordExpired).toBe(false)
})

test('a password that was changed ends the other sessions of the member', async () => {
  const { gatewayOf, signIn, call } = await house()
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
] as const)('%j is refused as %s, and the old password stays', async ([wrong, code, field]) => {
  const { gatewayOf, signIn, logIn } = await house()
  const { password } = gatewayOf(await signIn('demo02'))

  expect((await refusalOf(password.change({ ...change, ...wrong })))?.slice(0, 2)).toEqual([code, field])

  expect((await logIn(OLD)).userName).toBe('demo02')
})

test('whoever has stolen a session guesses the password no faster than others', async () => {
  const { gatewayOf, signIn, pass } = await house()
  const { password } = gatewayOf(await signIn('demo02'))
  for (let guess = 0; guess < 10; guess++)
    expect((await refusalOf(password.change({ ...change, oldPassword: 'Wrong@123' })))?.[0]).toBe('login.incorrect')

  expect((await refusalOf(password.change(change)))?.[0]).toBe('member.locked')
  await pass('15m')
  await password.change(change)
})

test('whoever holds the number of the account sets a new password, and all its sessions end', async () => {
  const { gatewayOf, signIn, codeSent, reset, logIn } = await house()
  const { member } = gatewayOf(await signIn('demo02'))

  await reset(await codeSent())

  expect((await refusalOf(member.getInfo()))?.[0]).toBe('user.or.token.invalid')
  expect((await logIn(NEW)).userName).toBe('demo02')
})

test('the code of the older call is good for it, too', async () => {
  const { codeSent, reset, logIn, verification } = await house()
  await reset(await codeSent(verification.sendPasswordCode))

  expect((await logIn(NEW)).userName).toBe('demo02')
})

test('the old password is refused as the new one, and the code stays good for another', async () => {
  const { codeSent, reset, logIn } = await house()
  const code = await codeSent()

  expect(await refusalOf(reset(code, OLD))).toEqual(['modify.new.old.same', 'newPassword', 'is the old one'])
  await reset(code)
  expect((await logIn(NEW)).userName).toBe('demo02')
})

test('a code that is wrong, too old or used sets no password', async () => {
  const { codeSent, reset, pass } = await house()
  const refused = (reason: string) => ['verification.code.incorrect', 'verificationCode', reason]
  const code = await codeSent()
  expect(await refusalOf(reset(code === '000000' ? '111111' : '000000'))).toEqual(refused('is wrong'))
  await pass('5m')
  expect(await refusalOf(reset(code))).toEqual(refused('is too old: ask for another'))

  const next = await codeSent()
  await reset(next)
  expect(await refusalOf(reset(next, 'Nhan@2028'))).toEqual(refused('is used up: ask for another'))
})

test('the number of nobody is answered like a wrong code', async () => {
  const { password, verification } = await house()
  const stranger = { mobileNum: '0900999888', countryDialingCode: '+84' }
  await verification.sendLoginCode(stranger)

  expect(await refusalOf(password.reset({ ...stranger, newPassword: NEW, verificationCode: '123456' }))).toEqual([
    'verification.code.incorrect',
    'verificationCode',
    'is wrong',
  ])
})

test("the identity provider's word for the number is as good as a code; a locked account opens by neither", async () => {
  const { password, control, mock, logIn } = await house()
  const { services } = await mock.worlds.open('default')
  const { json } = await control('POST', '/identity/tokens', { provider: 'phone', mobileNum: '0912345678' })
  const byIdentity = () =>
    password.reset({ ...NUMBER, newPassword: NEW, firebaseIdToken: json.firebaseIdToken as string })
  await byIdentity()
  expect((await logIn(NEW)).userName).toBe('demo02')

  await services.members.update(services.members.named('demo02').id, { isLocked: true })
  expect((await refusalOf(byIdentity()))?.slice(0, 2)).toEqual(['member.locked', 'mobileNum'])
})

test('a site that resets no passwords says so', async () => {
  const { control, reset, verification } = await house()
  await control('PATCH', '/settings', { flags: { CHNGPASSVERIF3: false, PWRESETSMS3: false } })

  expect((await refusalOf(reset('123456')))?.[0]).toBe('function.not.available')
  expect((await refusalOf(verification.sendPasswordCode(NUMBER)))?.[0]).toBe('function.not.available')
})
