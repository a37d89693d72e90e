import type { Call, Http, Query } from '../http.ts'
import { inboxOperations } from '../operations/inbox.gen.ts'
import { paged } from '../page.ts'
import { done, value } from '../value.ts'

/** The messages of the member. */
export const inbox = (http: Http) => {
  const { GET, POST, DELETE } = http.clientOf(inboxOperations)

  return {
    /** A page of the inbox, newest first, by the family of calls that the profile names. */
    listInbox: (filter: Query<'listInbox'> = {}, call?: Call) => {
      const path = http.dialect.inboxCalls === 'CSP' ? '/wps/relay/CSP_getInbox' : '/wps/relay/EMFE_getInbox'
      return paged(filter, (query) => value(GET(path, { params: { query }, ...call })))
    },
    markInboxRead: (messageIds: number[], call?: Call) =>
      done(POST('/wps/relay/EMFE_markInboxRead', { body: { messageIds }, ...call })),
    markAllInboxRead: (call?: Call) => done(POST('/wps/relay/EMFE_markAllInboxRead', call)),
    deleteInbox: (messageIds: number[], call?: Call) =>
      done(DELETE('/wps/relay/EMFE_deleteInbox', { body: { messageIds }, ...call })),
  }
}
