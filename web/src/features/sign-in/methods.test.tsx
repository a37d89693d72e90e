import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { serverClock } from '#lib/server-clock.ts'
import { remember } from '#shared/remembered.ts'
import { input, names, rulesAreKnown, type, under } from '#testing/fields.ts'
import { good } from '#testing/gateway.ts'
import { open, type Options, siteIs } from '#testing/open.tsx'

/** The login of a site where a code by SMS is a way in. */
async function openLogin(options: Options = {}) {
  siteIs({ profile: { cipher: 'plain' } })
  const view = await open('/m/login', { ...options, settings: { flags: { MOBILEVERCODELOGIN3: true } } })
  const tab = (name: string) => screen.findByRole('tab', { name })
  const choose = async (name: string) => view.user.click(await tab(name))
  await tab('Mã SMS')
  return { ...view, choose }
}

/** The same, where a failed login has brought a captcha. */
async function openCaptcha() {
  const view = await openLogin()
  type({ username: 'captcha01', password: 'wrong1' })
  await view.user.click(screen.getByRole('button', { name: 'Đăng nhập' }))
  await screen.findByLabelText('Mã xác minh')
  return view
}

test('both ways in ask for their fields by the names the gateway’s pages know [A-3-11]', async () => {
  const { choose } = await openCaptcha()
  const asked = ['identifying', 'remember']
  expect(names()).toEqual(['username', 'password', ...asked])
  await choose('Mã SMS')
  expect(names()).toEqual(['mobileNum', 'messageCode', ...asked])
})

test('each way in remembers what was typed there the last time [A-4-35]', async () => {
  remember({ username: 'demo02', password: 'Demo@123' })
  remember({ type: 'sms', username: '0900000001', password: '', countryDialingCode: '+84' })
  const { choose } = await openLogin()
  expect([input('username').value, input('password').value]).toEqual(['demo02', 'Demo@123'])
  await choose('Mã SMS')
  expect(input('mobileNum').value).toBe('0900000001')
  await choose('Tên đăng nhập')
  expect([input('username').value, input('password').value]).toEqual(['demo02', 'Demo@123'])
})

test('another way in brings another captcha, and what was typed for the old one is gone [A-4-36]', async () => {
  const { choose, calls } = await openCaptcha()
  await waitFor(() => expect(calls('captcha')).toHaveLength(1))
  await screen.findByRole('presentation')
  type({ identifying: '1234' })
  await choose('Mã SMS')
  await waitFor(() => expect(calls('captcha')).toHaveLength(2))
  await waitFor(() => expect(input('identifying').value).toBe(''))
})

test('where no captcha is shown none is fetched with another way in', async () => {
  const { choose, calls } = await openLogin()
  await choose('Mã SMS')
  await choose('Tên đăng nhập')
  expect(calls('captcha')).toEqual([])
})

test('name, number and password are judged by the rules of a login, not by those of who joins [A-5-02]', async () => {
  const { choose, client } = await openLogin()
  await rulesAreKnown(client)
  type({ password: 'a' })
  expect(under('password')).toBe('Mật khẩu gồm 6-20 ký tự')
  type({ username: '_1', password: 'a b c d' })
  expect([under('username'), under('password')]).toEqual([undefined, undefined])
  type({ username: 'a-b' })
  expect(under('username')).toBe('Chỉ dùng chữ cái, chữ số và dấu gạch dưới, từ 1 đến 20 ký tự')
  await choose('Mã SMS')
  type({ mobileNum: '12' })
  expect(under('mobileNum')).toBe('Số điện thoại gồm 9-20 chữ số')
  type({ mobileNum: '0'.repeat(20) })
  expect(under('mobileNum')).toBeUndefined()
})

test('a captcha that is left out is asked for with its bounds, while its field stops at six [A-9-02]', async () => {
  const { user } = await openCaptcha()
  await user.click(screen.getByRole('button', { name: 'Đăng nhập' }))
  expect(under('identifying')).toBe('Nhập mã trong hình, từ 1 đến 16 ký tự')
  await user.type(input('identifying'), '12345678')
  expect(input('identifying').value).toBe('123456')
})

test('a tap sends the number to the call for those who log in, and the wait is as long as the reply says [A-7-18]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const noLogin = () => good({ expirationTime: serverClock.now() + 42_000 })
  const { choose, calls } = await openLogin({ answers: { noLogin } })
  await choose('Mã SMS')
  type({ mobileNum: '0900000001' })
  fireEvent.click(screen.getByRole('button', { name: 'Lấy mã' }))
  const wait = await screen.findByRole('button', { name: /^Gửi lại sau/ })
  expect(calls('noLogin').map(({ method, path, body }) => ({ method, path, body }))).toEqual([
    {
      method: 'POST',
      path: '/wps/verification/sms/noLogin',
      body: { mobileNum: '0900000001', countryDialingCode: '+84' },
    },
  ])
  expect(['42 giây', '41 giây', '40 giây']).toContain(wait.textContent)
})

test('a wrong code is told under the code, and a number that the gateway does not take under the number', async () => {
  const { choose, user } = await openLogin()
  await choose('Mã SMS')
  const logIn = async (mobileNum: string) => {
    type({ mobileNum, messageCode: '111111' })
    await user.click(screen.getByRole('button', { name: 'Đăng nhập' }))
  }
  await logIn('0912345678')
  await waitFor(() => expect(under('messageCode')).toBe('Mã xác thực không đúng'))
  await logIn('0'.repeat(20))
  await waitFor(() => expect(under('mobileNum')).toBe('Số điện thoại chưa đúng định dạng'))
})
