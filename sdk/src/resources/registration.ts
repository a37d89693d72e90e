import type { Call, Http } from '../http.ts'
import { registrationOperations } from '../operations/registration.gen.ts'
import type { RegistrationInput } from '../schema.gen.ts'
import { done, value } from '../value.ts'

/** Registration. A new member is logged in. */
export const registration = (http: Http) => {
  const { GET, POST, PUT } = http.clientOf(registrationOperations)
  const isPost = http.dialect.registerHttpMethod === 'POST'
  const toRequest = (input: RegistrationInput, call?: Call) => ({
    body: { type: 0 as const, ...(http.deviceId && { loginDeviceId: http.deviceId }), ...input },
    ...call,
  })

  return {
    getRules: (call?: Call) => value(GET('/wps/system/setting/register', call)),
    /** Throws `member.exists` if the name is taken. */
    checkUsername: (username: string, call?: Call) =>
      done(GET('/wps/check/username', { params: { query: { username } }, ...call })),
    /** Throws if the code is unknown; `domain` is the host of the page. */
    checkAffiliate: (code: string, domain?: string, call?: Call) =>
      done(GET('/wps/agent/affiliate', { params: { query: { code, domain } }, ...call })),
    getDefaultAffiliate: (call?: Call) => value(GET('/wps/agent/default', call)),
    byUsername: (input: RegistrationInput, call?: Call) => {
      const path = '/wps/member/register'
      return value(isPost ? POST(path, toRequest(input, call)) : PUT(path, toRequest(input, call)))
    },
    byMobile: (input: RegistrationInput, call?: Call) => {
      const path = '/wps/member/register/mobile'
      return value(isPost ? POST(path, toRequest(input, call)) : PUT(path, toRequest(input, call)))
    },
    /** The site gives the name. */
    withoutUsername: (input: RegistrationInput, call?: Call) =>
      value(PUT('/wps/member/register/autoUsername', toRequest(input, call))),
    /** A number and its code are all that is asked. */
    byMobileAlone: (input: RegistrationInput, call?: Call) =>
      value(PUT('/wps/member/register/onlyMobile', toRequest(input, call))),
  }
}
