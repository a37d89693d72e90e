import { expect, test } from 'vitest'
import { createMockClient, getRefusal } from './mock-client.ts'

const NUMBER = { mobileNum: '0912345678', countryDialingCode: '+84' }
const [OLD, NEW] = ['Demo@123', 'Nhan@2027']
const MAIL = { username: 'demo02', email: 'demo02@site.example' }

/** demo02 has the number and the address; without `as` the client is a guest who has forgotten the password. */
async function createSite(as?: string) {
  const site = await createMockClient({ as })
  const { session, verification } = site.gateway
  const tryLogin = (password: string) => getRefusal(session.login({ type: 'username', username: 'demo02', password }))
  const lastTo = async (to: string) => (await site.control('GET', `/outbox?to=${encodeURIComponent(to)}`))[0]
  const codeSent = async (): Promise<string> => {
    await verification.sendLoginCode(NUMBER)
    return (await lastTo('+84912345678')).code
  }
  const createIdentityToken = async (mobileNum: string): Promise<string> =>
    (await site.control('POST', '/identity/tokens', { provider: 'phone', mobileNum })).firebaseIdToken
  return { ...site, password: site.gateway.password, tryLogin, lastTo, codeSent, createIdentityToken }
}

test('a request by mail sends name and address, and nothing else [A-3-39]', async () => {
  const { password, sent, lastTo } = await createSite()
  await password.askByMail(MAIL)

  expect(Object.fromEntries(new URLSearchParams(sent().body as string))).toEqual(MAIL)
  expect(await lastTo(MAIL.email)).toMatchObject({ kind: 'mail', to: MAIL.email })
})

test('a password by mail is requested by PUT with a form; nothing is sent to another address [A-7-16]', async () => {
  const { password, sent, headers, reply, lastTo } = await createSite()
  await password.askByMail({ ...MAIL, email: 'somebody@else.example' })
  expect(await lastTo('somebody@else.example')).toBeUndefined()
  await password.askByMail(MAIL)

  expect(sent()).toEqual({
    call: 'PUT /wps/member/password/email',
    body: 'username=demo02&email=demo02%40site.example',
  })
  expect(headers().get('content-type')).toMatch(/^application\/x-www-form-urlencoded/)
  expect(reply()).toMatchObject({ success: true })
  expect(await lastTo(MAIL.email)).toBeTruthy()
})

test('a password by phone is sent with number and code, or with an identity token [A-3-40]', async () => {
  const { password, sent, codeSent, createIdentityToken, tryLogin } = await createSite()
  const byCode = { newPassword: NEW, mobileNum: '0912345678', verificationCode: await codeSent() }
  await password.reset(byCode)
  expect(sent().body).toEqual(byCode)
  expect(await tryLogin(NEW)).toBeUndefined()

  const byIdentity = {
    newPassword: 'Nhan@2028',
    mobileNum: '0912345678',
    firebaseIdToken: await createIdentityToken('0912345678'),
  }
  await password.reset(byIdentity)
  expect(sent().body).toEqual(byIdentity)
  expect(await tryLogin('Nhan@2028')).toBeUndefined()
})

test('a password is set by phone by POST, only with the right code [A-7-17]', async () => {
  const { password, sent, codeSent, tryLogin } = await createSite()
  const verificationCode = await codeSent()
  const wanted = { newPassword: NEW, mobileNum: '0912345678', verificationCode }
  const wrong = { ...wanted, verificationCode: verificationCode === '000000' ? '111111' : '000000' }
  expect(await getRefusal(password.reset(wrong))).toEqual(['verification.code.incorrect', 'verificationCode'])
  expect(await tryLogin(OLD)).toBeUndefined()
  await password.reset(wanted)

  expect(sent()).toEqual({ call: 'POST /wps/member/password/verification', body: wanted })
  expect([await tryLogin(NEW), await tryLogin(OLD)]).toEqual([undefined, ['login.incorrect', undefined]])
})

const CHANGE = { oldPassword: OLD, newPassword: NEW, confirmNewPassword: NEW }

test('a change of password sends the old one, the new one and its repetition [A-3-41]', async () => {
  const { password, sent } = await createSite('demo02')
  const twice = { ...CHANGE, confirmNewPassword: 'Nhan@2028' }
  expect(await getRefusal(password.change(twice))).toEqual(['request_param_err', 'confirmNewPassword'])
  expect(sent().body).toEqual(twice)
  await password.change(CHANGE)

  expect(sent().body).toEqual(CHANGE)
})

test('a password is changed by POST with the token, and only with the old password [A-7-33]', async () => {
  const { password, sent, token, tryLogin, gatewayOf } = await createSite('demo02')
  expect(await getRefusal(gatewayOf().password.change(CHANGE))).toEqual(['login.not.session', undefined])
  const guess = { ...CHANGE, oldPassword: 'Wrong@123' }
  expect(await getRefusal(password.change(guess))).toEqual(['login.incorrect', 'oldPassword'])
  await password.change(CHANGE)

  expect(sent()).toEqual({ call: 'POST /wps/member/password', body: CHANGE, token })
  expect([await tryLogin(NEW), await tryLogin(OLD)]).toEqual([undefined, ['login.incorrect', undefined]])
})
