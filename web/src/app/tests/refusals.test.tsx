import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withChanges, refusal } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

test.each([
  ['VI', t('member:freeReject')],
  ['EN', 'Not available for trial accounts'],
] as const)('in %s a trial player sees: %s [A-8-38]', async (language, refused) => {
  await renderScreen('/m/webEmail', { language, as: { type: 4 }, answers: { getMemberInfo: withChanges({ type: 4 }) } })
  expect(await screen.findByRole('alertdialog', { name: refused })).toBeTruthy()
})

test.each([
  ['VI', t('app:referral'), t('app:comingSoon')],
  ['EN', 'Invite friends', 'Coming soon'],
] as const)('in %s a tap on "%s" without the promotion shows: %s [A-8-38]', async (language, invite, soon) => {
  const { user } = await renderScreen('/m/main', { language, settings: { flags: { REFERRAL3: false } } })
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  const menu = within(await screen.findByRole('dialog'))
  await user.click(await menu.findByRole('link', { name: invite }))
  expect(await screen.findByText(soon)).toBeTruthy()
})

test('a gateway under maintenance without a status is not polled endlessly', async () => {
  const closed = refusal('system.maintenance', 503)
  // An endless loop would block the test: it is stopped here and detected below.
  const status = () =>
    calls('getSystemStatus').length > 20 ? Response.json({ success: true, value: {} }) : closed.clone()
  const view = await renderScreen('/m/set', { answers: { getSystemStatus: status, '*': closed } })
  const { calls } = view
  await waitFor(() => expect(calls('getSystemStatus')).not.toEqual([]))
  await screen.findByRole('main')
  expect(calls('getSystemStatus').length).toBeLessThan(10)
})
