import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { knownPassword } from '#api/known-password.ts'
import { session } from '#api/session.ts'
import { recall, remember } from '#shared/remembered.ts'
import { input, names, rulesAreKnown, type, under } from '#testing/fields.ts'
import { refused } from '#testing/gateway.ts'
import type { Options } from '#testing/open.tsx'
import { advance, settled, fakeTime } from '#testing/fake-time.ts'
import { openPage } from './testing.tsx'

const change = { oldPassword: 'Demo@123', newPassword: 'Abc12345', confirmNewPassword: 'Abc12345' }
const { oldPassword: old, ...chosen } = change
const saved = 'Đã lưu mật khẩu mới'

/** The page of demo02; `known`: who has typed the password to log in, in this very visit. */
function openChange({ known, ...options }: Options & { known?: boolean } = {}) {
  if (known) {
    session.signIn({ token: '', userName: 'demo02', type: 0, firstTimeLogin: false })
    knownPassword.keep(old)
  }
  return openPage('/m/changePsw', { as: 'demo02', ...options })
}

test('once it is changed the old password is forgotten [A-4-40]', async () => {
  const { submit } = await openChange({ known: true })
  type(chosen)
  await submit('Đổi mật khẩu')
  await screen.findByText(saved)
  expect(knownPassword.get()).toBeUndefined()
})

test('whoever leaves takes the password along: back under the same name, it is asked', async () => {
  session.signIn({ token: '', userName: 'demo02', type: 0, firstTimeLogin: false })
  knownPassword.keep(old)
  session.signOut()
  await openChange()
  expect(names()).toEqual(['oldPassword', 'newPassword', 'confirmNewPassword'])
})

test('who is remembered is so with the new password [A-4-41]', async () => {
  remember({ username: 'demo02', password: old })
  const { submit } = await openChange()
  type(change)
  await submit('Đổi mật khẩu')
  await waitFor(() => expect(recall()).toMatchObject({ username: 'demo02', password: 'Abc12345' }))
})

test('what is remembered of somebody else stays as it is', async () => {
  remember({ username: 'demo01', password: old })
  const { submit } = await openChange()
  type(change)
  await submit('Đổi mật khẩu')
  await screen.findByText(saved)
  expect(recall()).toMatchObject({ username: 'demo01', password: old })
})

test.each([
  [true, ['newPassword', 'confirmNewPassword']],
  [false, ['oldPassword', 'newPassword', 'confirmNewPassword']],
])('with a password typed a moment ago: %s, what is asked is %j [A-5-28]', async (known, asked) => {
  const { submit, calls } = await openChange({ known })
  expect(names()).toEqual(asked)
  type(chosen)
  await submit('Đổi mật khẩu')
  expect(known || under('oldPassword')).toBe(known || 'Vui lòng nhập mục này')
  await waitFor(() => expect(calls('password').map(({ body }) => body)).toEqual(known ? [change] : []))
})

test('the old password is judged by the rule of a login [A-5-29]', async () => {
  const { client } = await openChange()
  await rulesAreKnown(client)
  type({ oldPassword: 'a' })
  expect(under('oldPassword')).toBe('Mật khẩu gồm 6-20 ký tự')
  type({ oldPassword: 'a b c d' })
  expect(under('oldPassword')).toBeUndefined()
})

test('the new password is judged by the rule of the site, in the site’s words [A-5-30]', async () => {
  const { client } = await openChange()
  await rulesAreKnown(client)
  type({ newPassword: 'a b c d' })
  expect(under('newPassword')).toBe('Mật khẩu gồm 6-20 ký tự')
})

test('a change that failed says nothing over the page: the form stands as it was filled in [A-8-36]', async () => {
  const { submit } = await openChange({ answers: { password: refused() } })
  type(change)
  await submit('Đổi mật khẩu')
  const button = screen.getByRole('button', { name: 'Đổi mật khẩu' })
  // Beside the button, where the person is looking.
  expect((await screen.findByRole('alert')).textContent).toBe('Lỗi hệ thống, vui lòng thử lại')
  expect([button.ariaBusy, document.querySelector('[data-sonner-toast]')]).toEqual([null, null])
  expect(Object.keys(change).map((name) => input(name).value)).toEqual(Object.values(change))
})

test('a change that worked is said for a second [A-8-37]', async () => {
  await openChange()
  type(change)
  fakeTime()
  fireEvent.click(screen.getByRole('button', { name: 'Đổi mật khẩu' }))
  const isSaid = () => screen.queryByText(saved) !== null
  await settled(isSaid)
  await advance(900)
  expect(isSaid()).toBe(true)
  await advance(500)
  expect(isSaid()).toBe(false)
})
