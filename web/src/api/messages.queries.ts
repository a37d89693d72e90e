import { messages } from '@longan/sdk/messages'
import { queryOptions } from '@tanstack/react-query'
import { http } from './gateway.ts'
import { session } from './session.ts'

/** How many inbox messages are unread. A failure is no news: the badge just stays away. */
export const inboxUnreadQuery = () =>
  queryOptions({
    queryKey: ['messages', 'inbox-unread', session.get()?.userName],
    queryFn: ({ signal }) => messages(http).getInboxUnread({ signal }),
    enabled: Boolean(session.get()),
  })
