import type { Call, Http } from '../http.ts'
import { memberOperations } from '../operations/member.gen.ts'
import type { MemberUpdate } from '../schema.gen.ts'
import { done, value } from '../value.ts'

/** The member's account. */
export const member = (http: Http) => {
  const { GET, POST, PUT } = http.clientOf(memberOperations)

  return {
    getInfo: (call?: Call) => value(GET('/wps/member/info', call)),
    /** Changes what is given; fields that were read masked must not be sent back. */
    update: (body: MemberUpdate, call?: Call) => done(POST('/wps/member/info', { body, ...call })),
    getNickname: (call?: Call) => value(GET('/wps/member/info/nickname', call)),
    /** Masked; empty if there is none. */
    getEmail: (call?: Call) => value(GET('/wps/member/info/email', call)),
    /** Empty if there is none. */
    getPayeeName: (call?: Call) => value(GET('/wps/member/info/payeename', call)),
    updateNickname: (nickname: string, call?: Call) =>
      done(PUT('/wps/member/info/nickname', { body: { nickname }, ...call })),
    updateEmail: (mail: string, call?: Call) => done(PUT('/wps/member/info/email', { body: { mail }, ...call })),
    updatePayeeName: (payeename: string, call?: Call) =>
      done(PUT('/wps/member/info/payeename', { body: { payeename }, ...call })),
  }
}
