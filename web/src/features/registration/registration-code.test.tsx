import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { identity } from '#api/identity.ts'
import { serverClock } from '#lib/server-clock.ts'
import { changed, good } from '#testing/gateway.ts'
import type { Options } from '#testing/open.tsx'
import { withPauses } from '#testing/fake-time.ts'
import { openRegistration } from './testing.tsx'

const SMS = '/wps/verification/sms/register'
const number = '0987654321'

/** Answers the call for a code alone; the form's other calls end with the same word. */
const codeCall = (answer: () => Response | Promise<Response>) => ({
  register: (request: Request, real: () => Promise<Response>) => (request.url.includes('/sms/') ? answer() : real()),
})
const until = (left: number) => codeCall(() => good({ expirationTime: serverClock.now() + left }))

/** The form by number, at a time that goes on by itself and can be moved. */
async function openByNumber({ settings, ...options }: Options = {}) {
  if (!vi.isFakeTimers()) vi.useFakeTimers({ shouldAdvanceTime: true })
  const flags = { USERNAMEREG3: false, ...settings?.flags }
  const view = await openRegistration({ ...options, settings: { ...settings, flags } })
  const get = () => fireEvent.click(screen.getByRole('button', { name: /Lấy mã|Gửi lại|Đang gửi/ }))
  const button = () => screen.getByRole('button', { name: /Lấy mã|Gửi lại|Đang gửi/ }).textContent
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const ask = (mobileNum2 = number) => {
    view.type({ mobileNum2 })
    get()
  }
  return { ...view, ask, get, button, pass, codes: () => view.sentTo(SMS) }
}

/** The same, with a code on its way. */
async function openAndAsk(options: Options = {}) {
  const view = await openByNumber(options)
  view.ask()
  await waitFor(() => expect(view.button()).toMatch(/giây/))
  return view
}
const seconds = (text: string | null) => Number(/^(\d+) giây$/.exec(text ?? '')?.[1])

test('a tap sends the number to the call for those who join, and the wait begins [A-7-19]', async () => {
  const { codes, button } = await openAndAsk()
  expect(codes().map(({ method }) => method)).toEqual(['POST'])
  expect(seconds(button())).toBeGreaterThan(55)
})

test('the number goes with its country’s code and the proof of a person [A-3-36]', async () => {
  const { codes } = await openAndAsk({ settings: { flags: { GEETESTVCODE3: true } } })
  expect(codes()[0]!.body).toEqual({
    mobileNum: number,
    countryDialingCode: '+84',
    geetestValidateV4: { captcha_id: expect.any(String), pass_token: 'passed' },
  })
})

test('the button counts the seconds until another code can be had [A-4-28]', async () => {
  const { button, pass } = await openAndAsk({ answers: until(42_000) })
  const first = seconds(button())
  expect(first).toBeGreaterThan(39)
  expect(first).toBeLessThan(43)
  await pass(5000)
  expect(first - seconds(button())).toBeGreaterThanOrEqual(4)
})

test('what is left is found out twice a second [A-4-29]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { button, pass } = await openAndAsk({ answers: until(30_000) })
  const before = button()
  const [, pauses] = await withPauses(() => pass(1500))
  expect(pauses).toContain(500)
  expect(button()).not.toBe(before)
})

test('when the time is over another code can be sent [A-4-30]', async () => {
  const { button, pass, get, codes } = await openAndAsk({ answers: until(30_000) })
  await pass(31_000)
  expect(button()).toBe('Lấy mã')
  get()
  await waitFor(() => expect(codes()).toHaveLength(2))
})

test('a gateway that does not say when is waited for a minute [A-4-31]', async () => {
  const { button } = await openAndAsk({ answers: codeCall(() => good({})) })
  expect(seconds(button())).toBeGreaterThan(57)
  expect(seconds(button())).toBeLessThan(61)
})

test('the gateway’s own time, in milliseconds, is what is waited for [A-3-38]', async () => {
  const { button, pass, codes } = await openAndAsk()
  expect(codes()).toHaveLength(1)
  await pass(61_000)
  expect(button()).toBe('Lấy mã')
})

test('without a good number no code is sent, and I read why [A-5-17]', async () => {
  const { ask, under, codes, field } = await openByNumber()
  ask('12')
  expect(under('mobileNum2')).toBe('Số điện thoại gồm 9-11 chữ số')
  expect([codes(), document.activeElement]).toEqual([[], field('mobileNum2')])
})

test('while the time runs no other code is sent [A-5-18]', async () => {
  const { get, codes, client } = await openAndAsk()
  get()
  get()
  await waitFor(() => expect(client.isMutating()).toBe(0))
  expect(codes()).toHaveLength(1)
})

test('I am told that the code is on its way [A-8-26]', async () => {
  await openAndAsk()
  expect(await screen.findByText('Đã gửi mã SMS, vui lòng kiểm tra tin nhắn')).toBeTruthy()
})

test('while it is being sent the button says so [A-8-35]', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<Response>()
  const slow = codeCall(() => promise)
  const { ask, button } = await openByNumber({ answers: slow })
  ask()
  await waitFor(() => expect(button()).toBe('Đang gửi…'))
  answer(good({ expirationTime: serverClock.now() + 60_000 }))
  await waitFor(() => expect(button()).toMatch(/giây/))
})

test('too many codes are refused with the time of the next', async () => {
  const again = { success: false, errorCode: 'TOO_MANY_REQUESTS', message: '' }
  const value = () => ({ data: { expirationTime: serverClock.now() + 20_000 } })
  const answers = codeCall(() => Response.json({ ...again, value: value() }, { status: 429 }))
  const { button, under } = await openAndAsk({ answers })
  expect(seconds(button())).toBeLessThan(21)
  expect(under('messageCode2')).toBe('Bạn thao tác quá nhanh, vui lòng chờ một chút')
})

test('after a reload the wait goes on', async () => {
  const { unmount } = await openAndAsk()
  unmount()
  const { button, get, codes } = await openByNumber()
  expect(button()).toMatch(/giây/)
  get()
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

test('the dialling codes come from the gateway, +84 first [A-7-20]', async () => {
  const { calls } = await openByNumber()
  const codes = screen.getByLabelText<HTMLSelectElement>('Mã quốc gia')
  await waitFor(() => expect(codes.options.length).toBeGreaterThan(1))
  expect([calls('country').length, codes.value]).toEqual([1, '+84'])
})

test('by number the registration goes to its own call, with the code [A-7-11]', async () => {
  const { ask, type, submit, sentTo } = await openByNumber()
  ask('0900000055')
  type({ messageCode2: '246810', password: 'Demo@123', confimpsw: 'Demo@123' })
  await submit()
  await waitFor(() => expect(sentTo('/wps/member/register/mobile')).toHaveLength(1))
  expect(sentTo('/wps/member/register/mobile')[0]!.body).toMatchObject({
    mobileNum: '0900000055',
    verificationCode: '246810',
  })
})

/** The identity provider sends the codes of this site. */
function providerSends(sendCode: (to: string) => Promise<(code: string) => Promise<string>>) {
  const google = () => Promise.resolve('')
  identity.use({ google, facebook: google, sendCode })
  onTestFinished(() => identity.use(undefined))
  return { answers: { status: changed({ info: { sms: { firebase: true } } }) } }
}

test('a number that the identity provider has proven comes with its token [A-3-35]', async () => {
  const options = providerSends(async (to) => async (code) => `token of ${to} for ${code}`)
  const { type, submit, sentTo, codes } = await openAndAsk(options)
  type({ messageCode2: '246810', password: 'Demo@123', confimpsw: 'Demo@123' })
  await submit()
  await waitFor(() => expect(sentTo('/wps/member/register/mobile')).toHaveLength(1))
  const body = sentTo('/wps/member/register/mobile')[0]!.body as Record<string, unknown>
  const { firebaseChannel, firebaseIdToken, verificationCode } = body
  expect([firebaseChannel, firebaseIdToken]).toEqual(['sms', 'token of +84987654321 for 246810'])
  expect([verificationCode, codes()]).toEqual([undefined, []])
})

test('a code that the identity provider cannot send is not announced, and can be asked for again [A-8-34]', async () => {
  const { ask, button } = await openByNumber(providerSends(() => Promise.reject(new Error('no'))))
  ask()
  await screen.findByText('Lỗi không xác định')
  expect([button(), screen.queryByText(/Đã gửi mã SMS/)]).toEqual(['Lấy mã', null])
})
