import type { GatewayError, LoginInput } from '@longan/sdk'
import { expect, test } from 'vitest'
import { captchaText } from '../../art/captcha-text.ts'
import { setup } from '../../adapters/testing.ts'

type Server = ReturnType<typeof setup>

const credentials = (username: string, password = 'Demo@123', more: Partial<LoginInput> = {}) =>
  ({ type: 'username', username, password, ...more }) as const

const failureOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    (error: GatewayError) => error,
  )

async function readCaptcha({ mock }: Server) {
  const { world } = await mock.worlds.open('default')
  return captchaText(world.secretRandom('captcha', world.ids.dump()['captcha']!).next)
}

test('a login answers a token, the name, the type and firstTimeLogin [A-7-03]', async () => {
  const { session } = setup().gatewayOf()

  const reply = await session.login(credentials('demo02'))

  expect(reply).toMatchObject({ userName: 'demo02', type: 0, firstTimeLogin: true })
  expect(reply.token).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect((await session.login(credentials('demo02'))).firstTimeLogin).toBe(false)
})

test('the login is one encrypted POST with its key in a header, without readable name or password [A-7-02]', async () => {
  const { mock, gatewayOf } = setup()
  const requests: { call: string; key: string | null; body: string }[] = []
  const fetch = async (request: Request) => {
    const { method, url, headers } = request.clone()
    const body = await request.clone().text()
    requests.push({ call: `${method} ${new URL(url).pathname}`, key: headers.get('encryption'), body })
    return mock.fetch(request)
  }

  await gatewayOf('', { fetch }).session.login(credentials('demo01'))

  const logins = requests.filter(({ call }) => call === 'POST /wps/session/login')
  expect(logins).toEqual([
    { call: expect.any(String), key: expect.stringMatching(/^[0-9a-f]{256}$/), body: expect.any(String) },
  ])
  expect(JSON.parse(logins[0]!.body)).toEqual({ value: expect.stringMatching(/^[\w+/]+=*$/) })
  expect(JSON.stringify(requests)).not.toMatch(/demo01|Demo@123/)
})

test('a login is of the type username, sms or firebase [A-3-17]', async () => {
  const { call } = setup()
  const answerTo = async (type: string) => {
    const body = { type, username: 'demo01', password: 'Demo@123' }
    const { json } = await call('POST', '/wps/session/login', { headers: { encryption: 'plain' }, body })
    return json.errorCode ?? 'in'
  }

  expect(await answerTo('username')).toBe('in')
  expect(await answerTo('sms')).toBe('mobile.format.invalid')
  expect(await answerTo('firebase')).not.toBe('request_param_err')
  expect(await answerTo('email')).toBe('request_param_err')
})

test('a wrong password and an unknown or locked user are refused with different messages', async () => {
  const { session } = setup().gatewayOf()

  const wrong = await failureOf(session.login(credentials('demo01', 'Wrong@123')))
  expect(wrong).toMatchObject({
    status: 400,
    code: 'login.incorrect',
    gatewayMessage: 'Incorrect username or password',
  })
  for (const name of ['nobody', 'locked01']) {
    const refused = await failureOf(session.login(credentials(name)))
    expect(refused).toMatchObject({
      code: 'member.locked',
      gatewayMessage: 'Sorry, the user does not exist or is disabled',
    })
  }
})

test('after one failure the captcha persona needs a captcha, which is valid once', async () => {
  const site = setup()
  const { session } = site.gatewayOf()
  const failed = await failureOf(session.login(credentials('captcha01', 'Wrong@123')))
  expect(failed?.value?.captcha).toBe(true)

  const missing = await failureOf(session.login(credentials('captcha01')))
  expect(missing?.code).toBe('captcha.required')

  await session.getCaptcha()
  const wrong = await failureOf(session.login(credentials('captcha01', undefined, { captcha: '000' })))
  expect(wrong).toMatchObject({ code: 'captcha.incorrect', gatewayMessage: 'Verification code error' })

  await session.getCaptcha()
  const captcha = await readCaptcha(site)
  const reply = await session.login(credentials('captcha01', undefined, { captcha }))
  expect(reply.userName).toBe('captcha01')
})

test('a captcha expires after five minutes', async () => {
  const site = setup()
  const { session } = site.gatewayOf()
  await failureOf(session.login(credentials('captcha01', 'Wrong@123')))
  await session.getCaptcha()
  const captcha = await readCaptcha(site)

  await site.control('POST', '/clock/advance', { duration: '5m' })

  const refused = await failureOf(session.login(credentials('captcha01', undefined, { captcha })))
  expect(refused?.code).toBe('captcha.incorrect')
})

test('every account needs a captcha after three failures, and a successful login resets the count', async () => {
  const site = setup()
  const { session } = site.gatewayOf()
  const flags = []
  for (let attempt = 0; attempt < 3; attempt++) {
    flags.push((await failureOf(session.login(credentials('demo01', 'Wrong@123'))))?.value?.captcha)
  }
  expect(flags).toEqual([false, false, true])

  await session.getCaptcha()
  await session.login(credentials('demo01', undefined, { captcha: await readCaptcha(site) }))

  expect((await session.login(credentials('demo01'))).userName).toBe('demo01')
})

test('after ten failures an account is locked for fifteen minutes', async () => {
  const site = setup()
  const { session } = site.gatewayOf()
  for (let attempt = 0; attempt < 10; attempt++) {
    if (attempt >= 3) await session.getCaptcha()
    const captcha = attempt >= 3 ? await readCaptcha(site) : undefined
    await failureOf(session.login(credentials('demo01', 'Wrong@123', captcha ? { captcha } : {})))
  }

  const refused = await failureOf(session.login(credentials('demo01')))
  expect(refused).toMatchObject({
    code: 'member.locked',
    gatewayMessage: 'Too many failed logins. Please try again in 15 minutes',
  })

  await site.control('POST', '/clock/advance', { duration: '15m' })
  await session.getCaptcha()
  expect((await session.login(credentials('demo01', undefined, { captcha: await readCaptcha(site) }))).type).toBe(0)
})

test('a site without captchas never requires one and still locks the account', async () => {
  const site = setup()
  await site.control('PATCH', '/settings', { flags: { CAPTCHA3: false }, registration: { captcha: 'R' } })
  const { session, registration, messages } = site.gatewayOf()
  const failed = []
  for (let attempt = 0; attempt < 10; attempt++)
    failed.push((await failureOf(session.login(credentials('captcha01', 'Wrong@123'))))?.value?.captcha)
  expect(new Set(failed)).toEqual(new Set([false]))
  const locked = await failureOf(session.login(credentials('captcha01')))
  expect(locked).toMatchObject({ code: 'member.locked', value: { captcha: false } })

  await site.control('POST', '/clock/advance', { duration: '15m' })
  expect((await session.login(credentials('captcha01'))).userName).toBe('captcha01')
  expect((await registration.getRules())['captcha']).toMatchObject({ enabled: false, required: false })
  const joined = await registration.byUsername({ username: 'newcomer', password: 'abc123', mobileNum: '0911222333' })
  expect(joined.userName).toBe('newcomer')
  for (const content of ['What a good site', 'It still is one'])
    await messages.sendFeedback({ type: 0, content: `${content}, all in all` })
})
