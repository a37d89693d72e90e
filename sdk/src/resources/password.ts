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
    /** The same, at the path of the second version. */
    changeByV2: (body: PasswordChange, call?: Call) => done(POST('/wps/v2/member/password', { body, ...call })),
    /** Sends a password to the account's email address. Another address gets the same response, and no mail. */
    askByMail: (body: PasswordMailInput, call?: Call) => {
      const path = '/wps/member/password/email'
      const sent = { body, headers: FORM, ...call }
      return done(http.dialect.mailPasswordMethod === 'POST' ? POST(path, sent) : PUT(path, sent))
    },
    /** Sets a password with a code sent to the account's mobile number, or the identity provider's token. Ends all sessions of the account. */
    reset: (body: PasswordReset, call?: Call) => done(POST('/wps/member/password/verification', { body, ...call })),
  }
}
