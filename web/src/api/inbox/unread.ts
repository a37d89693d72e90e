import { useQuery } from '@tanstack/react-query'
import { chatUnreadQuery } from './chat.queries.ts'
import { useHasInbox } from '../member/member.queries.ts'
import { inboxUnreadQuery } from './messages.queries.ts'
import { useNotices } from './notices.queries.ts'
import { useModule } from '../site/system.queries.ts'

/** The unread items, by kind and in total. Not fetched for guests and trial players, who have none. */
export function useUnread() {
  const isReader = useHasInbox()
  const hasChat = useModule('CBS3') ?? false
  const { unread: announcement } = useNotices()
  const { data: inbox = 0 } = useQuery({ ...inboxUnreadQuery(), enabled: isReader })
  const { data: chat = 0 } = useQuery({ ...chatUnreadQuery(), enabled: isReader && hasChat })
  return { announcement, inbox, chat, totalUnreadCount: announcement + inbox + chat }
}
