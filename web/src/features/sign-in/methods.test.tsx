import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { serverClock } from '#lib/time/server-clock.ts'
import { rememberLogin } from '#shared/remembered-login.ts'
import { input, fieldNames, waitForRules, fillIn, noteOf } from '#testing/fields.ts'
import { success } from '#testing/gateway.ts'
import { renderScreen, type ScreenOptions, configureSite } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

async function openLogin(options: ScreenOptions = {}) {
  configureSite({ dialect: { cipher: 'plain' } })
  const view = await renderScreen('/m/login', { ...options, settings: { flags: { MOBILEVERCODELOGIN3: true } } })
  const tab = (name: string) => screen.findByRole('tab', { name })
  const choose = async (name: string) => view.user.click(await tab(name))
  await tab(t('sign-in:bySms'))
  return { ...view, choose }
}

async function openCaptcha() {
  const view = await openLogin()
  fillIn({ username: 'captcha01', password: 'wrong1' })
  await view.user.click(screen.getByRole('button', { name: t('app:login') }))
  await screen.findByLabelText(t('forms:captcha'))
  return view
}

test('both methods use the field names of the gateway’s pages [A-3-11]', async () => {
  const { choose } = await openCaptcha()
  const commonFields = ['identifying', 'remember']
  expect(fieldNames()).toEqual(['username', 'password', ...commonFields])
  await choose(t('sign-in:bySms'))
  expect(fieldNames()).toEqual(['mobileNum', 'messageCode', ...commonFields])
})

test('each method remembers what was typed there last [A-4-35]', async () => {
  rememberLogin({ username: 'demo02', password: 'Demo@123' })
  rememberLogin({ type: 'sms', username: '0900000001', password: '', countryDialingCode: '+84' })
  const { choose } = await openLogin()
  expect([input('username').value, input('password').value]).toEqual(['demo02', 'Demo@123'])
  await choose(t('sign-in:bySms'))
  expect(input('mobileNum').value).toBe('0900000001')
  await choose(t('sign-in:byName'))
  expect([input('username').value, input('password').value]).toEqual(['demo02', 'Demo@123'])
})

test('a method change fetches another captcha, and clears the field of the old one [A-4-36]', async () => {
  const { choose, calls } = await openCaptcha()
  await waitFor(() => expect(calls('getCaptcha')).toHaveLength(1))
  await screen.findByRole('presentation')
  fillIn({ identifying: '1234' })
  await choose(t('sign-in:bySms'))
  await waitFor(() => expect(calls('getCaptcha')).toHaveLength(2))
  await waitFor(() => expect(input('identifying').value).toBe(''))
})

test('without a captcha on screen a method change fetches none', async () => {
  const { choose, calls } = await openLogin()
  await choose(t('sign-in:bySms'))
  await choose(t('sign-in:byName'))
  expect(calls('getCaptcha')).toEqual([])
})

test('name, number and password are checked by the rules of the login, not of the registration [A-5-02]', async () => {
  const { choose, client } = await openLogin()
  await waitForRules(client)
  fillIn({ password: 'a' })
  expect(noteOf('password')).toBe('Mật khẩu gồm 6-20 ký tự')
  fillIn({ username: '_1', password: 'a b c d' })
  expect([noteOf('username'), noteOf('password')]).toEqual([undefined, undefined])
  fillIn({ username: 'a-b' })
  expect(noteOf('username')).toBe(t('forms:reg_pattern_4', { min: '1', max: '20' }))
  await choose(t('sign-in:bySms'))
  fillIn({ mobileNum: '12' })
  expect(noteOf('mobileNum')).toBe('Số điện thoại gồm 9-20 chữ số')
  fillIn({ mobileNum: '0'.repeat(20) })
  expect(noteOf('mobileNum')).toBeUndefined()
})

test('an empty captcha is refused with its length limits, while its field stops at six [A-9-02]', async () => {
  const { user } = await openCaptcha()
  await user.click(screen.getByRole('button', { name: t('app:login') }))
  expect(noteOf('identifying')).toBe(t('forms:captchaLength', { min: '1', max: '16' }))
  await user.type(input('identifying'), '12345678')
  expect(input('identifying').value).toBe('123456')
})

test('a tap sends the number to the operation for the login, and the wait is as long as the response says [A-7-18]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const noLogin = () => success({ expirationTime: serverClock.now() + 42_000 })
  const { choose, calls } = await openLogin({ answers: { sendLoginCode: noLogin } })
  await choose(t('sign-in:bySms'))
  fillIn({ mobileNum: '0900000001' })
  fireEvent.click(screen.getByRole('button', { name: t('forms:getCode') }))
  const wait = await screen.findByRole('button', { name: /^Gửi lại sau/ })
  expect(calls('sendLoginCode').map(({ method, path, body }) => ({ method, path, body }))).toEqual([
    {
      method: 'POST',
      path: '/wps/verification/sms/noLogin',
      body: { mobileNum: '0900000001', countryDialingCode: '+84' },
    },
  ])
  expect(['42 giây', '41 giây', '40 giây']).toContain(wait.textContent)
})

test('a wrong code is reported under the code, and a refused number under the number', async () => {
  const { choose, user } = await openLogin()
  await choose(t('sign-in:bySms'))
  const logIn = async (mobileNum: string) => {
    fillIn({ mobileNum, messageCode: '111111' })
    await user.click(screen.getByRole('button', { name: t('app:login') }))
  }
  await logIn('0912345678')
  await waitFor(() => expect(noteOf('messageCode')).toBe(t('problems:verification.code.incorrect')))
  await logIn('0'.repeat(20))
  await waitFor(() => expect(noteOf('mobileNum')).toBe(t('problems:mobile.format.invalid')))
})
