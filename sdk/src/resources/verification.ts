import type { Call, Http } from '../http.ts'
import { verificationOperations } from '../operations/verification.gen.ts'
import type { MobileProof, SmsInput } from '../schema.gen.ts'
import { done, value } from '../value.ts'

/** Codes by SMS, and human checks. A code that was sent answers when another can be asked for. */
export const verification = (http: Http) => {
  const { GET, POST } = http.clientOf(verificationOperations)
  /** The number under the name that the profile gives it. */
  const sms = ({ mobileNum, ...rest }: SmsInput, call?: Call) => ({
    body: { ...rest, [http.dialect.smsNumberField]: mobileNum },
    ...call,
  })

  return {
    /** The id for the widget of the human check. */
    getHumanCheck: (product: 'login' | 'register', call?: Call) =>
      value(GET('/wps/captcha/geetest', { params: { query: { product } }, ...call })),
    sendLoginCode: async (to: SmsInput, call?: Call) => value(POST('/wps/verification/sms/noLogin', sms(to, call))),
    sendRegistrationCode: async (to: SmsInput, call?: Call) =>
      value(POST('/wps/verification/sms/register', sms(to, call))),
    /** Its code is good for `password.reset`, as that of `sendLoginCode` is. */
    sendPasswordCode: async (to: SmsInput, call?: Call) => value(POST('/wps/member/password/sms', sms(to, call))),
    sendMobileCode: async (to: SmsInput, call?: Call) => value(POST('/wps/v2/verification/sms/send', sms(to, call))),
    /** Makes a number mine. */
    verifyMobile: (proof: MobileProof, call?: Call) =>
      done(POST('/wps/v2/verification/sms/verify', { body: proof, ...call })),
    /** Proves the number I have, before I give another. */
    verifyCurrentMobile: (proof: MobileProof, call?: Call) =>
      done(POST('/wps/v2/verification/sms/verifyCurrent', { body: proof, ...call })),
  }
}
