import type { Call, Http } from '../http.ts'
import { securityOperations } from '../operations/security.gen.ts'
import type { PaymentPasswordInput, PaymentPasswordReset } from '../schema.gen.ts'
import { done, value } from '../value.ts'

/** Protection of the account. */
export const security = (http: Http) => {
  const { GET, POST, PUT } = http.clientOf(securityOperations)

  return {
    hasPaymentPassword: (call?: Call) => value(GET('/wps/member/hasWithdrawalPassword', call)),
    /** Sets the first one, or changes it when `oldPassword` is given. */
    setPaymentPassword: (body: PaymentPasswordInput, call?: Call) =>
      done(PUT('/wps/member/paymentPassword', { body, ...call })),
    resetPaymentPassword: (body: PaymentPasswordReset, call?: Call) =>
      done(POST('/wps/v2/member/paymentPassword/reset', { body, ...call })),
    /** Throws if it is wrong; the error's `value.data.remainingAttempts` is the number of attempts left. */
    checkPaymentPassword: (paymentPassword: string, call?: Call) =>
      done(POST('/wps/member/paymentPassword/check', { body: { paymentPassword }, ...call })),
  }
}
