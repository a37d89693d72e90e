import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { input, names, type, under } from '#testing/fields.ts'
import { changed, silent } from '#testing/gateway.ts'
import { networkIsGone, type Options } from '#testing/open.tsx'
import { openPage } from './testing.tsx'

const PAGE = '/m/member/paymentPassword?way=reset'
const RESET = 'Đặt lại mật khẩu rút tiền'
const pins = { password: '135790', confirmPassword: '135790' }
const PHONE = '0900000001'
const MAIL = 'demo01@test.longan.example'

/** The page of demo01, who has forgotten it, with one of the proofs chosen. */
async function openReset(proof: string, options: Options = {}) {
  const view = await openPage(PAGE, { as: 'demo01', ...options })
  await view.user.click(await screen.findByRole('button', { name: proof }))
  await screen.findByRole('form')
  /** Asks for a code, and reads it where the mock has sent it. */
  const askCode = async () => {
    await view.submit('Lấy mã')
    await screen.findByRole('button', { name: /^Gửi lại sau/ })
    return view.services.outbox.list()[0]?.code ?? ''
  }
  const isNow = (pin: string) => view.services.paymentPassword.check(1001, pin)
  return { ...view, askCode, isNow }
}

test('by SMS: the code of my number sets another one', async () => {
  const { askCode, submit, calls, address, isNow } = await openReset('SMS')
  expect(names()).toEqual(['mobileNum', 'messageCode', 'password', 'confirmPassword'])
  expect(screen.getByText(/^Nhập số 09\*\*\*\*0001 của tài khoản/)).toBeTruthy()
  type({ mobileNum: PHONE })
  const verificationCode = await askCode()
  expect(document.activeElement).toBe(input('messageCode'))
  type({ messageCode: verificationCode, ...pins })
  await submit(RESET)
  await waitFor(() => expect(address()).toBe('/m/member/security'))
  expect(calls('reset').map(({ body }) => body)).toEqual([
    { method: 'S', mobileNum: PHONE, countryDialingCode: '+84', verificationCode, ...pins },
  ])
  await isNow('135790')
})

test('by mail: the code that comes to my address sets another one', async () => {
  const { askCode, submit, calls, address, isNow } = await openReset('Email')
  expect(names()).toEqual(['email', 'messageCode', 'password', 'confirmPassword'])
  type({ email: MAIL })
  const verificationCode = await askCode()
  type({ messageCode: verificationCode, ...pins })
  await submit(RESET)
  await waitFor(() => expect(address()).toBe('/m/member/security'))
  expect(calls('reset').map(({ body }) => body)).toEqual([
    { method: 'E', email: MAIL },
    { method: 'E', email: MAIL, verificationCode, ...pins },
  ])
  await isNow('135790')
})

test.each([
  ['SMS', 'mobileNum', '0987654321'],
  ['Email', 'email', 'nobody@longan.example'],
])('by %s with what is not mine: told under it, and the old one stays', async (proof, field, text) => {
  const { submit, isNow } = await openReset(proof)
  type({ [field]: text, messageCode: '123456', ...pins })
  await submit(RESET)
  await waitFor(() => expect(under(field)).toMatch(/^Mã xác minh không chính xác|không/))
  expect([document.activeElement, input('password').value]).toEqual([input(field), '135790'])
  await isNow('246810')
})

test.each([
  ['SMS', { mobileNum: PHONE }],
  ['Email', { email: MAIL }],
])('by %s with a wrong code: told under the code, and it can be tried again', async (proof, address) => {
  const { askCode, submit, isNow } = await openReset(proof)
  type(address)
  const code = await askCode()
  type({ messageCode: code === '000000' ? '000001' : '000000', ...pins })
  await submit(RESET)
  await waitFor(() => expect(input('messageCode').getAttribute('aria-invalid')).toBe('true'))
  await isNow('246810')
  type({ messageCode: code })
  await submit(RESET)
  await waitFor(() => isNow('135790'))
})

test.each([
  ['SMS', 'mobileNum'],
  ['Email', 'email'],
])('by %s no code is asked for before there is where to send it', async (proof, field) => {
  const { submit, calls } = await openReset(proof)
  await submit('Lấy mã')
  expect(under(field)).toBe('Vui lòng nhập mục này')
  expect([calls('reset'), calls('send')]).toEqual([[], []])
})

test('another code is not sent at once, also after a reload', async () => {
  const first = await openReset('Email')
  type({ email: MAIL })
  await first.askCode()
  await first.user.click(screen.getByRole('button', { name: /^Gửi lại sau/ }))
  expect(first.calls('reset')).toHaveLength(1)
  first.unmount()
  await openReset('Email')
  expect(screen.getByRole('button', { name: /^Gửi lại sau/ })).toBeTruthy()
  expect(input('email').value).toBe(MAIL)
})

test('only what the account has can prove who I am', async () => {
  await openPage(PAGE, { as: 'demo01', answers: { info: changed({ mobile: '', email: '' }) } })
  await screen.findByLabelText('Mật khẩu đăng nhập')
  expect(screen.queryByRole('button', { name: 'SMS' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Email' })).toBeNull()
})

test('two taps at once send one', async () => {
  const { calls } = await openReset('SMS', { answers: { reset: silent } })
  type({ mobileNum: PHONE, messageCode: '123456', ...pins })
  const button = screen.getByRole('button', { name: RESET })
  button.click()
  button.click()
  await waitFor(() => expect(calls('reset')).toHaveLength(1))
})

test('in English and without a network it says so, and what was typed stays', async () => {
  const { submit, user } = await openPage(PAGE, {
    as: 'demo01',
    language: 'EN',
    answers: { reset: () => Promise.reject(new TypeError('Failed to fetch')) },
  })
  await user.click(await screen.findByRole('button', { name: 'E-mail' }))
  type({ email: MAIL, messageCode: '123456', ...pins })
  const back = networkIsGone()
  await submit('Reset payment password')
  expect((await screen.findByRole('alert')).textContent).toMatch(/connection|network/i)
  expect([input('email').value, input('messageCode').value]).toEqual([MAIL, '123456'])
  back()
})
