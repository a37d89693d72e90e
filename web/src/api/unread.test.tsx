import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changed, featuring, good } from '#testing/gateway.ts'
import { open } from '#testing/open.tsx'
import { useUnread } from './unread.ts'

const Unread = () => <output>{JSON.stringify(useUnread())}</output>

const player = [{ id: 1, title: 'News', content: '', startDate: 0, read: false }]
const answers = {
  status: featuring({ CBS3: true }),
  MCSFE_getListAnnouncements: changed({ player }),
  CSP_unreadCount: good(3),
  EMFE_getInboxUnreadCount: good(3),
  CBS_unreadCount: good({ unReadCount: 2 }),
}

test('what is unread is counted by kind and in all [A-3-42]', async () => {
  await open(<Unread />, { as: 'demo02', answers })
  const counters = { announcement: 1, inbox: 3, chat: 2, totalUnreadCount: 6 }
  expect(await screen.findByText(JSON.stringify(counters))).toBeTruthy()
})
