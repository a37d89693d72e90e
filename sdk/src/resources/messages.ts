import type { Call, Http } from '../http.ts'
import { messagesOperations } from '../operations/messages.gen.ts'
import { unreadNumber } from '../unread-count.ts'
import { value } from '../value.ts'

/** Counts of unread messages, in the inbox and in the live chat. */
export const messages = (http: Http) => {
  const { GET } = http.clientOf(messagesOperations)

  return {
    /** By the family of calls that the profile names. */
    getInboxUnread: async (call?: Call) => {
      const isCsp = http.dialect.inboxCalls === 'CSP'
      const path = isCsp ? '/wps/relay/CSP_unreadCount' : '/wps/relay/EMFE_getInboxUnreadCount'
      return unreadNumber(await value(GET(path, call)))
    },
    getChatUnread: async (call?: Call) => unreadNumber(await value(GET('/wps/relay/CBS_unreadCount', call))),
  }
}
