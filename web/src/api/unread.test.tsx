import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withChanges, statusWithModules, success } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { useUnread } from './unread.ts'

const Unread = () => <output>{JSON.stringify(useUnread())}</output>

const player = [{ id: 1, title: 'News', content: '', startDate: 0, read: false }]
const answers = {
  status: statusWithModules({ CBS3: true }),
  MCSFE_getListAnnouncements: withChanges({ player }),
  CSP_unreadCount: success(3),
  EMFE_getInboxUnreadCount: success(3),
  CBS_unreadCount: success({ unReadCount: 2 }),
}

test('unread items are counted by kind and in total [A-3-42]', async () => {
  await renderScreen(<Unread />, { as: 'demo02', answers })
  const counters = { announcement: 1, inbox: 3, chat: 2, totalUnreadCount: 6 }
  expect(await screen.findByText(JSON.stringify(counters))).toBeTruthy()
})
