import type { Call, Http } from '../http.ts'
import { memberOperations } from '../operations/member.gen.ts'
import { value } from '../value.ts'

/** Who the member is. */
export const member = (http: Http) => {
  const { GET } = http.clientOf(memberOperations)

  return {
    getInfo: (call?: Call) => value(GET('/wps/member/info', call)),
  }
}
