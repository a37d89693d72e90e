import type { Handlers } from '../../kernel/http.ts'

/** The inbox counts in a bare number, the chat in an object: both forms the gateway is seen to use. */
export const messagesHandlers = (): Handlers<'getInboxUnreadCount' | 'getChatUnreadCount'> => ({
  getInboxUnreadCount: ({ member }) => member().unread.inbox,
  getChatUnreadCount: ({ member }) => ({ unReadCount: member().unread.chat }),
})
