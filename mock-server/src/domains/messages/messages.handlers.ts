import type { Handlers } from '../../kernel/http.ts'
import type { MessagesService } from './messages.service.ts'

type Operations = 'getInboxUnreadCount' | 'getChatUnreadCount'

/** The inbox counts in a bare number, the chat in an object: both forms the gateway is seen to use. */
export const messagesHandlers = ({ messages }: { messages: MessagesService }): Handlers<Operations> => ({
  getInboxUnreadCount: ({ member }) => messages.unreadOf(member().id).inbox,
  getChatUnreadCount: ({ member }) => ({ unReadCount: messages.unreadOf(member().id).chat }),
})
