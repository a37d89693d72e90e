import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#testing/render-screen.tsx'
import { advance, fakeTime } from '#testing/fake-time.ts'

const MARK = 'markAnnouncementRead'

async function openTwoUnread() {
  const view = await renderScreen('/m/notice', { as: 'demo01' })
  const [first, second] = await screen.findAllByRole('button', { name: /chưa đọc/ })
  fakeTime()
  return { ...view, first: first!, second: second!, sentCount: () => view.calls(MARK).length }
}

test('of two announcements opened within 150 ms one is sent at once, the other after the interval [A-9-10]', async () => {
  const { first, second, sentCount } = await openTwoUnread()
  fireEvent.click(first)
  await advance(100)
  fireEvent.click(second)
  await advance(40)
  expect(sentCount()).toBe(1)
  await advance(20)
  expect(sentCount()).toBe(2)
})
