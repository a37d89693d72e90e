import type { Call, Http } from '../http.ts'
import { noticesOperations } from '../operations/notices.gen.ts'
import { value } from '../value.ts'

/** Notices, as older clients and agents ask for them. */
export const notices = (http: Http) => {
  const { GET } = http.clientOf(noticesOperations)
  const { merchant: merchantCode } = http

  return {
    listNotices: (type: 'PL' | 'PU' = 'PL', call?: Call) =>
      value(GET('/wps/system/announcements', { params: { query: { merchantCode, type } }, ...call })),
    listAgentNotices: (call?: Call) =>
      value(GET('/wps/agent/announcements', { params: { query: { merchantCode } }, ...call })),
  }
}
