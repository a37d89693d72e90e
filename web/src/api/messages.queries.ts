import { messages } from '@longan/sdk/messages'
import { queryOptions } from '@tanstack/react-query'
import { throttled } from '#lib/throttled.ts'
import { http } from './gateway.ts'
import { session } from './session.ts'

/** Counts are asked for no more often than that, ms, however much there is to read. */
export const COUNT_PAUSE = 250

const count = throttled(COUNT_PAUSE, () => messages(http).getInboxUnread())

/** How many inbox messages are unread. A failure is no news: the badge just stays away. */
export const inboxUnreadQuery = () =>
  queryOptions({
    queryKey: ['messages', 'inbox-unread', session.get()?.userName],
    queryFn: ({ client }) => count(client),
    enabled: Boolean(session.get()),
  })
