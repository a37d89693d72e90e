import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '#api/member/session.ts'
import { storage } from '#lib/storage/storage.ts'
import { input, fieldNames, waitForRules, fillIn, noteOf } from '#testing/fields.ts'
import { refusal } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { openPage } from './testing.tsx'
import { t } from '#testing/text.ts'

const byMail = { settings: { flags: { CHNGPASSVERIF3: false } } }
const phone = { mobileNum: '0900000001', messageCode: '246810', newPassword: 'Abc12345' }

test('password recovery has a page [A-2-07]', async () => {
  const { address } = await openPage('/m/forget')
  expect([address(), fieldNames().length > 0]).toEqual(['/m/forget', true])
})

test.each([
  ['A-2-105', true, [t('recovery:byPhone'), t('recovery:byMail')]],
  ['A-2-106', false, []],
])('[%s] with codes enabled: %s, the tabs are %j', async (_id, isOn, tabs) => {
  await openPage('/m/forget', { settings: { flags: { CHNGPASSVERIF3: isOn } } })
  expect(screen.queryAllByRole('tab').map((tab) => tab.textContent)).toEqual(tabs)
  if (isOn) fireEvent.click(screen.getByRole('tab', { name: t('recovery:byMail') }))
  expect(fieldNames()).toEqual(['username', 'email'])
})

test('a tap on a tab shows its form [A-4-37]', async () => {
  const { user } = await openPage('/m/forget')
  await user.click(screen.getByRole('tab', { name: t('recovery:byMail') }))
  expect(fieldNames()).toEqual(['username', 'email'])
  await user.click(screen.getByRole('tab', { name: t('recovery:byPhone') }))
  expect(fieldNames()).toEqual(['mobileNum', 'messageCode', 'newPassword'])
})

test.each([true, false])('with codes: %s, the page begins by phone or by email [A-4-38]', async (isOn) => {
  await openPage('/m/forget', { settings: { flags: { CHNGPASSVERIF3: isOn } } })
  expect(fieldNames()[0]).toBe(isOn ? 'mobileNum' : 'username')
})

test('by phone the fields are number, code and new password [A-2-107]', async () => {
  await openPage('/m/forget')
  expect(fieldNames()).toEqual(['mobileNum', 'messageCode', 'newPassword'])
  expect(screen.getByRole('button', { name: t('recovery:setPassword') })).toBeTruthy()
})

test('the login links to it [A-2-103]', async () => {
  const { user, address } = await renderScreen('/m/login')
  await user.click(await screen.findByRole('link', { name: t('sign-in:forgotPassword') }))
  expect(address()).toBe('/m/forget')
  expect(await screen.findByRole('form')).toBeTruthy()
})

test('a username with invalid characters is refused [A-5-21]', async () => {
  await openPage('/m/forget', byMail)
  fillIn({ username: 'a-b' })
  expect(noteOf('username')).toContain('Chỉ dùng chữ cái, chữ số và dấu gạch dưới')
})

test.each(['', 'foo@bar'])('the email address "%s" is refused with a message [A-5-22]', async (email) => {
  const { submit, calls } = await openPage('/m/forget', byMail)
  fillIn({ username: 'demo02', email })
  await submit(t('recovery:sendMail'))
  expect([noteOf('email'), calls('sendPasswordMail')]).toEqual([t('forms:pattern_3'), []])
})

test('the code and the new password are checked by the rules of the site [A-5-26]', async () => {
  const { client } = await openPage('/m/forget')
  await waitForRules(client)
  fillIn({ messageCode: 'x', newPassword: 'a' })
  expect(noteOf('messageCode')).toBe('Mã xác thực gồm 4-10 chữ số')
  expect(noteOf('newPassword')).toBe('Mật khẩu gồm 6-20 ký tự')
})

test.each([
  ['A-5-24', '09x'],
  ['A-5-25', '12'],
])('[%s] the number "%s" is refused with the minimum length', async (_id, mobileNum) => {
  await openPage('/m/forget')
  fillIn({ mobileNum })
  expect(noteOf('mobileNum')).toContain('ít nhất 9 chữ số')
})

test('the button is disabled until all fields are valid [A-5-27]', async () => {
  await openPage('/m/forget')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: t('recovery:setPassword') })
  const isOff = [button.disabled]
  fillIn({ ...phone, mobileNum: '12' })
  isOff.push(button.disabled)
  fillIn(phone)
  isOff.push(button.disabled)
  expect(isOff).toEqual([true, true, false])
})

test('by phone I set another password, see a confirmation and am logged in [A-4-39]', async () => {
  const { submit, calls } = await openPage('/m/forget', { settings: { flags: { GEETEST3: true } } })
  fillIn(phone)
  await submit(t('recovery:setPassword'))
  await waitFor(() => expect(session.get()?.userName).toBe('demo01'))
  expect(calls('login')[0]!.body).toMatchObject({
    username: phone.mobileNum,
    password: phone.newPassword,
    geetestValidateV4: { pass_token: 'passed' },
  })
})

test('a successful reset is confirmed [A-8-27]', async () => {
  const { submit } = await openPage('/m/forget')
  fillIn(phone)
  await submit(t('recovery:setPassword'))
  expect(await screen.findByText(t('recovery:passwordReset'))).toBeTruthy()
})

test.each([
  ['A-8-31', 'modify.new.old.same', ['246810', '']],
  ['A-8-32', 'verification.code.incorrect', ['', 'Abc12345']],
])('[%s] refused with %s, code and password contain %j', async (_id, code, left) => {
  const { submit } = await openPage('/m/forget', { answers: { resetPassword: refusal(code, 400) } })
  fillIn(phone)
  await submit(t('recovery:setPassword'))
  await waitFor(() => expect([input('messageCode').value, input('newPassword').value]).toEqual(left))
})

test('members have a page to change the password [A-2-08]', async () => {
  await openPage('/m/changePsw', { as: 'demo02' })
  expect(fieldNames()).toEqual(['oldPassword', 'newPassword', 'confirmNewPassword'])
})

const change = { oldPassword: 'Demo@123', newPassword: 'Abc12345', confirmNewPassword: 'Abc12345' }

test('old password, new password and confirmation are sent, and nothing else [A-3-41]', async () => {
  const { submit, calls } = await openPage('/m/changePsw', { as: 'demo02' })
  fillIn(change)
  await submit(t('recovery:changeTitle'))
  await waitFor(() => expect(calls('changePassword').map(({ body }) => body)).toEqual([change]))
})

test('the new password must match its confirmation [A-5-31]', async () => {
  const { submit, calls } = await openPage('/m/changePsw', { as: 'demo02' })
  fillIn({ ...change, confirmNewPassword: 'Abc12346' })
  await submit(t('recovery:changeTitle'))
  expect([noteOf('confirmNewPassword'), calls('changePassword')]).toEqual([t('forms:confirmation'), []])
})

test('the old password is refused as the new one, with a dialog [A-5-32]', async () => {
  const { submit, calls } = await openPage('/m/changePsw', { as: 'demo02' })
  fillIn({ ...change, newPassword: 'Demo@123', confirmNewPassword: 'Demo@123' })
  await submit(t('recovery:changeTitle'))
  expect(await screen.findByRole('dialog', { name: t('recovery:samePassword') })).toBeTruthy()
  expect(calls('changePassword')).toEqual([])
})

test.each([
  [undefined, '/m/home'],
  ['1', '/m/agent/home'],
])('after the change I see a confirmation, and go (agent’s device: %s) to %s [A-4-42]', async (marker, path) => {
  const { submit, address } = await openPage('/m/changePsw', { as: 'demo02' })
  if (marker) storage.set('agentMarker', marker)
  fillIn(change)
  await submit(t('recovery:changeTitle'))
  expect(await screen.findByText(t('recovery:saved'))).toBeTruthy()
  await waitFor(() => expect(address()).toBe(path))
})
