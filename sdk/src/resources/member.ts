import type { Call, Http } from '../http.ts'
import { value } from '../transport.ts'

/** Who the member is. */
export const member = (http: Http) => ({
  getInfo: (call?: Call) => value(http.GET('/wps/member/info', call)),
})
