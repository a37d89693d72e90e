import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '#api/member/session.ts'
import { changeLanguage } from '#i18n/i18n.ts'
import type { Answers } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

async function openLogin(answers?: Answers) {
  const view = await renderScreen('/m/login', { answers })
  const username = await screen.findByLabelText<HTMLInputElement>(t('sign-in:username'))
  const password = screen.getByLabelText<HTMLInputElement>(t('sign-in:password'))
  const logIn = async (name: string, secret: string) => {
    if (name) await view.user.type(username, name)
    if (secret) await view.user.type(password, secret)
    await view.user.click(screen.getByRole('button', { name: t('app:login') }))
  }
  return { ...view, username, password, logIn }
}

test('the form begins with username and password, without a code [A-2-99]', async () => {
  const { username } = await openLogin()
  expect(document.activeElement).toBe(username)
  const fields = screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))
  expect(fields).toEqual(['username'])
  expect(screen.getByLabelText(t('sign-in:password')).getAttribute('name')).toBe('password')
})

test('remember-me is ticked by default [A-2-98]', async () => {
  await openLogin()
  expect(screen.getByLabelText<HTMLInputElement>(t('sign-in:rememberMe')).checked).toBe(true)
})

test('I can go on to a forgotten password [A-2-96]', async () => {
  const { user, address } = await openLogin()
  await user.click(screen.getByRole('link', { name: t('sign-in:forgotPassword') }))
  expect(address()).toBe('/m/forget')
})

test('I can go on to registration [A-2-97]', async () => {
  const { user, address } = await openLogin()
  await user.click(screen.getByRole('link', { name: t('app:register') }))
  expect(address()).toBe('/m/register')
})

test('an empty username is reported under its field and nothing is sent [A-5-10]', async () => {
  const { calls, username, logIn } = await openLogin()
  await logIn('', '')
  expect(username).toHaveProperty('ariaInvalid', 'true')
  expect(document.activeElement).toBe(username)
  expect(calls('login')).toHaveLength(0)
})

test('a username with invalid characters is refused with a message [A-5-08]', async () => {
  const { logIn } = await openLogin()
  await logIn('tên', 'Demo@123')
  expect(screen.getByText(t('forms:reg_pattern_4', { min: '1', max: '20' }))).toBeTruthy()
})

test('a language change validates the filled fields again and leaves the empty ones alone [A-4-47]', async () => {
  const { user, username } = await openLogin()
  await user.type(username, 'tên')
  await user.tab()
  await changeLanguage('EN')
  expect(await screen.findByText('Use letters, digits and underscores only, 1 to 20 characters')).toBeTruthy()
  expect(screen.queryByText('This field is required')).toBeNull()
})

test('a wrong password shows the gateway’s message, and a captcha only for some accounts [A-8-01]', async () => {
  const { logIn } = await openLogin()
  await logIn('demo02', 'wrong1')
  expect((await screen.findByRole('alert')).textContent).toBe(t('problems:login.incorrect'))
  expect(screen.queryByLabelText(t('forms:captcha'))).toBeNull()
  expect(session.get()).toBeUndefined()
})

test('after a wrong password no field is marked valid', async () => {
  const { logIn } = await openLogin()
  const countValid = () => document.querySelectorAll('[data-valid]').length
  await logIn('demo02', 'wrong1')
  await screen.findByRole('alert')
  expect(countValid()).toBe(0)
})

test('a locked account sees the reason [A-8-04]', async () => {
  const { username, logIn } = await openLogin()
  await logIn('locked01', 'Demo@123')
  const words = await screen.findByText(t('problems:member.locked'))
  expect(username.getAttribute('aria-describedby')).toBe(words.id)
  expect(document.activeElement).toBe(username)
})

test('a captcha must be filled in before the form is sent [A-5-13]', async () => {
  const { calls, logIn } = await openLogin()
  await logIn('captcha01', 'wrong1')
  await screen.findByLabelText(t('forms:captcha'))
  await logIn('', '')
  expect(await screen.findByText(t('forms:captchaLength'))).toBeTruthy()
  expect(calls('login')).toHaveLength(1)
})

test('after a wrong password of one account, another one logs in without a captcha', async () => {
  const { user, username, password, calls, logIn } = await openLogin()
  await logIn('captcha01', 'wrong1')
  await screen.findByLabelText(t('forms:captcha'))
  await user.clear(username)
  await user.clear(password)
  await logIn('demo02', 'Demo@123')
  await waitFor(() => expect(session.get()?.userName).toBe('demo02'))
  expect(calls('login')).toHaveLength(2)
})

test('the captcha comes back with the name of the account that needs it', async () => {
  const { username, logIn } = await openLogin()
  await logIn('captcha01', 'wrong1')
  await screen.findByLabelText(t('forms:captcha'))
  const failure = () => screen.queryByText(t('problems:login.incorrect'))
  expect(failure()).toBeTruthy()
  fireEvent.input(username, { target: { value: 'demo02' } })
  expect(screen.queryByLabelText(t('forms:captcha'))).toBeNull()
  expect(failure()).toBeNull()
  fireEvent.input(username, { target: { value: 'captcha01' } })
  expect(screen.getByLabelText(t('forms:captcha'))).toBeTruthy()
})

const refusal = (errorCode: string, message?: string) =>
  Response.json({ success: false, errorCode, ...(message && { message }) }, { status: 400 })

test.each([
  ['A-8-10', 'permission.denied', 'Xin lỗi, tài khoản không có quyền hoặc chức năng tạm thời'],
  ['A-8-16', 'login.not.member', t('problems:login.not.member')],
  ['A-8-18', 'system.error', t('problems:system.error')],
  ['A-8-19', 'system.upgrading', t('problems:system.upgrading')],
])('[%s] a login refused with %s says "%s"', async (_id, code, words) => {
  const { logIn } = await openLogin({ login: refusal(code) })
  await logIn('demo01', 'Demo@123')
  expect((await screen.findByRole('alert')).textContent).toContain(words)
})

test('an agent who uses the members’ login sees the reason and is not logged in [A-6-23]', async () => {
  const { logIn, address } = await openLogin({ login: refusal('login.not.member') })
  await logIn('agent01', 'Demo@123')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Tài khoản không phải hội viên/)
  expect(session.get()).toBeUndefined()
  expect(address()).toBe('/m/login')
})

test.each([
  ['Ask the bank', 'Ask the bank'],
  ['', t('app:unknownError')],
])('an unknown code with the message "%s" shows "%s" [A-8-39]', async (message, words) => {
  const { logIn } = await openLogin({ login: refusal('zzz.listed.nowhere', message) })
  await logIn('demo01', 'Demo@123')
  expect((await screen.findByRole('alert')).textContent).toBe(words)
})

test('a username may have twenty characters, not twenty-one [A-5-09]', async () => {
  const { logIn, calls, username, user } = await openLogin({ login: refusal('system.error') })
  await logIn('a'.repeat(20), 'Demo@123')
  await screen.findByRole('alert')
  expect(calls('login')).toHaveLength(1)
  await user.type(username, 'a')
  await logIn('', '')
  expect(await screen.findByText(t('forms:reg_pattern_4', { min: '1', max: '20' }))).toBeTruthy()
  expect(calls('login')).toHaveLength(1)
})

test('an unknown error shows the gateway’s message [G-8-06]', async () => {
  const { logIn } = await openLogin({ login: refusal('zzz.listed.nowhere', 'Ask the bank') })
  await logIn('demo01', 'Demo@123')
  expect((await screen.findByRole('alert')).textContent).toBe('Ask the bank')
})

test.each([
  [t('sign-in:demoMember'), 'demo01'],
  ['VIP', 'vip02'],
  [t('sign-in:demoAgent'), 'agent01'],
])('in the demo, a tap on %s logs in as %s', async (name, userName) => {
  const { user, calls } = await openLogin()
  const accounts = within(await screen.findByRole('group', { name: t('sign-in:demoAccounts') }))

  await user.dblClick(accounts.getByRole('button', { name }))

  await waitFor(() => expect(session.get()?.userName).toBe(userName))
  expect(calls('login')).toHaveLength(1)
})

test('a demo account that cannot log in shows why', async () => {
  const { user } = await openLogin({ login: refusal('login.incorrect') })
  await user.click(await screen.findByRole('button', { name: 'VIP' }))

  expect(await screen.findByRole('alert')).toHaveProperty('textContent', t('problems:login.incorrect'))
})
