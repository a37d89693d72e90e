import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { identity } from '#api/member/identity.ts'
import { serverClock } from '#lib/time/server-clock.ts'
import { withChanges, success } from '#testing/gateway.ts'
import type { ScreenOptions } from '#testing/render-screen.tsx'
import { recordTimeouts } from '#testing/fake-time.ts'
import { openRegistration } from './testing.tsx'
import { t } from '#testing/text.ts'

const number = '0987654321'

/** Answers only the request for a code; the path of the form's other requests ends with the same segment. */
const answerCode = (answer: () => Response | Promise<Response>) => ({
  sendRegistrationCode: answer,
})
const expiresIn = (left: number) => answerCode(() => success({ expirationTime: serverClock.now() + left }))

async function openByNumber({ settings, ...options }: ScreenOptions = {}) {
  if (!vi.isFakeTimers()) vi.useFakeTimers({ shouldAdvanceTime: true })
  const flags = { USERNAMEREG3: false, ...settings?.flags }
  const view = await openRegistration({ ...options, settings: { ...settings, flags } })
  const tapCode = () => fireEvent.click(screen.getByRole('button', { name: /Lấy mã|Gửi lại|Đang gửi/ }))
  const button = () => screen.getByRole('button', { name: /Lấy mã|Gửi lại|Đang gửi/ }).textContent
  const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const requestCode = (mobileNum2 = number) => {
    view.type({ mobileNum2 })
    tapCode()
  }
  return { ...view, requestCode, tapCode, button, advance, codes: () => view.calls('sendRegistrationCode') }
}

async function openWithCode(options: ScreenOptions = {}) {
  const view = await openByNumber(options)
  view.requestCode()
  await waitFor(() => expect(view.button()).toMatch(/giây/))
  return view
}
const seconds = (text: string | null) => Number(/^(\d+) giây$/.exec(text ?? '')?.[1])

test('a tap sends the number to the operation for new members, and the wait begins [A-7-19]', async () => {
  const { codes, button } = await openWithCode()
  expect(codes().map(({ method }) => method)).toEqual(['POST'])
  expect(seconds(button())).toBeGreaterThan(55)
})

test('the number is sent with its country code and the human check [A-3-36]', async () => {
  const { codes } = await openWithCode({ settings: { flags: { GEETESTVCODE3: true } } })
  expect(codes()[0]!.body).toEqual({
    mobileNum: number,
    countryDialingCode: '+84',
    geetestValidateV4: { captcha_id: expect.any(String), pass_token: 'passed' },
  })
})

test('the button counts the seconds until another code can be requested [A-4-28]', async () => {
  const { button, advance } = await openWithCode({ answers: expiresIn(42_000) })
  const first = seconds(button())
  expect(first).toBeGreaterThan(39)
  expect(first).toBeLessThan(43)
  await advance(5000)
  expect(first - seconds(button())).toBeGreaterThanOrEqual(4)
})

test('the remaining time is computed twice a second [A-4-29]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { button, advance } = await openWithCode({ answers: expiresIn(30_000) })
  const before = button()
  const [, pauses] = await recordTimeouts(() => advance(1500))
  expect(pauses).toContain(500)
  expect(button()).not.toBe(before)
})

test('after the wait another code can be sent [A-4-30]', async () => {
  const { button, advance, tapCode, codes } = await openWithCode({ answers: expiresIn(30_000) })
  await advance(31_000)
  expect(button()).toBe(t('forms:getCode'))
  tapCode()
  await waitFor(() => expect(codes()).toHaveLength(2))
})

test('without an expiry time from the gateway the wait is a minute [A-4-31]', async () => {
  const { button } = await openWithCode({ answers: answerCode(() => success({})) })
  expect(seconds(button())).toBeGreaterThan(57)
  expect(seconds(button())).toBeLessThan(61)
})

test('the wait is the gateway’s expiry time in milliseconds [A-3-38]', async () => {
  const { button, advance, codes } = await openWithCode()
  expect(codes()).toHaveLength(1)
  await advance(61_000)
  expect(button()).toBe(t('forms:getCode'))
})

test('without a valid number no code is sent, and I see the reason [A-5-17]', async () => {
  const { requestCode, under, codes, field } = await openByNumber()
  requestCode('12')
  expect(under('mobileNum2')).toBe('Số điện thoại gồm 9-11 chữ số')
  expect([codes(), document.activeElement]).toEqual([[], field('mobileNum2')])
})

test('during the wait no other code is sent [A-5-18]', async () => {
  const { tapCode, codes, client } = await openWithCode()
  tapCode()
  tapCode()
  await waitFor(() => expect(client.isMutating()).toBe(0))
  expect(codes()).toHaveLength(1)
})

test('I see that the code has been sent [A-8-26]', async () => {
  await openWithCode()
  expect(await screen.findByText(t('forms:codeSent'))).toBeTruthy()
})

test('the button shows when the code is being sent [A-8-35]', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<Response>()
  const slow = answerCode(() => promise)
  const { requestCode, button } = await openByNumber({ answers: slow })
  requestCode()
  await waitFor(() => expect(button()).toBe(t('forms:sending')))
  answer(success({ expirationTime: serverClock.now() + 60_000 }))
  await waitFor(() => expect(button()).toMatch(/giây/))
})

test('too many codes are refused, with the time until the next one', async () => {
  const tooMany = { success: false, errorCode: 'TOO_MANY_REQUESTS', message: '' }
  const value = () => ({ data: { expirationTime: serverClock.now() + 20_000 } })
  const answers = answerCode(() => Response.json({ ...tooMany, value: value() }, { status: 429 }))
  const { button, under } = await openWithCode({ answers })
  expect(seconds(button())).toBeLessThan(21)
  expect(under('messageCode2')).toBe(t('problems:TOO_MANY_REQUEST'))
})

test('after a reload the wait continues', async () => {
  const { unmount } = await openWithCode()
  unmount()
  const { button, tapCode, codes } = await openByNumber()
  expect(button()).toMatch(/giây/)
  tapCode()
  expect(codes()).toEqual([])
})

test.each([
  ['A-3-23', 'messageCode1', { USERNAMEREG3: true, REGMOBVERF3: true }],
  ['A-9-01', 'messageCode2', {}],
])('[%s] a code has at most ten digits (%s)', async (_id, name, flags) => {
  const { user, field } = await openByNumber({ settings: { flags } })
  vi.useRealTimers()
  await user.type(field(name), '12345678901')
  expect(field(name).value).toBe('1234567890')
})

test('the dialling codes come from the gateway, with +84 selected [A-7-20]', async () => {
  const { calls } = await openByNumber()
  const codes = screen.getByLabelText<HTMLSelectElement>(t('forms:dialingCode'))
  await waitFor(() => expect(codes.options.length).toBeGreaterThan(1))
  expect([calls('listCountries').length, codes.value]).toEqual([1, '+84'])
})

test('by number the registration uses its own operation, with the code [A-7-11]', async () => {
  const { requestCode, type, submit, calls } = await openByNumber()
  requestCode('0900000055')
  type({ messageCode2: '246810', password: 'Demo@123', confimpsw: 'Demo@123' })
  await submit()
  await waitFor(() => expect(calls('registerByMobile')).toHaveLength(1))
  expect(calls('registerByMobile')[0]!.body).toMatchObject({
    mobileNum: '0900000055',
    verificationCode: '246810',
  })
})

function installProviderCodes(sendCode: (to: string) => Promise<(code: string) => Promise<string>>) {
  const google = () => Promise.resolve('')
  identity.setProvider({ google, facebook: google, sendCode })
  onTestFinished(() => identity.setProvider(undefined))
  return { answers: { getSystemStatus: withChanges({ info: { sms: { firebase: true } } }) } }
}

test('a number verified by the identity provider is sent with its token [A-3-35]', async () => {
  const options = installProviderCodes(async (to) => async (code) => `token of ${to} for ${code}`)
  const { type, submit, calls, codes } = await openWithCode(options)
  type({ messageCode2: '246810', password: 'Demo@123', confimpsw: 'Demo@123' })
  await submit()
  await waitFor(() => expect(calls('registerByMobile')).toHaveLength(1))
  const body = calls('registerByMobile')[0]!.body as Record<string, unknown>
  const { firebaseChannel, firebaseIdToken, verificationCode } = body
  expect([firebaseChannel, firebaseIdToken]).toEqual(['sms', 'token of +84987654321 for 246810'])
  expect([verificationCode, codes()]).toEqual([undefined, []])
})

test('a code that the identity provider fails to send is not announced, and can be requested again [A-8-34]', async () => {
  const { requestCode, button } = await openByNumber(installProviderCodes(() => Promise.reject(new Error('no'))))
  requestCode()
  await screen.findByText(t('app:unknownError'))
  expect([button(), screen.queryByText(/Đã gửi mã SMS/)]).toEqual([t('forms:getCode'), null])
})
