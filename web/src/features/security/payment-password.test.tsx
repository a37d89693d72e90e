import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { input, names, rulesAreKnown, type, under } from '#testing/fields.ts'
import { silent } from '#testing/gateway.ts'
import { openPage } from './testing.tsx'

const PAGE = '/m/member/paymentPassword'
const first = { paymentPassword: '246810', confirmPaymentPassword: '246810' }
const change = { oldPassword: '246810', newPassword: '135790', confirmNewPassword: '135790' }
const SET = 'Đặt mật khẩu rút tiền'
const CHANGE = 'Đổi mật khẩu rút tiền'

/** The page of demo01, who has one. */
async function openAnother() {
  const view = await openPage(PAGE, { as: 'demo01' })
  await screen.findByRole('form')
  return view
}

test('who has none sets a first one, and finds it set', async () => {
  const { submit, calls, address, guard } = await openPage(PAGE)
  await screen.findByRole('form', { name: SET })
  type(first)
  await submit(SET)
  await waitFor(() => expect(address()).toBe('/m/member/security'))
  expect(calls('paymentPassword').map(({ method, body }) => [method, body])).toEqual([['PUT', first]])
  expect((await guard('Mật khẩu rút tiền')).textContent).toContain('Đã thiết lập')
})

test.each([
  [{ ...first, paymentPassword: '12345' }, 'paymentPassword', 'Mật khẩu thanh toán gồm 6 chữ số'],
  [{ ...first, paymentPassword: 'abcdef' }, 'paymentPassword', 'Mật khẩu thanh toán gồm 6 chữ số'],
  [{ ...first, confirmPaymentPassword: '246811' }, 'confirmPaymentPassword', 'Mật khẩu xác nhận không khớp'],
])('%j is refused and not sent', async (typed, field, words) => {
  const { submit, calls, client } = await openPage(PAGE)
  await screen.findByRole('form')
  await rulesAreKnown(client)
  type(typed)
  expect(under(field)).toBe(words)
  await submit(SET)
  expect(calls('paymentPassword')).toEqual([])
})

test('who has one changes it by the old one', async () => {
  const { submit, calls, address } = await openAnother()
  expect(names()).toEqual(Object.keys(change))
  type(change)
  await submit(CHANGE)
  await waitFor(() => expect(address()).toBe('/m/member/security'))
  expect(calls('paymentPassword').map(({ body }) => body)).toEqual([change])
})

test('a wrong old one is told under its field, with the tries that are left', async () => {
  const { submit } = await openAnother()
  type({ ...change, oldPassword: '000000' })
  await submit(CHANGE)
  await waitFor(() => expect(under('oldPassword')).toMatch(/^Mật khẩu rút tiền không đúng\. Bạn còn 4 lần thử/))
  expect(input('newPassword').value).toBe('135790')
})

test('after five wrong ones it is locked, and I read until when', async () => {
  const { submit, services } = await openAnother()
  for (let wrong = 0; wrong < 4; wrong++) await services.paymentPassword.check(1001, '000000').catch(() => undefined)
  type({ ...change, oldPassword: '000000' })
  await submit(CHANGE)
  expect(
    await screen.findByText(
      /^Nhập sai quá nhiều lần\. Mật khẩu rút tiền bị khóa đến \d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.$/,
    ),
  ).toBeTruthy()
})

test('who has forgotten it resets it by the password of the login', async () => {
  const { user, submit, calls, address } = await openAnother()
  await user.click(screen.getByRole('tab', { name: 'Quên mật khẩu' }))
  const typed = { loginPassword: 'Demo@123', password: '135790', confirmPassword: '135790' }
  expect(names()).toEqual(Object.keys(typed))
  type(typed)
  await submit('Đặt lại mật khẩu rút tiền')
  await waitFor(() => expect(address()).toBe('/m/member/security'))
  expect(calls('reset').map(({ body }) => body)).toEqual([{ method: 'L', ...typed }])
})

test('a wrong login password counts as well', async () => {
  const { user, submit } = await openAnother()
  await user.click(screen.getByRole('tab', { name: 'Quên mật khẩu' }))
  type({ loginPassword: 'Demo@124', password: '135790', confirmPassword: '135790' })
  await submit('Đặt lại mật khẩu rút tiền')
  await waitFor(() => expect(under('loginPassword')).toContain('Bạn còn 4 lần thử'))
})

test('a site without resets offers none', async () => {
  await openPage(PAGE, { as: 'demo01', settings: { flags: { RESPAYPASS3: false } } })
  await screen.findByRole('form', { name: CHANGE })
  await waitFor(() => expect(screen.queryByRole('tab')).toBeNull())
})

test('a second tap sends nothing more', async () => {
  const { submit, calls } = await openPage(PAGE, { answers: { paymentPassword: silent } })
  await screen.findByRole('form')
  type(first)
  await submit(SET)
  await submit(SET)
  expect(calls('paymentPassword')).toHaveLength(1)
})
