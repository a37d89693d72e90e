import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storage } from '#lib/storage.ts'
import { names, type } from '#testing/fields.ts'
import { refused, silent } from '#testing/gateway.ts'
import { open, type Options } from '#testing/open.tsx'
import { advance, settled, fakeTime } from '#testing/fake-time.ts'
import { openPage } from './testing.tsx'

const byMail: Options = { after: '/m/login', settings: { flags: { CHNGPASSVERIF3: false } } }
const phone = { mobileNum: '0900000001', messageCode: '246810', newPassword: 'Abc12345' }
const mailed = 'Mã xác thực đã được gửi đến email của bạn, hãy kiểm tra hộp thư đến hoặc thư rác'
const isSaid = () => screen.queryByText(mailed)

/** Somebody who came from the login, maybe on an agent's device, and has just been told that a mail is on its way; time stands still. */
async function askByMail(marker?: string) {
  const view = await openPage('/m/forget', byMail)
  if (marker) storage.set('agentMarker', marker)
  type({ username: 'demo02', email: 'demo02@longan.example' })
  fakeTime()
  fireEvent.click(screen.getByRole('button', { name: 'Gửi email' }))
  await settled(isSaid)
  return view
}

test.each([
  ['by mail alone', false, ['username', 'email']],
  ['by phone, and by mail a tap away', true, ['mobileNum', 'messageCode', 'newPassword']],
])('a visitor who has forgotten a password is helped from the login on: %s [A-1-04]', async (_, isOn, fields) => {
  const { user } = await open('/m/login', { settings: { flags: { CHNGPASSVERIF3: isOn } } })
  await user.click(await screen.findByRole('link', { name: 'Quên mật khẩu?' }))
  await screen.findByRole('form')
  await waitFor(() => expect(names()).toEqual(fields))
  if (isOn) await user.click(screen.getByRole('tab', { name: 'Bằng email' }))
  expect(names()).toEqual(['username', 'email'])
})

test.each([
  [undefined, '/m/login'],
  ['1', '/m/agent'],
])('from a recovery (agent’s device: %s) a person comes back to %s [A-2-104]', async (marker, path) => {
  const { address } = await askByMail(marker)
  await advance(1000)
  expect(address()).toBe(path)
})

test('the arrow of the page leads an agent’s device back to the agents’ page', async () => {
  storage.set('agentMarker', '1')
  const { user, address } = await openPage('/m/forget', byMail)
  await user.click(screen.getByRole('button', { name: 'Quay lại' }))
  expect(address()).toBe('/m/agent')
})

test('blanks around name and address are not sent [A-5-23]', async () => {
  const { submit, calls } = await openPage('/m/forget', byMail)
  type({ username: '  demo01 ', email: ' a@b.vn ' })
  await submit('Gửi email')
  await waitFor(() => expect(calls('email').map(({ body }) => body)).toEqual([{ username: 'demo01', email: 'a@b.vn' }]))
})

test('that a mail is on its way is said for a second, then the page goes back [A-8-29]', async () => {
  const { address } = await askByMail()
  await advance(900)
  expect([isSaid() !== null, address()]).toEqual([true, '/m/forget'])
  await advance(100)
  expect(address()).toBe('/m/login')
  await advance(400)
  expect(isSaid()).toBeNull()
})

test.each([
  ['VI', 'Đặt lại mật khẩu', 'Mã xác thực không đúng'],
  ['EN', 'Reset password', 'Verification code error'],
] as const)('in %s a reset that failed is told in words of ours [A-8-33]', async (language, button, words) => {
  const answers = { verification: refused('verification.code.incorrect', 400) }
  const { submit } = await openPage('/m/forget', { language, answers })
  type(phone)
  await submit(button)
  expect((await screen.findByRole('alert')).textContent).toBe(words)
})

test('a reset that is never answered covers the page for fifteen seconds [A-9-04]', async () => {
  await openPage('/m/forget', { answers: { verification: silent } })
  const isCovered = () => screen.queryByText('Đang tải…') !== null
  type(phone)
  fakeTime()
  fireEvent.click(screen.getByRole('button', { name: 'Đặt lại mật khẩu' }))
  await settled(isCovered)
  await advance(14_900)
  expect(isCovered()).toBe(true)
  await advance(200)
  expect(isCovered()).toBe(false)
})
