import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { statusWithModules, success } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { advance, fakeTime } from '#testing/fake-time.ts'
import { chatUnreadQuery, inboxUnreadQuery } from './unread.ts'

const Counts = () => (
  <output>{[useQuery(inboxUnreadQuery()).data, useQuery(chatUnreadQuery()).data].join(' and ')}</output>
)
const answers = {
  getSystemStatus: statusWithModules({ CBS3: true }),
  getInboxUnreadCount: success(3),
  getChatUnreadCount: success({ unReadCount: 2 }),
}

test.each([
  ['A-7-24', 'getChatUnreadCount', chatUnreadQuery],
  ['A-7-25', 'getInboxUnreadCount', inboxUnreadQuery],
] as const)('[%s] however often it is invalidated, %s is called once in 250 ms', async (_id, name, queryOf) => {
  const { client, calls } = await renderScreen(<Counts />, { as: 'demo02', answers })
  await screen.findByText('3 and 2')
  const before = calls(name).length
  fakeTime()
  const { queryKey } = queryOf()
  for (let times = 0; times < 5; times++) {
    void client.invalidateQueries({ queryKey })
    await advance(50)
  }
  await advance(250)
  expect(calls(name)).toHaveLength(before + 1)
  await advance(1000)
  expect(calls(name)).toHaveLength(before + 1)
})
