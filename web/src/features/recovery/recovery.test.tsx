import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '#api/session.ts'
import { storage } from '#lib/storage.ts'
import { input, names, rulesAreKnown, type, under } from '#testing/fields.ts'
import { refused } from '#testing/gateway.ts'
import { open } from '#testing/open.tsx'
import { openPage } from './testing.tsx'

const byMail = { settings: { flags: { CHNGPASSVERIF3: false } } }
const phone = { mobileNum: '0900000001', messageCode: '246810', newPassword: 'Abc12345' }

test('a forgotten password has a page [A-2-07]', async () => {
  const { address } = await openPage('/m/forget')
  expect([address(), names().length > 0]).toEqual(['/m/forget', true])
})

test.each([
  ['A-2-105', true, ['Bằng số điện thoại', 'Bằng email']],
  ['A-2-106', false, []],
])('[%s] where codes reset passwords: %s, there is a choice of %j', async (_id, isOn, tabs) => {
  await openPage('/m/forget', { settings: { flags: { CHNGPASSVERIF3: isOn } } })
  expect(screen.queryAllByRole('tab').map((tab) => tab.textContent)).toEqual(tabs)
  if (isOn) fireEvent.click(screen.getByRole('tab', { name: 'Bằng email' }))
  expect(names()).toEqual(['username', 'email'])
})

test('a tap on a way brings its form [A-4-37]', async () => {
  const { user } = await openPage('/m/forget')
  await user.click(screen.getByRole('tab', { name: 'Bằng email' }))
  expect(names()).toEqual(['username', 'email'])
  await user.click(screen.getByRole('tab', { name: 'Bằng số điện thoại' }))
  expect(names()).toEqual(['mobileNum', 'messageCode', 'newPassword'])
})

test.each([true, false])('with codes: %s, the page begins by phone or by mail [A-4-38]', async (isOn) => {
  await openPage('/m/forget', { settings: { flags: { CHNGPASSVERIF3: isOn } } })
  expect(names()[0]).toBe(isOn ? 'mobileNum' : 'username')
})

test('by phone number, code and new password are asked [A-2-107]', async () => {
  await openPage('/m/forget')
  expect(names()).toEqual(['mobileNum', 'messageCode', 'newPassword'])
  expect(screen.getByRole('button', { name: 'Đặt lại mật khẩu' })).toBeTruthy()
})

test('the login leads to it [A-2-103]', async () => {
  const { user, address } = await open('/m/login')
  await user.click(await screen.findByRole('link', { name: 'Quên mật khẩu?' }))
  expect(address()).toBe('/m/forget')
  expect(await screen.findByRole('form')).toBeTruthy()
})

test('a username of other letters is refused [A-5-21]', async () => {
  await openPage('/m/forget', byMail)
  type({ username: 'a-b' })
  expect(under('username')).toContain('Chỉ dùng chữ cái, chữ số và dấu gạch dưới')
})

test.each(['', 'foo@bar'])('the address "%s" is refused in words [A-5-22]', async (email) => {
  const { submit, calls } = await openPage('/m/forget', byMail)
  type({ username: 'demo02', email })
  await submit('Gửi email')
  expect([under('email'), calls('email')]).toEqual(['Email không chính xác', []])
})

test('the code and the new password are judged by the rules of the site [A-5-26]', async () => {
  const { client } = await openPage('/m/forget')
  await rulesAreKnown(client)
  type({ messageCode: 'x', newPassword: 'a' })
  expect(under('messageCode')).toBe('Mã xác nhận gồm 4-10 chữ số')
  expect(under('newPassword')).toBe('Mật khẩu gồm 6-20 ký tự')
})

test.each([
  ['A-5-24', '09x'],
  ['A-5-25', '12'],
])('[%s] the number "%s" is refused with the least it needs', async (_id, mobileNum) => {
  await openPage('/m/forget')
  type({ mobileNum })
  expect(under('mobileNum')).toContain('ít nhất 9 chữ số')
})

test('nothing can be sent before all of it fits [A-5-27]', async () => {
  await openPage('/m/forget')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Đặt lại mật khẩu' })
  const isOff = [button.disabled]
  type({ ...phone, mobileNum: '12' })
  isOff.push(button.disabled)
  type(phone)
  isOff.push(button.disabled)
  expect(isOff).toEqual([true, true, false])
})

test('by phone I set another password, am told so and logged in by it [A-4-39]', async () => {
  const { submit, calls } = await openPage('/m/forget', { settings: { flags: { GEETEST3: true } } })
  type(phone)
  await submit('Đặt lại mật khẩu')
  await waitFor(() => expect(session.get()?.userName).toBe('demo01'))
  expect(calls('login')[0]!.body).toMatchObject({
    username: phone.mobileNum,
    password: phone.newPassword,
    geetestValidateV4: { pass_token: 'passed' },
  })
})

test('a reset that worked is told [A-8-27]', async () => {
  const { submit } = await openPage('/m/forget')
  type(phone)
  await submit('Đặt lại mật khẩu')
  expect(await screen.findByText('Đặt lại mật khẩu thành công')).toBeTruthy()
})

test.each([
  ['A-8-31', 'modify.new.old.same', ['246810', '']],
  ['A-8-32', 'verification.code.incorrect', ['', 'Abc12345']],
])('[%s] refused with %s, code and password read %j', async (_id, code, left) => {
  const { submit } = await openPage('/m/forget', { answers: { verification: refused(code, 400) } })
  type(phone)
  await submit('Đặt lại mật khẩu')
  await waitFor(() => expect([input('messageCode').value, input('newPassword').value]).toEqual(left))
})

test('changing a password has a page for members [A-2-08]', async () => {
  await openPage('/m/changePsw', { as: 'demo02' })
  expect(names()).toEqual(['oldPassword', 'newPassword', 'confirmNewPassword'])
})

const change = { oldPassword: 'Demo@123', newPassword: 'Abc12345', confirmNewPassword: 'Abc12345' }

test('old, new and confirmation are sent, and nothing else [A-3-41]', async () => {
  const { submit, calls } = await openPage('/m/changePsw', { as: 'demo02' })
  type(change)
  await submit('Đổi mật khẩu')
  await waitFor(() => expect(calls('password').map(({ body }) => body)).toEqual([change]))
})

test('the new password must be typed twice alike [A-5-31]', async () => {
  const { submit, calls } = await openPage('/m/changePsw', { as: 'demo02' })
  type({ ...change, confirmNewPassword: 'Abc12346' })
  await submit('Đổi mật khẩu')
  expect([under('confirmNewPassword'), calls('password')]).toEqual(['Mật khẩu xác nhận không khớp', []])
})

test('the old password again is no new one, and a word over the page says so [A-5-32]', async () => {
  const { submit, calls } = await openPage('/m/changePsw', { as: 'demo02' })
  type({ ...change, newPassword: 'Demo@123', confirmNewPassword: 'Demo@123' })
  await submit('Đổi mật khẩu')
  expect(await screen.findByRole('dialog', { name: 'Mật khẩu mới trùng mật khẩu cũ' })).toBeTruthy()
  expect(calls('password')).toEqual([])
})

test.each([
  [undefined, '/m/home'],
  ['1', '/m/agent/home'],
])('once it is changed I am told, and led on (agent’s device: %s) to %s [A-4-42]', async (marker, path) => {
  const { submit, address } = await openPage('/m/changePsw', { as: 'demo02' })
  if (marker) storage.set('agentMarker', marker)
  type(change)
  await submit('Đổi mật khẩu')
  expect(await screen.findByText('Đã lưu mật khẩu mới')).toBeTruthy()
  await waitFor(() => expect(address()).toBe(path))
})
