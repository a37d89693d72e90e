import { messages } from '@longan/sdk/messages'
import { queryOptions } from '@tanstack/react-query'
import { http } from './gateway.ts'
import { session } from './session.ts'

/** Whoever asks again within it is answered together with those before, ms. */
const DEBOUNCE = 250

/** A moment's wait, unless somebody asks anew meanwhile: then that one asks for all. */
export async function debounce(signal: AbortSignal) {
  await new Promise((resolve) => setTimeout(resolve, DEBOUNCE))
  signal.throwIfAborted()
}

/** How many inbox messages are unread. A failure is no news: the badge just stays away. */
export const inboxUnreadQuery = () =>
  queryOptions({
    queryKey: ['messages', 'inbox-unread', session.get()?.userName],
    queryFn: async ({ signal }) => {
      await debounce(signal)
      return messages(http).getInboxUnread({ signal })
    },
    enabled: Boolean(session.get()),
  })
