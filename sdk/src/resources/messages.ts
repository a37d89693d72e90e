import type { Call, Http } from '../http.ts'
import type { UnreadCount } from '../schema.gen.ts'
import { value } from '../transport.ts'

/** Inbox and live chat. */
export const messages = (http: Http) => ({
  getInboxUnread: async (call?: Call) => toNumber(await value(http.GET('/wps/relay/CSP_unreadCount', call))),
  getChatUnread: async (call?: Call) => toNumber(await value(http.GET('/wps/relay/CBS_unreadCount', call))),
})

const toNumber = (count: UnreadCount) => (typeof count === 'number' ? count : count.unReadCount)
