import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { knownPassword } from '#api/member/identity.ts'
import { session } from '#api/member/session.ts'
import { getRememberedLogin, rememberLogin } from '#shared/remembered-login.ts'
import { input, fieldNames, waitForRules, fillIn, noteOf } from '#testing/fields.ts'
import { refusal } from '#testing/gateway.ts'
import { configureSite, type ScreenOptions } from '#testing/render-screen.tsx'
import { advance, flushUntil, fakeTime } from '#testing/fake-time.ts'
import { openPage } from './testing.tsx'
import { t } from '#testing/text.ts'

const change = { oldPassword: 'Demo@123', newPassword: 'Abc12345', confirmNewPassword: 'Abc12345' }
const { oldPassword: old, ...newFields } = change
const saved = t('recovery:saved')

function openChange({ known, ...options }: ScreenOptions & { known?: boolean } = {}) {
  if (known) {
    session.signIn({ token: '', userName: 'demo02', type: 0, firstTimeLogin: false })
    knownPassword.set(old)
  }
  return openPage('/m/changePsw', { as: 'demo02', ...options })
}

test('after the change the old password is forgotten [A-4-40]', async () => {
  const { submit } = await openChange({ known: true })
  fillIn(newFields)
  await submit(t('recovery:changeTitle'))
  await screen.findByText(saved)
  expect(knownPassword.get()).toBeUndefined()
})

test('signing out forgets the password: after another login it is asked for', async () => {
  session.signIn({ token: '', userName: 'demo02', type: 0, firstTimeLogin: false })
  knownPassword.set(old)
  session.signOut()
  await openChange()
  expect(fieldNames()).toEqual(['oldPassword', 'newPassword', 'confirmNewPassword'])
})

test('remembered credentials get the new password [A-4-41]', async () => {
  rememberLogin({ username: 'demo02', password: old })
  const { submit } = await openChange()
  fillIn(change)
  await submit(t('recovery:changeTitle'))
  await waitFor(() => expect(getRememberedLogin()).toMatchObject({ username: 'demo02', password: 'Abc12345' }))
})

test('remembered credentials of another member do not change', async () => {
  rememberLogin({ username: 'demo01', password: old })
  const { submit } = await openChange()
  fillIn(change)
  await submit(t('recovery:changeTitle'))
  await screen.findByText(saved)
  expect(getRememberedLogin()).toMatchObject({ username: 'demo01', password: old })
})

test.each([
  [true, ['newPassword', 'confirmNewPassword']],
  [false, ['oldPassword', 'newPassword', 'confirmNewPassword']],
])('with a password typed a moment ago: %s, the fields are %j [A-5-28]', async (known, fields) => {
  const { submit, calls } = await openChange({ known })
  expect(fieldNames()).toEqual(fields)
  fillIn(newFields)
  await submit(t('recovery:changeTitle'))
  expect(known || noteOf('oldPassword')).toBe(known || t('forms:required'))
  await waitFor(() => expect(calls('changePassword').map(({ body }) => body)).toEqual(known ? [change] : []))
})

test('the old password is checked by the rule of a login [A-5-29]', async () => {
  const { client } = await openChange()
  await waitForRules(client)
  fillIn({ oldPassword: 'a' })
  expect(noteOf('oldPassword')).toBe('Mật khẩu gồm 6-20 ký tự')
  fillIn({ oldPassword: 'a b c d' })
  expect(noteOf('oldPassword')).toBeUndefined()
})

test('the new password is checked by the rule of the site, with the site’s message [A-5-30]', async () => {
  const { client } = await openChange()
  await waitForRules(client)
  fillIn({ newPassword: 'a b c d' })
  expect(noteOf('newPassword')).toBe('Mật khẩu gồm 6-20 ký tự')
})

/** The form after a failed change: the button's state, and the messages on the page. */
async function failChange() {
  const { submit, calls } = await openChange({ answers: { changePassword: refusal() } })
  fillIn(change)
  await submit(t('recovery:changeTitle'))
  const button = screen.getByRole('button', { name: t('recovery:changeTitle') })
  await waitFor(() => expect([calls('changePassword').length, button.ariaBusy]).toEqual([1, null]))
  expect(document.querySelector('[data-sonner-toast]')).toBeNull()
  expect(Object.keys(change).map((name) => input(name).value)).toEqual(Object.values(change))
  return screen.queryAllByRole('alert').map(({ textContent }) => textContent)
}

test('a failed change shows no message: the form stays as it was filled in [A-8-36]', async () => {
  expect(await failChange()).toEqual([])
})

test('a site may show next to the button why a change failed', async () => {
  configureSite({ passwordChangeErrors: true })
  expect(await failChange()).toEqual([t('problems:system.error')])
})

test('a successful change is confirmed for a second [A-8-37]', async () => {
  await openChange()
  fillIn(change)
  fakeTime()
  fireEvent.click(screen.getByRole('button', { name: t('recovery:changeTitle') }))
  const isShown = () => screen.queryByText(saved) !== null
  await flushUntil(isShown)
  await advance(900)
  expect(isShown()).toBe(true)
  await advance(500)
  expect(isShown()).toBe(false)
})
