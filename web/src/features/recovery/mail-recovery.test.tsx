import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storage } from '#lib/storage/storage.ts'
import { fieldNames, fillIn } from '#testing/fields.ts'
import { refusal, noResponse } from '#testing/gateway.ts'
import { renderScreen, type ScreenOptions } from '#testing/render-screen.tsx'
import { advance, flushUntil, fakeTime } from '#testing/fake-time.ts'
import { openPage } from './testing.tsx'
import { t } from '#testing/text.ts'

const byMail: ScreenOptions = { after: '/m/login', settings: { flags: { CHNGPASSVERIF3: false } } }
const phone = { mobileNum: '0900000001', messageCode: '246810', newPassword: 'Abc12345' }
const MAIL_SENT = t('recovery:mailSent')
const findConfirmation = () => screen.queryByText(MAIL_SENT)

async function askByMail(marker?: string) {
  const view = await openPage('/m/forget', byMail)
  if (marker) storage.set('agentMarker', marker)
  fillIn({ username: 'demo02', email: 'demo02@site.example' })
  fakeTime()
  fireEvent.click(screen.getByRole('button', { name: t('recovery:sendMail') }))
  await flushUntil(findConfirmation)
  return view
}

test.each([
  ['by mail alone', false, ['username', 'email']],
  ['by phone, and by mail a tap away', true, ['mobileNum', 'messageCode', 'newPassword']],
])('a visitor who has forgotten a password starts at the login: %s [A-1-04]', async (_, isOn, fields) => {
  const { user } = await renderScreen('/m/login', { settings: { flags: { CHNGPASSVERIF3: isOn } } })
  await user.click(await screen.findByRole('link', { name: t('sign-in:forgotPassword') }))
  await screen.findByRole('form')
  await waitFor(() => expect(fieldNames()).toEqual(fields))
  if (isOn) await user.click(screen.getByRole('tab', { name: t('recovery:byMail') }))
  expect(fieldNames()).toEqual(['username', 'email'])
})

test.each([
  [undefined, '/m/login'],
  ['1', '/m/agent'],
])('after a recovery (agent’s device: %s) a member returns to %s [A-2-104]', async (marker, path) => {
  const { address } = await askByMail(marker)
  await advance(1000)
  expect(address()).toBe(path)
})

test('on an agent’s device the back button of the page leads to the agents’ page', async () => {
  storage.set('agentMarker', '1')
  const { user, address } = await openPage('/m/forget', byMail)
  await user.click(screen.getByRole('button', { name: t('app:back') }))
  expect(address()).toBe('/m/agent')
})

test('spaces around name and email address are not sent [A-5-23]', async () => {
  const { submit, calls } = await openPage('/m/forget', byMail)
  fillIn({ username: '  demo01 ', email: ' a@b.vn ' })
  await submit(t('recovery:sendMail'))
  await waitFor(() =>
    expect(calls('sendPasswordMail').map(({ body }) => body)).toEqual([{ username: 'demo01', email: 'a@b.vn' }]),
  )
})

test('the mail is confirmed for a second, then the page goes back [A-8-29]', async () => {
  const { address } = await askByMail()
  await advance(900)
  expect([findConfirmation() !== null, address()]).toEqual([true, '/m/forget'])
  await advance(100)
  expect(address()).toBe('/m/login')
  await advance(400)
  expect(findConfirmation()).toBeNull()
})

test.each([
  ['VI', t('recovery:setPassword'), t('problems:verification.code.incorrect')],
  ['EN', 'Reset password', 'Verification code error'],
] as const)('in %s a failed reset shows our translated message [A-8-33]', async (language, button, words) => {
  const answers = { resetPassword: refusal('verification.code.incorrect', 400) }
  const { submit } = await openPage('/m/forget', { language, answers })
  fillIn(phone)
  await submit(button)
  expect((await screen.findByRole('alert')).textContent).toBe(words)
})

test('a reset without an answer covers the page for fifteen seconds [A-9-04]', async () => {
  await openPage('/m/forget', { answers: { resetPassword: noResponse } })
  const isLoading = () => screen.queryByText(t('app:loading')) !== null
  fillIn(phone)
  fakeTime()
  fireEvent.click(screen.getByRole('button', { name: t('recovery:setPassword') }))
  await flushUntil(isLoading)
  await advance(14_900)
  expect(isLoading()).toBe(true)
  await advance(200)
  expect(isLoading()).toBe(false)
})
