import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { input, fieldNames, waitForRules, fillIn, noteOf } from '#testing/fields.ts'
import { noResponse } from '#testing/gateway.ts'
import { openPage } from './testing.tsx'
import { t } from '#testing/text.ts'

const PAGE = '/m/member/paymentPassword'
const first = { paymentPassword: '246810', confirmPaymentPassword: '246810' }
const change = { oldPassword: '246810', newPassword: '135790', confirmNewPassword: '135790' }
const SET = t('security:setPayment')
const CHANGE = t('security:changePayment')

async function openExisting() {
  const view = await openPage(PAGE, { as: 'demo01' })
  await screen.findByRole('form')
  return view
}

test('a member without a payment password sets one, and it is shown as set', async () => {
  const { submit, calls, address, protectionRow } = await openPage(PAGE)
  await screen.findByRole('form', { name: SET })
  fillIn(first)
  await submit(SET)
  await waitFor(() => expect(address()).toBe('/m/member/security'))
  expect(calls('setPaymentPassword').map(({ method, body }) => [method, body])).toEqual([['PUT', first]])
  expect((await protectionRow(t('titles:paymentPassword'))).textContent).toContain(t('security:isSet'))
})

test.each([
  [{ ...first, paymentPassword: '12345' }, 'paymentPassword', 'Mật khẩu rút tiền gồm 6 chữ số'],
  [{ ...first, paymentPassword: 'abcdef' }, 'paymentPassword', 'Mật khẩu rút tiền gồm 6 chữ số'],
  [{ ...first, confirmPaymentPassword: '246811' }, 'confirmPaymentPassword', t('forms:confirmation')],
])('%j is refused and not sent', async (typed, field, words) => {
  const { submit, calls, client } = await openPage(PAGE)
  await screen.findByRole('form')
  await waitForRules(client)
  fillIn(typed)
  expect(noteOf(field)).toBe(words)
  await submit(SET)
  expect(calls('setPaymentPassword')).toEqual([])
})

test('a member changes the payment password with the current one', async () => {
  const { submit, calls, address } = await openExisting()
  expect(fieldNames()).toEqual(Object.keys(change))
  fillIn(change)
  await submit(CHANGE)
  await waitFor(() => expect(address()).toBe('/m/member/security'))
  expect(calls('setPaymentPassword').map(({ body }) => body)).toEqual([change])
})

test('a wrong current password is reported under its field, with the attempts left', async () => {
  const { submit } = await openExisting()
  fillIn({ ...change, oldPassword: '000000' })
  await submit(CHANGE)
  await waitFor(() => expect(noteOf('oldPassword')).toMatch(/^Mật khẩu rút tiền không đúng\. Bạn còn 4 lần thử/))
  expect(input('newPassword').value).toBe('135790')
})

test('after five wrong ones it is locked, and I see until when', async () => {
  const { submit, services } = await openExisting()
  for (let wrong = 0; wrong < 4; wrong++) await services.paymentPassword.check(1001, '000000').catch(() => undefined)
  fillIn({ ...change, oldPassword: '000000' })
  await submit(CHANGE)
  expect(
    await screen.findByText(/^Nhập sai quá nhiều lần\. Mật khẩu rút tiền bị khóa đến \d\d\/\d\d \d\d:\d\d\.$/),
  ).toBeTruthy()
})

test('a member who has forgotten it resets it with the login password', async () => {
  const { user, submit, calls, address } = await openExisting()
  await user.click(screen.getByRole('tab', { name: t('security:byLogin') }))
  const typed = { loginPassword: 'Demo@123', password: '135790', confirmPassword: '135790' }
  expect(fieldNames()).toEqual(Object.keys(typed))
  fillIn(typed)
  await submit(t('security:resetPayment'))
  await waitFor(() => expect(address()).toBe('/m/member/security'))
  expect(calls('resetPaymentPassword').map(({ body }) => body)).toEqual([{ method: 'L', ...typed }])
})

test('a wrong login password counts as an attempt, too', async () => {
  const { user, submit } = await openExisting()
  await user.click(screen.getByRole('tab', { name: t('security:byLogin') }))
  fillIn({ loginPassword: 'Demo@124', password: '135790', confirmPassword: '135790' })
  await submit(t('security:resetPayment'))
  await waitFor(() => expect(noteOf('loginPassword')).toContain('Bạn còn 4 lần thử'))
})

test('a site without resets does not offer them', async () => {
  await openPage(PAGE, { as: 'demo01', settings: { flags: { RESPAYPASS3: false } } })
  await screen.findByRole('form', { name: CHANGE })
  await waitFor(() => expect(screen.queryByRole('tab')).toBeNull())
})

test('a second tap sends nothing more', async () => {
  const { submit, calls } = await openPage(PAGE, { answers: { setPaymentPassword: noResponse } })
  await screen.findByRole('form')
  fillIn(first)
  await submit(SET)
  await submit(SET)
  expect(calls('setPaymentPassword')).toHaveLength(1)
})
