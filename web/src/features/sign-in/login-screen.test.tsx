// @vitest-environment jsdom
import { decodePassword } from '@longan/sdk'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '#api/session.ts'
import { changeLanguage } from '#i18n/i18n.ts'
import { storage } from '#lib/storage.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { LoginScreen } from './login-screen.tsx'

async function open() {
  const view = await renderScreen(<LoginScreen />, { at: '/m/login' })
  const username = await screen.findByLabelText<HTMLInputElement>('Tên đăng nhập')
  const password = screen.getByLabelText<HTMLInputElement>('Mật khẩu')
  const logIn = async (name: string, secret: string) => {
    if (name) await view.user.type(username, name)
    if (secret) await view.user.type(password, secret)
    await view.user.click(screen.getByRole('button', { name: 'Đăng nhập' }))
  }
  return { ...view, username, password, logIn }
}
const requests = async (mock: Awaited<ReturnType<typeof open>>['mock'], operation: string) =>
  (await mock.worlds.open('default')).world.journal.count(operation)

test('username and password come first, remember-me is ticked [A-2-98] [A-2-99]', async () => {
  const { username } = await open()
  expect(document.activeElement).toBe(username)
  expect(screen.getByLabelText<HTMLInputElement>('Ghi nhớ đăng nhập').checked).toBe(true)
  expect(screen.queryByLabelText('Mã xác minh')).toBeNull()
})

test('I can go on to a forgotten password [A-2-96]', async () => {
  const { user, address } = await open()
  await user.click(screen.getByRole('link', { name: 'Quên mật khẩu?' }))
  expect(address()).toBe('/m/forget')
})

test('I can go on to registration [A-2-97]', async () => {
  const { user, address } = await open()
  await user.click(screen.getByRole('link', { name: 'Đăng ký' }))
  expect(address()).toBe('/m/register')
})

test('an empty username is told under its field and nothing is sent [A-5-10]', async () => {
  const { mock, username, logIn } = await open()
  await logIn('', '')
  expect(username).toHaveProperty('ariaInvalid', 'true')
  expect(document.activeElement).toBe(username)
  expect(await requests(mock, 'login')).toBe(0)
})

test('a username of other letters is refused in words [A-5-08]', async () => {
  const { logIn } = await open()
  await logIn('tên', 'Demo@123')
  expect(screen.getByText('Chỉ dùng chữ cái, chữ số và dấu gạch dưới, từ 1 đến 20 ký tự')).toBeTruthy()
})

test('a change of language judges the filled fields again and leaves the empty ones alone [A-4-47]', async () => {
  const { user, username } = await open()
  await user.type(username, 'tên')
  await user.tab()
  await changeLanguage('EN')
  expect(await screen.findByText('Use letters, digits and underscore only, 1 to 20 characters')).toBeTruthy()
  expect(screen.queryByText('Please fill this in')).toBeNull()
})

test('a wrong password is answered with the words of the gateway, and no captcha for most [A-8-01]', async () => {
  const { logIn } = await open()
  await logIn('demo02', 'wrong')
  expect((await screen.findByRole('alert')).textContent).toBe('Tên đăng nhập hoặc mật khẩu không đúng')
  expect(screen.queryByLabelText('Mã xác minh')).toBeNull()
  expect(session.get()).toBeUndefined()
})

test('a locked account is told so [A-8-04]', async () => {
  const { username, logIn } = await open()
  await logIn('locked01', 'Demo@123')
  const words = await screen.findByText('Xin lỗi, tài khoản không tồn tại hoặc đã bị khóa')
  expect(username.getAttribute('aria-describedby')).toBe(words.id)
  expect(document.activeElement).toBe(username)
})

test('good credentials open a session, kept with its token [A-1-02] [A-4-09]', async () => {
  const { logIn } = await open()
  await logIn('demo02', 'Demo@123')
  await waitFor(() => expect(session.get()).toMatchObject({ userName: 'demo02', type: 0 }))
  expect(storage.get('session')?.token).toMatch(/^[0-9a-f-]{36}$/)
})

test('the remembered login is a record with the password twice encoded [A-3-09] [A-3-10]', async () => {
  const { logIn } = await open()
  await logIn('demo02', 'Demo@123')
  await waitFor(() => expect(storage.get('rememberedLogin')).toBeTruthy())
  const { password, ...record } = storage.get('rememberedLogin')!
  expect(record).toEqual({ type: 'username', username: 'demo02', countryDialingCode: '' })
  expect([password, atob(password)]).not.toContain('Demo@123')
  expect(decodePassword(password, String(storage.get('loginSecret')))).toBe('Demo@123')
})

test('after a failure that asks for it a captcha is shown, six characters long, new on each tap [A-3-13] [A-4-33] [A-4-34] [A-8-30]', async () => {
  const { mock, user, logIn } = await open()
  await logIn('captcha01', 'wrong')
  const field = await screen.findByLabelText<HTMLInputElement>('Mã xác minh')
  await user.type(field, '1234567')
  expect(field.value).toBe('123456')
  const before = await requests(mock, 'getCaptcha')
  await user.click(screen.getByRole('button', { name: 'Đổi hình mã xác minh' }))
  await waitFor(async () => expect(await requests(mock, 'getCaptcha')).toBe(before + 1))
  expect(field.value).toBe('')
})

test('a shown captcha must be filled in before anything is sent [A-5-13]', async () => {
  const { mock, logIn } = await open()
  await logIn('captcha01', 'wrong')
  await screen.findByLabelText('Mã xác minh')
  await logIn('', '')
  expect(await screen.findByText('Vui lòng nhập mục này')).toBeTruthy()
  expect(await requests(mock, 'login')).toBe(1)
})
