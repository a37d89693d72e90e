import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withChanges, refusal } from '#testing/gateway.ts'
import { renderScreen, type ScreenOptions } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const CLAIM = 'claimSignIn'
const openCalendar = (options: ScreenOptions = {}) =>
  renderScreen('/m/rewardCenter?tab=sign-in', { as: 'demo02', ...options })
const signIn = () => screen.findByRole('button', { name: t('rewards:signInToday') })
const days = async () => {
  await screen.findByText('Ngày 7')
  return within(screen.getByRole('tabpanel'))
    .getAllByRole('listitem')
    .map((day) => day.textContent)
}

test('the calendar shows seven days with their rewards, and marks today', async () => {
  await openCalendar({ as: 'vip02' })
  const all = await days()
  expect(all).toHaveLength(7)
  expect(all[0]).toMatch(/^Ngày 1.*1\.000\u00A0₫ \+ 1 điểm/)
  expect(all[6]).toMatch(/20\.000\u00A0₫ \+ 10 điểm.*Vòng quay may mắn/)
  expect(screen.getAllByLabelText(t('rewards:tabReceived'))).toHaveLength(3)
  const today = screen.getByText('Ngày 4').closest('li')
  expect(today?.getAttribute('aria-current')).toBe('date')
})

test('signing in sends the day, shows its reward, and is possible once a day', async () => {
  const { user, calls } = await openCalendar()
  await user.dblClick(await signIn())
  expect(await screen.findByText(t('rewards:received', { gift: '1.000 ₫ + 1 điểm' }))).toBeTruthy()
  expect(calls(CLAIM).map(({ body }) => body)).toEqual([{ promotionConfigDetailId: 101 }])
  const done = await screen.findByRole<HTMLButtonElement>('button', { name: t('rewards:signedIn') })
  expect(done.disabled).toBe(true)
  expect(screen.getAllByLabelText(t('rewards:tabReceived'))).toHaveLength(1)
})

test('a day claimed on another phone shows the refusal, and the calendar is fetched again', async () => {
  const { user, calls } = await openCalendar({ answers: { [CLAIM]: refusal('reward.claimed', 400) } })
  await user.click(await signIn())
  expect(await screen.findByText(t('problems:reward.claimed'))).toBeTruthy()
  await waitFor(() => expect(calls('getSignInCalendar')).toHaveLength(2))
})

test('the count of claimable rewards decreases with it', async () => {
  const { user } = await openCalendar()
  expect(await screen.findByRole('tab', { name: 'Điểm danh (1)' })).toBeTruthy()
  await user.click(await signIn())
  expect(await screen.findByRole('tab', { name: t('rewards:tabSignIn') })).toBeTruthy()
})

test('a site without a calendar has no tab for it', async () => {
  const LOGIN = { enabled: false, count: 0 }
  await openCalendar({ answers: { getAvailablePromotions: withChanges({ LOGIN }) } })
  expect(await screen.findByRole('tab', { name: /^Chờ nhận/, selected: true })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('tab', { name: /^Điểm danh/ })).toBeNull())
})

test('a calendar that fails to load can be retried', async () => {
  const { user, world } = await openCalendar({
    faults: [{ operation: 'getSignInCalendar', status: 500, code: 'system.error' }],
  })
  expect(await screen.findByText(t('problems:system.error'))).toBeTruthy()
  world.faults.clear()
  await user.click(screen.getByRole('button', { name: t('app:retry') }))
  expect(await signIn()).toBeTruthy()
})
