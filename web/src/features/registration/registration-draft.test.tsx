import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { identity } from '#api/member/identity.ts'
import { session } from '#api/member/session.ts'
import { storage } from '#lib/storage/storage.ts'
import { openRegistration } from './testing.tsx'
import { t } from '#testing/text.ts'

const withCaptcha = { registration: { captcha: 'R' as const } }
const picture = () => screen.findByRole<HTMLButtonElement>('button', { name: t('forms:refreshCaptcha') })

test.each(['R', '-'] as const)('a captcha is shown if the site requires it: %s [A-4-32]', async (captcha) => {
  const { has } = await openRegistration({ settings: { registration: { captcha } } })
  expect(has('identifying')).toBe(captcha === 'R')
})

test('the captcha has its picture [A-2-87]', async () => {
  const { has } = await openRegistration({ settings: withCaptcha })
  const image = await waitFor(async () => (await picture()).querySelector('img') ?? Promise.reject(new Error('none')))
  expect([has('identifying'), image.src.slice(0, 22)]).toEqual([true, 'data:image/png;base64,'])
})

test('the captcha accepts six digits [A-3-25]', async () => {
  const { user, field } = await openRegistration({ settings: withCaptcha })
  await user.type(field('identifying'), '1234567')
  expect(field('identifying').value).toBe('123456')
})

test('a wrong captcha is reported under its field, and a new picture is fetched', async () => {
  const { fill, type, submit, under, field, calls } = await openRegistration({ settings: withCaptcha })
  await waitFor(() => expect(calls('getCaptcha')).toHaveLength(1))
  fill()
  type({ identifying: '000000' })
  await submit()
  await waitFor(() => expect(under('identifying')).toBe(t('problems:captcha.incorrect')))
  await waitFor(() => expect(calls('getCaptcha')).toHaveLength(2))
  expect(field('identifying').value).toBe('')
})

test('typed text is restored after a reload; secrets are not', async () => {
  const first = await openRegistration({ settings: withCaptcha })
  first.fill()
  first.type({ email: 'nhan@long.vn', identifying: '1234' })
  first.unmount()
  expect(JSON.stringify(storage.get('drafts'))).not.toMatch(/Demo@123|1234"/)

  const { field } = await openRegistration({ settings: withCaptcha })
  const texts = ['username', 'email', 'password', 'identifying'].map((name) => field(name).value)
  expect(texts).toEqual(['nhanlong88', 'nhan@long.vn', '', ''])
})

test('typed text stays when I try the other method and return', async () => {
  const { user, fill, field } = await openRegistration()
  fill()
  for (const name of [t('forms:mobileNum'), t('registration:byUsername')])
    await user.click(screen.getByRole('tab', { name }))
  expect([field('username').value, field('password').value]).toEqual(['nhanlong88', 'Demo@123'])
})

test('after the registration no draft is stored', async () => {
  const { fill, submit, isIn } = await openRegistration()
  fill()
  await submit()
  await isIn()
  await waitFor(() => expect(storage.get('drafts')).toEqual({}))
})

test('a number may be pasted as written in a contact', async () => {
  const { type, field } = await openRegistration()
  type({ mobileNum1: '+84 912 345-678' })
  expect(field('mobileNum1').value).toBe('0912345678')
})

test.each([
  ['short', t('forms:strength_1')],
  ['Demo@12345678', t('forms:strength_4')],
])('a password like "%s" is rated "%s", and the fulfilled rules are ticked', async (password, words) => {
  const { type } = await openRegistration()
  type({ password })
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getAllByLabelText(t('forms:ruleMet'))).toHaveLength(password === 'short' ? 1 : 2)
})

function installProvider() {
  const vouch = () => Promise.resolve('idtok')
  identity.setProvider({ google: vouch, facebook: vouch, sendCode: () => Promise.reject(new Error('no')) })
  onTestFinished(() => identity.setProvider(undefined))
}
const social = () => ['Google', 'Facebook'].filter((name) => screen.queryByRole('button', { name }))

test.each([
  [true, { GOOGLELOGIN3: true, FACEBOOKLOGIN3: false }, ['Google']],
  [true, { GOOGLELOGIN3: false, FACEBOOKLOGIN3: true }, ['Facebook']],
  [true, {}, []],
  [false, { GOOGLELOGIN3: true, FACEBOOKLOGIN3: true }, []],
])('with a provider: %s, and %j, the buttons are: %j [A-2-91]', async (isThere, flags, offered) => {
  if (isThere) installProvider()
  await openRegistration({ settings: { flags } })
  expect(social()).toEqual(offered)
})

test('a visitor known to the provider but not to the site registers with its token', async () => {
  installProvider()
  const refused = Response.json({ success: false, errorCode: 'bind_customer_required' }, { status: 400 })
  const { user, fill, submit, body } = await openRegistration({
    settings: { flags: { GOOGLELOGIN3: true } },
    answers: { login: refused },
  })
  await user.click(screen.getByRole('button', { name: 'Google' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Hãy đăng ký để liên kết')
  fill()
  await submit()
  await waitFor(() => expect(body()?.firebaseIdToken).toBe('idtok'))
  expect(session.get()).toBeUndefined()
  identity.setToken(undefined)
})
