import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fillIn, noteOf } from '#testing/fields.ts'
import { openPage } from './testing.tsx'

test('its address shows how my account is protected, and the percentage', async () => {
  const { protectionRow } = await openPage('/m/member/security')
  expect(await screen.findByRole('heading', { level: 1, name: 'Bảo mật tài khoản' })).toBeTruthy()
  expect((await protectionRow('Mật khẩu rút tiền')).textContent).toContain('Chưa thiết lập')
  expect((await protectionRow('Mật khẩu đăng nhập')).textContent).toContain('Đã thiết lập')
  expect(screen.getByText(/^Tài khoản được bảo vệ \d+%$/)).toBeTruthy()
})

test.each([
  ['Mật khẩu rút tiền', '/m/member/paymentPassword'],
  ['Số điện thoại', '/m/member/mobile'],
  ['Câu hỏi bảo mật', '/m/member/questions'],
  ['Email', '/m/member/profile'],
  ['Mật khẩu đăng nhập', '/m/changePsw'],
])('"%s" leads to %s', async (name, path) => {
  const { user, protectionRow, address } = await openPage('/m/member/security')
  await user.click(await protectionRow(name))
  expect(address()).toBe(path)
})

test('protections disabled by the site are not listed', async () => {
  const flags = { PAYMENTPASS3: false, SECQUES3: false }
  const { protectionRow } = await openPage('/m/member/security', { settings: { flags } })
  await protectionRow('Số điện thoại')
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Câu hỏi/ })).toBeNull())
  expect(screen.queryByRole('link', { name: /^Mật khẩu rút tiền/ })).toBeNull()
})

test('answered questions are shown as set on the security page [A-7-39]', async () => {
  const { submit, calls, address, protectionRow } = await openPage('/m/member/questions')
  await screen.findByLabelText('Món ăn bạn thích nhất?')
  fillIn({ answer2: ' Bún chả ', answer4: 'Lan' })
  await submit('Lưu câu trả lời')
  await waitFor(() => expect(address()).toBe('/m/member/security'))
  const request = calls('setSecurityQuestions').at(0)
  expect(request?.body).toEqual({
    questions: [
      { questionId: 2, answer: 'Bún chả' },
      { questionId: 4, answer: 'Lan' },
    ],
  })
  expect((await protectionRow('Câu hỏi bảo mật')).textContent).toContain('Đã thiết lập')
})

test('at least one question must be answered', async () => {
  const { submit, calls } = await openPage('/m/member/questions')
  await submit('Lưu câu trả lời')
  expect(noteOf('answer1')).toBe('Vui lòng nhập mục này')
  expect(calls('setSecurityQuestions')).toEqual([])
})

test('answered questions are marked, without showing the answer', async () => {
  const { services, user, protectionRow } = await openPage('/m/member/security')
  await services.profile.setAnswers(1002, [{ questionId: 3, answer: 'Huế' }])
  await user.click(await protectionRow('Câu hỏi'))
  await waitFor(() => expect(noteOf('answer3')).toBe('Đã trả lời'))
  expect(screen.getByLabelText<HTMLInputElement>('Thành phố nơi bạn sinh ra?').value).toBe('')
})

test('a security page that fails to load can be retried', async () => {
  const { user, world } = await openPage('/m/member/security', {
    faults: [{ operation: 'getSecurityConfig', status: 500, code: 'system.error' }],
  })
  expect(await screen.findByText('Lỗi hệ thống, vui lòng thử lại')).toBeTruthy()
  world.faults.clear()
  await user.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(await screen.findByText(/^Tài khoản được bảo vệ/)).toBeTruthy()
})
