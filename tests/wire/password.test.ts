import { expect, test } from 'vitest'
import { atGateway, refusalOf } from './at-gateway.ts'

const NUMBER = { mobileNum: '0912345678', countryDialingCode: '+84' }
const [OLD, NEW] = ['Demo@123', 'Nhan@2027']
const MAIL = { username: 'demo02', email: 'demo02@longan.example' }

/** demo02 has the number and the address; whoever has forgotten the password is a guest. */
async function atRecovery(as?: string) {
  const site = await atGateway({ as })
  const { session, verification } = site.gateway
  const opens = (password: string) => refusalOf(session.login({ type: 'username', username: 'demo02', password }))
  const lastTo = async (to: string) => (await site.control('GET', `/outbox?to=${encodeURIComponent(to)}`))[0]
  const codeSent = async (): Promise<string> => {
    await verification.sendLoginCode(NUMBER)
    return (await lastTo('+84912345678')).code
  }
  const vouch = async (mobileNum: string): Promise<string> =>
    (await site.control('POST', '/identity/tokens', { provider: 'phone', mobileNum })).firebaseIdToken
  return { ...site, password: site.gateway.password, opens, lastTo, codeSent, vouch }
}

test('who asks by mail sends name and address, and nothing else [A-3-39]', async () => {
  const { password, sent, lastTo } = await atRecovery()
  await password.askByMail(MAIL)

  expect(Object.fromEntries(new URLSearchParams(sent().body as string))).toEqual(MAIL)
  expect(await lastTo(MAIL.email)).toMatchObject({ kind: 'mail', to: MAIL.email })
})

test('a password by mail is asked for by PUT in a form; to another address nothing is sent [A-7-16]', async () => {
  const { password, sent, headers, reply, lastTo } = await atRecovery()
  await password.askByMail({ ...MAIL, email: 'somebody@else.example' })
  expect(await lastTo('somebody@else.example')).toBeUndefined()
  await password.askByMail(MAIL)

  expect(sent()).toEqual({
    call: 'PUT /wps/member/password/email',
    body: 'username=demo02&email=demo02%40longan.example',
  })
  expect(headers().get('content-type')).toMatch(/^application\/x-www-form-urlencoded/)
  expect(reply()).toMatchObject({ success: true })
  expect(await lastTo(MAIL.email)).toBeTruthy()
})

test('who sets a password by phone sends it with number and code, or with the proof of the identity provider [A-3-40]', async () => {
  const { password, sent, codeSent, vouch, opens } = await atRecovery()
  const byCode = { newPassword: NEW, mobileNum: '0912345678', verificationCode: await codeSent() }
  await password.reset(byCode)
  expect(sent().body).toEqual(byCode)
  expect(await opens(NEW)).toBeUndefined()

  const byIdentity = { newPassword: 'Nhan@2028', mobileNum: '0912345678', firebaseIdToken: await vouch('0912345678') }
  await password.reset(byIdentity)
  expect(sent().body).toEqual(byIdentity)
  expect(await opens('Nhan@2028')).toBeUndefined()
})

test('a password is set by phone by POST, with the right code and no other [A-7-17]', async () => {
  const { password, sent, codeSent, opens } = await atRecovery()
  const verificationCode = await codeSent()
  const wanted = { newPassword: NEW, mobileNum: '0912345678', verificationCode }
  const wrong = { ...wanted, verificationCode: verificationCode === '000000' ? '111111' : '000000' }
  expect(await refusalOf(password.reset(wrong))).toEqual(['verification.code.incorrect', 'verificationCode'])
  expect(await opens(OLD)).toBeUndefined()
  await password.reset(wanted)

  expect(sent()).toEqual({ call: 'POST /wps/member/password/verification', body: wanted })
  expect([await opens(NEW), await opens(OLD)]).toEqual([undefined, ['login.incorrect', undefined]])
})

const CHANGE = { oldPassword: OLD, newPassword: NEW, confirmNewPassword: NEW }

test('who changes the password sends the old one, the new one and the new one again [A-3-41]', async () => {
  const { password, sent } = await atRecovery('demo02')
  const twice = { ...CHANGE, confirmNewPassword: 'Nhan@2028' }
  expect(await refusalOf(password.change(twice))).toEqual(['request_param_err', 'confirmNewPassword'])
  expect(sent().body).toEqual(twice)
  await password.change(CHANGE)

  expect(sent().body).toEqual(CHANGE)
})

test('a password is changed by POST with the token, and only who knows the old one changes it [A-7-33]', async () => {
  const { password, sent, token, opens, gatewayOf } = await atRecovery('demo02')
  expect(await refusalOf(gatewayOf().password.change(CHANGE))).toEqual(['login.not.session', undefined])
  const guess = { ...CHANGE, oldPassword: 'Wrong@123' }
  expect(await refusalOf(password.change(guess))).toEqual(['login.incorrect', 'oldPassword'])
  await password.change(CHANGE)

  expect(sent()).toEqual({ call: 'POST /wps/member/password', body: CHANGE, token })
  expect([await opens(NEW), await opens(OLD)]).toEqual([undefined, ['login.incorrect', undefined]])
})
