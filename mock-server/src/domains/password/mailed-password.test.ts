import type { GatewayError } from '@longan/sdk'
import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

const ACCOUNT = { username: 'demo02', email: 'demo02@site.example' }
const TOO_MANY = 'TOO_MANY_REQUESTS'

async function setupPassword() {
  const site = setup()
  const { password, session } = site.gatewayOf()
  const mails = async () => (await site.control('GET', '/outbox')).json
  const logIn = (password: string) => session.login({ type: 'username', username: 'demo02', password })
  const pass = (duration: string) => site.control('POST', '/clock/advance', { duration })
  return { ...site, password, mails, logIn, pass }
}
const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    ({ code }: GatewayError) => code,
  )

test('a forgotten password is replaced by one sent by mail, which has to be changed after the login', async () => {
  const { password, mails, logIn, gatewayOf } = await setupPassword()
  await password.askByMail(ACCOUNT)

  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ kind: 'mail', to: ACCOUNT.email, subject: 'Your temporary Sơn Mài password' })
  expect(mail).toMatchObject({
    link: '/m/login',
    text: expect.stringContaining(`Your temporary Sơn Mài password: ${mail.code}.`),
  })
  const { token, passwordExpired } = await logIn(mail.code)
  expect(passwordExpired).toBe(true)
  await gatewayOf(token).password.change({
    oldPassword: mail.code,
    newPassword: 'Nhan@2027',
    confirmNewPassword: 'Nhan@2027',
  })
  expect((await logIn('Nhan@2027')).passwordExpired).toBe(false)
})

test('the old password stays valid until the mailed one is used', async () => {
  const { password, mails, logIn } = await setupPassword()
  await password.askByMail(ACCOUNT)

  expect((await logIn('Demo@123')).passwordExpired).toBe(false)
  await logIn((await mails())[0].code)
  expect(await codeOf(logIn('Demo@123'))).toBe('login.incorrect')
})

test('a mailed password is valid for half an hour', async () => {
  const { password, mails, logIn, pass } = await setupPassword()
  await password.askByMail(ACCOUNT)
  await pass('29m')
  expect((await logIn((await mails())[0].code)).passwordExpired).toBe(true)

  await password.askByMail(ACCOUNT)
  await pass('30m')
  expect(await codeOf(logIn((await mails())[0].code))).toBe('login.incorrect')
})

test.for([
  { username: 'demo02', email: 'somebody@site.example' },
  { username: 'demo01', email: 'demo02@site.example' },
  { username: 'nobody', email: 'nobody@site.example' },
])('%j gets the same response, but no mail', async (stranger) => {
  const { password, mails } = await setupPassword()

  await password.askByMail(stranger)

  expect(await mails()).toEqual([])
  expect(await codeOf(password.askByMail(stranger))).toBe(TOO_MANY)
})

test('a request with another account name does not invalidate a mailed password', async () => {
  const { password, mails, logIn } = await setupPassword()
  await password.askByMail(ACCOUNT)
  await password.askByMail({ username: 'demo01', email: ACCOUNT.email })

  expect((await logIn((await mails())[0].code)).userName).toBe('demo02')
})

test('a locked account gets no mail', async () => {
  const { password, mails, mock } = await setupPassword()
  const { services } = await mock.worlds.open('default')
  await services.members.update(services.members.getByAccount('demo02').id, { isLocked: true })
  await password.askByMail(ACCOUNT)

  expect(await mails()).toEqual([])
})

test('account and address are case-insensitive; a malformed address is refused', async () => {
  const { password, mails } = await setupPassword()
  await password.askByMail({ username: 'DEMO02', email: 'Demo02@Site.example' })
  expect(await mails()).toHaveLength(1)

  expect(await codeOf(password.askByMail({ username: 'demo02', email: 'no address' }))).toBe('email.format.invalid')
})

test.for([
  ['PUT', 'application/x-www-form-urlencoded'],
  ['POST', 'application/x-www-form-urlencoded'],
  ['POST', 'application/json'],
] as const)('clients request the mail by %s as %s', async ([method, type]) => {
  const { call, mails } = await setupPassword()
  const body = type.endsWith('json') ? JSON.stringify(ACCOUNT) : new URLSearchParams(ACCOUNT).toString()

  expect((await call(method, '/wps/member/password/email', { body, headers: { 'content-type': type } })).status).toBe(
    200,
  )
  expect(await mails()).toHaveLength(1)
})
