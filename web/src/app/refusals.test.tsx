import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withChanges, refusal } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'

test.each([
  ['VI', 'Tài khoản dùng thử không mở được mục này'],
  ['EN', 'Not open to trial accounts'],
] as const)('in %s a trial player reads: %s [A-8-38]', async (language, refused) => {
  await renderScreen('/m/webEmail', { language, as: { type: 4 }, answers: { info: withChanges({ type: 4 }) } })
  expect(await screen.findByRole('alertdialog', { name: refused })).toBeTruthy()
})

test.each([
  ['VI', 'Giới thiệu bạn bè', 'Sắp ra mắt'],
  ['EN', 'Invite friends', 'Coming soon'],
] as const)('in %s whoever taps "%s" where it does not run reads: %s [A-8-38]', async (language, invite, soon) => {
  const { user } = await renderScreen('/m/main', { language, settings: { flags: { REFERRAL3: false } } })
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  const menu = within(await screen.findByRole('dialog'))
  await user.click(await menu.findByRole('link', { name: invite }))
  expect(await screen.findByText(soon)).toBeTruthy()
})

test('a gateway under maintenance that does not even tell its status is not asked for it without end', async () => {
  const closed = refusal('system.maintenance', 503)
  // A loop of answers would leave no moment to anybody: it is broken here, and seen below.
  const status = () => (calls('status').length > 20 ? Response.json({ success: true, value: {} }) : closed.clone())
  const view = await renderScreen('/m/set', { answers: { status, '*': closed } })
  const { calls } = view
  await waitFor(() => expect(calls('status')).not.toEqual([]))
  await screen.findByRole('main')
  expect(calls('status').length).toBeLessThan(10)
})
