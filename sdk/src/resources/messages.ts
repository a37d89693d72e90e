import type { Call, Http } from '../http.ts'
import { messagesOperations } from '../operations/messages.gen.ts'
import type { UnreadCount } from '../schema.gen.ts'
import { value } from '../value.ts'

/** Inbox and live chat. */
export const messages = (http: Http) => {
  const { GET } = http.clientOf(messagesOperations)

  return {
    getInboxUnread: async (call?: Call) => toNumber(await value(GET('/wps/relay/CSP_unreadCount', call))),
    getChatUnread: async (call?: Call) => toNumber(await value(GET('/wps/relay/CBS_unreadCount', call))),
  }
}

const toNumber = (count: UnreadCount) => (typeof count === 'number' ? count : count.unReadCount)
