import { messages } from '@longan/sdk/messages'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../gateway.ts'
import { session } from '../member/session.ts'

/** Requests within this time are combined, ms. */
const DEBOUNCE = 250

/** Waits; throws if the query is fetched again meanwhile. */
export async function debounce(signal: AbortSignal) {
  await new Promise((resolve) => setTimeout(resolve, DEBOUNCE))
  signal.throwIfAborted()
}

/** The number of unread messages. An error hides the badge. */
export const inboxUnreadQuery = () =>
  queryOptions({
    queryKey: ['messages', 'inbox-unread', session.get()?.userName],
    queryFn: async ({ signal }) => {
      await debounce(signal)
      return messages(http).getInboxUnread({ signal })
    },
    enabled: Boolean(session.get()),
  })
