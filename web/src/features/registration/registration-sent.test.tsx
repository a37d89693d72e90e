import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { extraFields } from '@longan/sdk/inputs/registration'
import { preloadProblemMessages } from '#api/problems.ts'
import { withChanges, refusal } from '#testing/gateway.ts'
import { formatDayTime } from '#lib/time/dates.ts'
import { newcomer, openRegistration } from './testing.tsx'
import { t } from '#testing/text.ts'

async function join(options: Parameters<typeof openRegistration>[0] = {}, more: Record<string, string> = {}) {
  const view = await openRegistration(options)
  view.fill()
  view.type(more)
  await view.submit()
  await waitFor(() => expect(view.body()).toBeTruthy())
  return { ...view, sent: view.body()! }
}

const filled = {
  paymentPassword: '123456',
  recommenderId: '1001',
  nickname: 'Nhãn Lồng',
  payeeName: 'NGUYEN VAN A',
  email: 'nhan@long.vn',
  idNumber: '012345678901',
  qqNum: '1234567',
  facebook: 'nhan.long',
  wechat: 'nhanlong',
  line: 'nhanlong1',
  whatsapp: '84912000111',
  zalo: '0912000111',
  birthday: '1990-03-05',
}

test('all fields are sent under the gateway’s names [A-3-27]', async () => {
  const registration = Object.fromEntries(extraFields.map((name) => [name, 'O' as const]))
  const { sent } = await join({ settings: { registration } }, { ...filled, affiliateCode: 'LONGAN' })
  expect(sent).toMatchObject({
    ...filled,
    username: newcomer.username,
    password: newcomer.password,
    confirmPassword: newcomer.password,
    mobileNum: newcomer.mobile,
    countryDialingCode: '+84',
    affiliateCode: 'LONGAN',
    type: 0,
    registerUrl: location.hostname,
    registerMethod: 'H5',
    domain: 'site.example',
  })
})

test('the form’s own field names are not sent [A-3-28]', async () => {
  const { sent } = await join()
  const formNames = ['confimpsw', 'identifying', 'mobileNum1', 'mobileNum2', 'messageCode1', 'messageCode2', 'agreed']
  expect(formNames.filter((name) => name in sent)).toEqual([])
  expect([sent.confirmPassword, sent.mobileNum]).toEqual([newcomer.password, newcomer.mobile])
})

test('the host of the page is sent [A-3-29]', async () => {
  expect((await join()).sent.registerUrl).toBe(location.hostname)
})

test('the main domain of the site is sent [A-3-33]', async () => {
  const answers = { getSystemStatus: withChanges({ info: { mainDomain: 'demo.test' } }) }
  expect((await join({ answers })).sent.domain).toBe('demo.test')
})

test('the type of member is always 0 [A-3-32]', async () => {
  expect((await join()).sent.type).toBe(0)
})

test.each([
  ['H5', {}],
  ['PWA', { isInstalled: true }],
  ['WEBCLIP', { isClip: true }],
  ['APP', { agent: 'Mozilla/5.0 LonganApp/2.1' }],
])(
  'the environment of the app is sent: %s [A-3-31]',
  async (method, { isInstalled, isClip, agent }: Record<string, unknown>) => {
    const { matchMedia } = globalThis
    vi.stubGlobal('matchMedia', (query: string) => ({ ...matchMedia(query), matches: Boolean(isInstalled) }))
    vi.stubGlobal('navigator', {
      userAgent: agent ?? navigator.userAgent,
      language: navigator.language,
      onLine: true,
      ...(isClip ? { standalone: true } : {}),
    })
    expect((await join()).sent.registerMethod).toBe(method)
  },
)

test.each([
  ['A-7-09', 'POST', 'registerByPost'],
  ['A-7-10', 'PUT', 'register'],
] as const)(
  '[%s] a site that registers by %s receives that method, encrypted',
  async (_id, registerHttpMethod, operation) => {
    const { sent, calls } = await join({ dialect: { registerHttpMethod } })
    const [call, ...more] = calls(operation)
    expect([call!.method, more, Object.keys(sent)]).toEqual([registerHttpMethod, [], ['value']])
    expect(call!.headers.get('encryption')).toMatch(/^[0-9a-f]{64,}$/)
  },
)

test('an agent’s code is accepted and sent [A-2-90]', async () => {
  expect((await join({}, { affiliateCode: 'LONGAN' })).sent.affiliateCode).toBe('LONGAN')
})

test('the code of an agent’s link is filled in', async () => {
  const { field } = await openRegistration({ at: '/m/register?affiliateCode=LONGAN' })
  expect(field('affiliateCode').value).toBe('LONGAN')
})

test.each([true, false])(
  'a code is looked up before the registration if the site checks codes: %s [A-5-19]',
  async (isOn) => {
    const { calls } = await join({ settings: { flags: { AFFMAN3: isOn } } }, { affiliateCode: 'LONGAN' })
    const order = [...calls('checkAffiliate'), ...calls('register')].toSorted((a, b) => a.at - b.at)
    expect(order.map(({ path }) => path)).toEqual(
      isOn ? ['/wps/agent/affiliate', '/wps/member/register'] : ['/wps/member/register'],
    )
  },
)

test('the lookup sends the code and the domain [A-7-13]', async () => {
  const { lastQuery } = await join({}, { affiliateCode: 'LONGAN' })
  expect(lastQuery('checkAffiliate')).toEqual({ code: 'LONGAN', domain: 'site.example' })
})

async function submitWith(more: Record<string, string>, options: Parameters<typeof openRegistration>[0] = {}) {
  const view = await openRegistration(options)
  view.fill()
  view.type(more)
  await view.submit()
  return view
}

test('an unknown code is reported under its field, and no registration is sent [A-5-20]', async () => {
  const { under, field, calls } = await submitWith({ affiliateCode: 'BAD1' })
  await waitFor(() => expect(under('affiliateCode')).toBe(t('problems:affiliate.code.invalid')))
  expect(document.activeElement).toBe(field('affiliateCode'))
  expect(calls('register')).toEqual([])
})

test.each([
  ['A-8-07', 'agent.link.incorrect', t('problems:agent.link.incorrect')],
  ['A-8-09', 'affiliate.code.invalid', t('problems:affiliate.code.invalid')],
])('[%s] the lookup answers %s: "%s"', async (_id, code, words) => {
  const { under } = await submitWith({ affiliateCode: 'LONGAN' }, { answers: { checkAffiliate: refusal(code, 400) } })
  await waitFor(() => expect(under('affiliateCode')).toBe(words))
})

test.for([
  ['A-8-05', 'username', 'demo01', t('problems:member.exists')],
  ['A-8-06', 'mobileNum1', '0912345678', t('problems:account.in.use_mobileNum')],
  ['A-8-08', 'recommenderId', '4444', t('problems:referrer.link.incorrect')],
] as const)('[%s] %s %s is refused with "%s", and the typed text stays', async ([, name, text, words]) => {
  const answers = { checkUsername: Response.json({ success: true, value: true }) }
  const settings = { registration: { recommenderId: 'O' as const } }
  const { under, field } = await submitWith({ email: 'nhan@long.vn', [name]: text }, { answers, settings })
  await waitFor(() => expect(under(name)).toBe(words))
  expect([field('email').value, field('password').value]).toEqual(['nhan@long.vn', newcomer.password])
})

test('a registration that a self-exclusion refuses says until when', async () => {
  await preloadProblemMessages()
  const until = Date.now() + 180 * 86_400_000
  const value = { field: 'mobileNum', reason: 'is excluded', data: { ruleId: 'exclusion.durations', until } }
  const refused = { success: false, errorCode: 'account.self.excluded', message: '', value }
  const answers = { register: Response.json(refused, { status: 400 }) }
  const { under } = await submitWith({ mobileNum1: '0912345678' }, { answers })
  const words = t('problems:account.self.excluded_until', { time: formatDayTime(until) })
  await waitFor(() => expect(under('mobileNum1')).toBe(words))
})

test('a taken name is reported as soon as I leave the field [A-7-15]', async () => {
  const { type, under, lastQuery } = await openRegistration()
  type({ username: 'demo01' })
  await waitFor(() => expect(under('username')).toBe(t('problems:member.exists')))
  expect(lastQuery('checkUsername')).toEqual({ username: 'demo01' })
})

test('a wrong referral link is reported once, and does not block the next attempt', async () => {
  const { submit, isIn } = await submitWith({}, { at: '/m/register?referralCode=LG9' })
  expect((await screen.findByRole('alert')).textContent).toBe(t('problems:referrer.link.incorrect'))
  await submit()
  expect(await isIn()).toBe(newcomer.username)
})

test('if the site checks for humans, the result is sent', async () => {
  const { sent } = await join({ settings: { flags: { GEETEST3: true } } })
  expect(sent.geetestValidateV4).toMatchObject({ pass_token: 'passed' })
})

test('a visitor who fails the human check is not registered, and sees the reason', async () => {
  await submitWith({}, { answers: { register: refusal('geetest.failed', 400) } })
  expect((await screen.findByRole('alert')).textContent).toBe(t('problems:geetest.failed'))
})

test('two quick taps register once', async () => {
  const { fill, form, user, isIn, calls } = await openRegistration()
  fill()
  await user.dblClick(form.getByRole('button', { name: t('app:register') }))
  await isIn()
  expect(calls('register')).toHaveLength(1)
})
