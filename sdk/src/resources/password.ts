import { FORM } from '../form.ts'
import type { Call, Http } from '../http.ts'
import { passwordOperations } from '../operations/password.gen.ts'
import type { PasswordChange, PasswordMailInput, PasswordReset } from '../schema.gen.ts'
import { done } from '../value.ts'

/** The password of the login: changed, or forgotten. */
export const password = (http: Http) => {
  const { POST, PUT } = http.clientOf(passwordOperations)

  return {
    /** The session goes on; every other one of the member ends. */
    change: (body: PasswordChange, call?: Call) => done(POST('/wps/member/password', { body, ...call })),
    /** Sends a password to the address of the account. Whoever has another address is answered alike, and gets none. */
    askByMail: (body: PasswordMailInput, call?: Call) => {
      const path = '/wps/member/password/email'
      const sent = { body, headers: FORM, ...call }
      return done(http.dialect.mailPasswordMethod === 'POST' ? POST(path, sent) : PUT(path, sent))
    },
    /** For whoever holds the mobile number of the account, by code or by the identity provider's proof. Its sessions end. */
    reset: (body: PasswordReset, call?: Call) => done(POST('/wps/member/password/verification', { body, ...call })),
  }
}
