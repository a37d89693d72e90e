import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type, under } from '#testing/fields.ts'
import { openPage } from './testing.tsx'

test('at its address is what guards my account, and how much of it there is', async () => {
  const { guard } = await openPage('/m/member/security')
  expect(await screen.findByRole('heading', { level: 1, name: 'Bảo mật tài khoản' })).toBeTruthy()
  expect((await guard('Mật khẩu rút tiền')).textContent).toContain('Chưa thiết lập')
  expect((await guard('Mật khẩu đăng nhập')).textContent).toContain('Đã thiết lập')
  expect(screen.getByText(/^Tài khoản được bảo vệ \d+%$/)).toBeTruthy()
})

test.each([
  ['Mật khẩu rút tiền', '/m/member/paymentPassword'],
  ['Số điện thoại', '/m/member/mobile'],
  ['Câu hỏi bảo mật', '/m/member/questions'],
  ['Email', '/m/member/profile'],
  ['Mật khẩu đăng nhập', '/m/changePsw'],
])('"%s" leads to %s', async (name, path) => {
  const { user, guard, address } = await openPage('/m/member/security')
  await user.click(await guard(name))
  expect(address()).toBe(path)
})

test('what the site has switched off guards nothing', async () => {
  const flags = { PAYMENTPASS3: false, SECQUES3: false }
  const { guard } = await openPage('/m/member/security', { settings: { flags } })
  await guard('Số điện thoại')
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Câu hỏi/ })).toBeNull())
  expect(screen.queryByRole('link', { name: /^Mật khẩu rút tiền/ })).toBeNull()
})

test('questions that are answered count as set where my safety is shown [A-7-39]', async () => {
  const { submit, calls, address, guard } = await openPage('/m/member/questions')
  await screen.findByLabelText('Món ăn bạn thích nhất?')
  type({ answer2: ' Bún chả ', answer4: 'Lan' })
  await submit('Lưu câu trả lời')
  await waitFor(() => expect(address()).toBe('/m/member/security'))
  const told = calls('customerSecurityQuestions').find(({ method }) => method === 'PUT')
  expect(told?.body).toEqual({
    questions: [
      { questionId: 2, answer: 'Bún chả' },
      { questionId: 4, answer: 'Lan' },
    ],
  })
  expect((await guard('Câu hỏi bảo mật')).textContent).toContain('Đã thiết lập')
})

test('at least one question has to be answered', async () => {
  const { submit, calls } = await openPage('/m/member/questions')
  await submit('Lưu câu trả lời')
  expect(under('answer1')).toBe('Vui lòng nhập mục này')
  expect(calls('customerSecurityQuestions').filter(({ method }) => method === 'PUT')).toEqual([])
})

test('questions that I have answered are known by that, and by no answer', async () => {
  const { services, user, guard } = await openPage('/m/member/security')
  await services.profile.setAnswers(1002, [{ questionId: 3, answer: 'Huế' }])
  await user.click(await guard('Câu hỏi'))
  await waitFor(() => expect(under('answer3')).toBe('Đã trả lời'))
  expect(screen.getByLabelText<HTMLInputElement>('Thành phố nơi bạn sinh ra?').value).toBe('')
})

test('safety that does not come can be asked for again', async () => {
  const { user, world } = await openPage('/m/member/security', {
    faults: [{ operation: 'getSecurityConfig', status: 500, code: 'system.error' }],
  })
  expect(await screen.findByText('Lỗi hệ thống, vui lòng thử lại')).toBeTruthy()
  world.faults.clear()
  await user.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(await screen.findByText(/^Tài khoản được bảo vệ/)).toBeTruthy()
})
