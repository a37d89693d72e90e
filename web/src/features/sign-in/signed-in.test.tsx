import { decodePassword } from '@longan/sdk'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '#api/member/session.ts'
import { type Answers, noResponse } from '#testing/gateway.ts'
import { renderScreen, configureSite } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

async function logIn(username: string, password = 'Demo@123', answers: Answers = {}) {
  const view = await renderScreen('/m/login', { answers })
  await view.user.type(await screen.findByLabelText(t('sign-in:username')), username)
  await view.user.type(screen.getByLabelText(t('sign-in:password')), password)
  const submit = () => view.user.click(screen.getByRole('button', { name: t('app:login') }))
  await submit()
  return { ...view, submit }
}

async function logInSuccessfully(username = 'demo02') {
  const view = await logIn(username)
  await waitFor(() => expect(session.get()).toBeTruthy())
  return view
}
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')

test('a visitor with valid credentials gets a session [A-1-02]', async () => {
  await logInSuccessfully('demo02')
  expect(session.get()).toMatchObject({ userName: 'demo02', type: 0 })
})

test('session and token are stored, and later requests carry the token [A-4-09]', async () => {
  const { calls } = await logInSuccessfully()
  const token = session.token()
  expect(token).toMatch(/^[0-9a-f-]{36}$/)
  expect(stored('session')).toMatchObject({ token })
  await waitFor(() => expect(calls('getWallet').length).toBeGreaterThan(0))
  expect(calls('getWallet')[0]?.headers.get('Authorization')).toContain(token)
})

test('a stored session has five fields [A-3-01]', async () => {
  await logInSuccessfully('demo02')
  expect(stored('session')).toEqual({
    token: session.token(),
    merchantCode: 'DEMO',
    userName: 'demo02',
    type: 0,
    firstTimeLogin: expect.any(Boolean),
  })
})

test('the session is also stored under the member centre’s own key [A-3-02]', async () => {
  await logInSuccessfully()
  expect(stored('memberCenterSession')).toEqual(stored('session'))
  expect(stored('memberCenterSession')).toHaveProperty('token')
})

test('the remembered login has four fields [A-3-09]', async () => {
  await logInSuccessfully()
  await waitFor(() => expect(stored('rememberedLogin')).toBeTruthy())
  expect(stored('rememberedLogin')).toEqual({
    type: 'username',
    username: 'demo02',
    password: expect.any(String),
    countryDialingCode: '',
  })
})

test('the remembered password is encoded twice, with a secret of the device [A-3-10]', async () => {
  await logInSuccessfully()
  await waitFor(() => expect(stored('rememberedLogin')).toBeTruthy())
  const { password } = stored('rememberedLogin') as { password: string }
  expect([password, atob(password)]).not.toContain('Demo@123')
  expect(btoa('Demo@123')).not.toBe(password)
  expect(decodePassword(password, localStorage.getItem('loginSecret')!)).toBe('Demo@123')
})

async function sentBodyOf(act: (view: Awaited<ReturnType<typeof logIn>>) => Promise<void>, password: string) {
  configureSite({ dialect: { cipher: 'plain' } })
  const view = await logIn('captcha01', password)
  await act(view)
  const login = view.calls('login').at(-1)
  return login?.body as Record<string, unknown>
}

test('the login sends type, username, password and captcha [A-3-14]', async () => {
  const body = await sentBodyOf(async ({ user, calls, submit }) => {
    await user.type(await screen.findByLabelText(t('forms:captcha')), 'abcdef')
    await submit()
    await waitFor(() => expect(calls('login')).toHaveLength(2))
  }, 'Wrong@123')
  expect(body).toMatchObject({ type: 'username', username: 'captcha01', password: 'Wrong@123', captcha: 'abcdef' })
})

test('the field identifying is sent as captcha [A-3-15]', async () => {
  const body = await sentBodyOf(async ({ user, calls, submit }) => {
    const field = await screen.findByLabelText(t('forms:captcha'))
    expect(field.getAttribute('name')).toBe('identifying')
    await user.type(field, 'abcdef')
    await submit()
    await waitFor(() => expect(calls('login')).toHaveLength(2))
  }, 'Wrong@123')
  expect(body.captcha).toBe('abcdef')
  expect(body).not.toHaveProperty('identifying')
})

async function openCaptcha(answers: Answers = {}) {
  const view = await logIn('captcha01', 'wrong1', answers)
  const field = await screen.findByLabelText<HTMLInputElement>(t('forms:captcha'))
  return { ...view, field, picture: screen.getByRole('button', { name: t('forms:refreshCaptcha') }) }
}

test('a failed login that requires a captcha shows its field and a picture [A-8-30]', async () => {
  const { field, picture } = await openCaptcha()
  expect(field.value).toBe('')
  await waitFor(() => expect(picture.querySelector('img')).toBeTruthy())
})

test('the picture is a png in the page, fetched from the gateway [A-7-14]', async () => {
  const { picture, calls } = await openCaptcha()
  await waitFor(() => expect(picture.querySelector('img')?.src).toMatch(/^data:image\/png;base64,iVBOR/))
  expect(calls('getCaptcha')[0]).toMatchObject({ method: 'GET', path: '/wps/captcha' })
})

test.each([
  ['demo02', false],
  ['captcha01', true],
])('after a failed login of %s there is a captcha: %s [A-4-33]', async (account, hasCaptcha) => {
  const view = await renderScreen('/m/login')
  const name = await screen.findByLabelText(t('sign-in:username'))
  expect(screen.queryByLabelText(t('forms:captcha'))).toBeNull()
  await view.user.type(name, account)
  await view.user.type(screen.getByLabelText(t('sign-in:password')), 'wrong1')
  await view.user.click(screen.getByRole('button', { name: t('app:login') }))
  await screen.findByRole('alert')
  expect(screen.queryByLabelText(t('forms:captcha')) !== null).toBe(hasCaptcha)
})

test('the captcha accepts six of seven characters [A-3-13]', async () => {
  const { user, field } = await openCaptcha()
  await user.type(field, '1234567')
  expect(field.value).toBe('123456')
})

test('the captcha explains how to get another picture', async () => {
  const { field, picture } = await openCaptcha()
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe(t('forms:captchaHint'))
  expect(picture.querySelector('svg')).toBeTruthy()
})

test('a tap on the picture fetches another one and empties the field [A-4-34]', async () => {
  let isAnswering = true
  const { user, field, picture, calls } = await openCaptcha({
    getCaptcha: (_request, real) => (isAnswering ? real() : noResponse()),
  })
  await waitFor(() => expect(picture.querySelector('img')).toBeTruthy())
  await user.type(field, '1234')
  const before = calls('getCaptcha').length
  isAnswering = false
  await user.click(picture)
  await waitFor(() => expect(calls('getCaptcha')).toHaveLength(before + 1))
  expect(field.value).toBe('')
})

test('text typed before the first picture arrives stays', async () => {
  const picture = Promise.withResolvers<void>()
  const { user, field } = await openCaptcha({ getCaptcha: (_request, real) => picture.promise.then(real) })
  await user.type(field, '12')
  picture.resolve()
  await waitFor(() => expect(document.querySelector('img[src^="data:image/png"]')).toBeTruthy())
  expect(field.value).toBe('12')
})
