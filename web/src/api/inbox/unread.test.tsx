import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withChanges, statusWithModules, success } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { useUnread } from './unread.ts'

const Unread = () => <output>{JSON.stringify(useUnread())}</output>

const player = [{ id: 1, title: 'News', content: '', startDate: 0, read: false }]
const answers = {
  getSystemStatus: statusWithModules({ CBS3: true }),
  listAnnouncements: withChanges({ player }),
  getInboxUnreadCount: success(3),
  getInboxUnreadCountByEmfe: success(3),
  getChatUnreadCount: success({ unReadCount: 2 }),
}

test('unread items are counted by kind and in total [A-3-42]', async () => {
  await renderScreen(<Unread />, { as: 'demo02', answers })
  const counters = { announcement: 1, inbox: 3, chat: 2, totalUnreadCount: 6 }
  expect(await screen.findByText(JSON.stringify(counters))).toBeTruthy()
})
