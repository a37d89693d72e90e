import type { GatewayError } from '@longan/sdk'
import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

const MINE = { username: 'demo02', email: 'demo02@longan.example' }
const TOO_MANY = 'TOO_MANY_REQUESTS'

async function house() {
  const site = setup()
  const { password, session } = site.gatewayOf()
  const mails = async () => (await site.control('GET', '/outbox')).json
  const logIn = (typed: string) => session.login({ type: 'username', username: 'demo02', password: typed })
  const pass = (duration: string) => site.control('POST', '/clock/advance', { duration })
  return { ...site, password, mails, logIn, pass }
}
const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    ({ code }: GatewayError) => code,
  )

test('whoever has forgotten the password gets one by mail, signs in with it, and is asked for another', async () => {
  const { password, mails, logIn, gatewayOf } = await house()
  await password.askByMail(MINE)

  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ kind: 'mail', to: MINE.email, subject: 'Your temporary password at Longan' })
  expect(mail).toMatchObject({ link: '/m/login', text: expect.stringContaining(`password: ${mail.code}.`) })
  const { token, passwordExpired } = await logIn(mail.code)
  expect(passwordExpired).toBe(true)
  await gatewayOf(token).password.change({
    oldPassword: mail.code,
    newPassword: 'Nhan@2027',
    confirmNewPassword: 'Nhan@2027',
  })
  expect((await logIn('Nhan@2027')).passwordExpired).toBe(false)
})

test('the forgotten password opens the account until the one of the mail was used', async () => {
  const { password, mails, logIn } = await house()
  await password.askByMail(MINE)

  expect((await logIn('Demo@123')).passwordExpired).toBe(false)
  await logIn((await mails())[0].code)
  expect(await codeOf(logIn('Demo@123'))).toBe('login.incorrect')
})

test('a password by mail is good for half an hour', async () => {
  const { password, mails, logIn, pass } = await house()
  await password.askByMail(MINE)
  await pass('29m')
  expect((await logIn((await mails())[0].code)).passwordExpired).toBe(true)

  await password.askByMail(MINE)
  await pass('30m')
  expect(await codeOf(logIn((await mails())[0].code))).toBe('login.incorrect')
})

test.for([
  { username: 'demo02', email: 'somebody@longan.example' },
  { username: 'demo01', email: 'demo02@longan.example' },
  { username: 'nobody', email: 'nobody@longan.example' },
])('%j is answered alike, and gets no mail', async (stranger) => {
  const { password, mails } = await house()

  await password.askByMail(stranger)

  expect(await mails()).toEqual([])
  expect(await codeOf(password.askByMail(stranger))).toBe(TOO_MANY)
})

test('nobody makes the mail of another worthless by asking with another name', async () => {
  const { password, mails, logIn } = await house()
  await password.askByMail(MINE)
  await password.askByMail({ username: 'demo01', email: MINE.email })

  expect((await logIn((await mails())[0].code)).userName).toBe('demo02')
})

test('a locked account gets no mail', async () => {
  const { password, mails, mock } = await house()
  const { services } = await mock.worlds.open('default')
  await services.members.update(services.members.named('demo02').id, { isLocked: true })
  await password.askByMail(MINE)

  expect(await mails()).toEqual([])
})

test('name and address count however they are typed; what is no address is refused', async () => {
  const { password, mails } = await house()
  await password.askByMail({ username: 'DEMO02', email: 'Demo02@Longan.example' })
  expect(await mails()).toHaveLength(1)

  expect(await codeOf(password.askByMail({ username: 'demo02', email: 'no address' }))).toBe('email.format.invalid')
})

test.for([
  ['PUT', 'application/x-www-form-urlencoded'],
  ['POST', 'application/x-www-form-urlencoded'],
  ['POST', 'application/json'],
] as const)('clients send it by %s as %s', async ([method, type]) => {
  const { call, mails } = await house()
  const body = type.endsWith('json') ? JSON.stringify(MINE) : new URLSearchParams(MINE).toString()

  expect((await call(method, '/wps/member/password/email', { body, headers: { 'content-type': type } })).status).toBe(
    200,
  )
  expect(await mails()).toHaveLength(1)
})
