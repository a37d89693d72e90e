import { queryOptions } from '@tanstack/react-query'
import { gateway } from './gateway.ts'
import { session } from './session.ts'

const countOf = (reply: unknown): number => {
  if (typeof reply === 'number') return reply
  const fields = Object.values((reply ?? {}) as Record<string, unknown>)
  return Number(fields.find((value) => typeof value === 'number') ?? 0)
}

/** How many inbox messages are unread. A failure is no news: the badge just stays away. */
export const inboxUnreadQuery = () =>
  queryOptions({
    queryKey: ['messages', 'inbox-unread', session.get()?.userName],
    queryFn: async () => countOf(await gateway.messages.getInboxUnreadCount()),
    enabled: Boolean(session.get()),
  })
