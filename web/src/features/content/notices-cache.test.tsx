import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withChanges, noResponse } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const LIST = 'listAnnouncements'
const MARK = 'markAnnouncementRead'

const three = [71, 72, 73].map((id) => ({
  id,
  title: `News ${id}`,
  content: `<p>Text ${id}</p>`,
  startDate: Date.UTC(2024, 2, 5, 2, 7, 3),
  read: false,
}))

test('tapping an announcement posts its id as read [G-7-09]', async () => {
  const { user, calls } = await renderScreen('/m/notice', {
    as: 'demo02',
    answers: { [LIST]: withChanges({ player: three }) },
  })
  await user.click(await screen.findByRole('button', { name: /^News 72/ }))
  await waitFor(() => expect(calls(MARK).map(({ body }) => body)).toEqual([{ announcementId: 72, read: true }]))
  expect(calls(MARK)[0]).toMatchObject({ method: 'POST' })
})

test('returning to home shows the news at once, without a new request [G-7-08]', async () => {
  let isGone = false
  const answer = (...[request, real]: Parameters<ReturnType<typeof withChanges>>) =>
    isGone ? noResponse() : withChanges({ player: three })(request, real)
  const { user, calls } = await renderScreen('/m/home', { answers: { [LIST]: answer } })
  const news = () => screen.findAllByRole('button', { name: 'News 72' })
  await news()
  isGone = true
  const tabs = within(screen.getByRole('navigation', { name: t('app:mainNavigation') }))
  await user.click(tabs.getByRole('link', { name: t('app:sports') }))
  await screen.findByRole('navigation', { name: t('games:categories') })
  const before = calls(LIST).length
  await user.click(tabs.getByRole('link', { name: t('app:home') }))
  expect(await news()).toBeTruthy()
  expect(calls(LIST)).toHaveLength(before)
})
