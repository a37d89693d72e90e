import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { input, fieldNames, fillIn, noteOf } from '#testing/fields.ts'
import { withChanges, noResponse } from '#testing/gateway.ts'
import { goOffline, type ScreenOptions } from '#testing/render-screen.tsx'
import { openPage } from './testing.tsx'
import { t } from '#testing/text.ts'

const PAGE = '/m/member/paymentPassword?way=reset'
const RESET = t('security:resetPayment')
const pins = { password: '135790', confirmPassword: '135790' }
const PHONE = '0900000001'
const MAIL = 'demo01@test.site.example'

async function openReset(proof: string, options: ScreenOptions = {}) {
  const view = await openPage(PAGE, { as: 'demo01', ...options })
  await view.user.click(await screen.findByRole('button', { name: proof }))
  await screen.findByRole('form')
  const requestCode = async () => {
    await view.submit(t('forms:getCode'))
    await screen.findByRole('button', { name: /^Gửi lại sau/ })
    return view.services.outbox.list()[0]?.code ?? ''
  }
  const assertPin = (pin: string) => view.services.paymentPassword.check(1001, pin)
  return { ...view, requestCode, assertPin }
}

test('by SMS: the code sent to my number sets another one', async () => {
  const { requestCode, submit, calls, address, assertPin } = await openReset('SMS')
  expect(fieldNames()).toEqual(['mobileNum', 'messageCode', 'password', 'confirmPassword'])
  expect(screen.getByText(/^Nhập số 09\*\*\*\*0001 của tài khoản/)).toBeTruthy()
  fillIn({ mobileNum: PHONE })
  const verificationCode = await requestCode()
  expect(document.activeElement).toBe(input('messageCode'))
  fillIn({ messageCode: verificationCode, ...pins })
  await submit(RESET)
  await waitFor(() => expect(address()).toBe('/m/member/security'))
  expect(calls('resetPaymentPassword').map(({ body }) => body)).toEqual([
    { method: 'S', mobileNum: PHONE, countryDialingCode: '+84', verificationCode, ...pins },
  ])
  await assertPin('135790')
})

test('by email: the code sent to my address sets another one', async () => {
  const { requestCode, submit, calls, address, assertPin } = await openReset('Email')
  expect(fieldNames()).toEqual(['email', 'messageCode', 'password', 'confirmPassword'])
  fillIn({ email: MAIL })
  const verificationCode = await requestCode()
  fillIn({ messageCode: verificationCode, ...pins })
  await submit(RESET)
  await waitFor(() => expect(address()).toBe('/m/member/security'))
  expect(calls('resetPaymentPassword').map(({ body }) => body)).toEqual([
    { method: 'E', email: MAIL },
    { method: 'E', email: MAIL, verificationCode, ...pins },
  ])
  await assertPin('135790')
})

test.each([
  ['SMS', 'mobileNum', '0987654321'],
  ['Email', 'email', 'nobody@site.example'],
])('by %s with a wrong number or address: reported under it, and the old one stays', async (proof, field, text) => {
  const { submit, assertPin } = await openReset(proof)
  fillIn({ [field]: text, messageCode: '123456', ...pins })
  await submit(RESET)
  await waitFor(() => expect(noteOf(field)).toMatch(/^Mã xác minh không chính xác|không/))
  expect([document.activeElement, input('password').value]).toEqual([input(field), '135790'])
  await assertPin('246810')
})

test.each([
  ['SMS', { mobileNum: PHONE }],
  ['Email', { email: MAIL }],
])('by %s with a wrong code: reported under the code, and it can be retried', async (proof, address) => {
  const { requestCode, submit, assertPin } = await openReset(proof)
  fillIn(address)
  const code = await requestCode()
  fillIn({ messageCode: code === '000000' ? '000001' : '000000', ...pins })
  await submit(RESET)
  await waitFor(() => expect(input('messageCode').getAttribute('aria-invalid')).toBe('true'))
  await assertPin('246810')
  fillIn({ messageCode: code })
  await submit(RESET)
  await waitFor(() => assertPin('135790'))
})

test.each([
  ['SMS', 'mobileNum'],
  ['Email', 'email'],
])('by %s no code is requested without a number or address', async (proof, field) => {
  const { submit, calls } = await openReset(proof)
  await submit(t('forms:getCode'))
  expect(noteOf(field)).toBe(t('forms:required'))
  expect([calls('resetPaymentPassword'), calls('sendMobileCode')]).toEqual([[], []])
})

test('another code is not sent at once, even after a reload', async () => {
  const first = await openReset('Email')
  fillIn({ email: MAIL })
  await first.requestCode()
  await first.user.click(screen.getByRole('button', { name: /^Gửi lại sau/ }))
  expect(first.calls('resetPaymentPassword')).toHaveLength(1)
  first.unmount()
  await openReset('Email')
  expect(screen.getByRole('button', { name: /^Gửi lại sau/ })).toBeTruthy()
  expect(input('email').value).toBe(MAIL)
})

test('only methods available to the account are offered', async () => {
  await openPage(PAGE, { as: 'demo01', answers: { getMemberInfo: withChanges({ mobile: '', email: '' }) } })
  await screen.findByLabelText(t('security:loginPassword'))
  expect(screen.queryByRole('button', { name: 'SMS' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Email' })).toBeNull()
})

test('two quick taps send one request', async () => {
  const { calls } = await openReset('SMS', { answers: { resetPaymentPassword: noResponse } })
  fillIn({ mobileNum: PHONE, messageCode: '123456', ...pins })
  const button = screen.getByRole('button', { name: RESET })
  button.click()
  button.click()
  await waitFor(() => expect(calls('resetPaymentPassword')).toHaveLength(1))
})

test('in English and without a network it says so, and the typed text stays', async () => {
  const { submit, user } = await openPage(PAGE, {
    as: 'demo01',
    language: 'EN',
    answers: { resetPaymentPassword: () => Promise.reject(new TypeError('Failed to fetch')) },
  })
  await user.click(await screen.findByRole('button', { name: 'Email' }))
  fillIn({ email: MAIL, messageCode: '123456', ...pins })
  const restoreNetwork = goOffline()
  await submit('Reset payment password')
  expect((await screen.findByRole('alert')).textContent).toMatch(/connection|network/i)
  expect([input('email').value, input('messageCode').value]).toEqual([MAIL, '123456'])
  restoreNetwork()
})
