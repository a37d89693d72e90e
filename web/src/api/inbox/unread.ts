import { getChatUnreadCount, getInboxUnreadCount } from '@longan/react-query/messages'
import { useQuery } from '@tanstack/react-query'
import { api } from '../gateway.ts'
import { useHasInbox } from '../member/member.queries.ts'
import { session } from '../member/session.ts'
import { around } from '../query-options.ts'
import { useModule } from '../site/system.queries.ts'
import { useNotices } from './notices.queries.ts'

/** Requests within this time are combined, ms. */
const DEBOUNCE = 250

/** Waits; throws if the query is fetched again meanwhile. */
async function debounce({ signal }: { signal: AbortSignal }) {
  await new Promise((resolve) => setTimeout(resolve, DEBOUNCE))
  signal.throwIfAborted()
}

/** The number of unread messages. An error hides the badge. */
export const inboxUnreadQuery = () => ({
  ...around(getInboxUnreadCount.queryOptions(api), { before: debounce }),
  enabled: Boolean(session.get()),
})

/** The number of unread chat messages. An error hides the badge. */
export const chatUnreadQuery = () => around(getChatUnreadCount.queryOptions(api), { before: debounce })

/** The unread items, by kind and in total. Not fetched for guests and trial players, who have none. */
export function useUnread() {
  const isReader = useHasInbox()
  const hasChat = useModule('CBS3') ?? false
  const { unread: announcement } = useNotices()
  const { data: inbox = 0 } = useQuery({ ...inboxUnreadQuery(), enabled: isReader })
  const { data: chat = 0 } = useQuery({ ...chatUnreadQuery(), enabled: isReader && hasChat })
  return { announcement, inbox, chat, totalUnreadCount: announcement + inbox + chat }
}
