import type { Call, Http } from '../http.ts'
import { sessionOperations } from '../operations/session.gen.ts'
import type { LoginInput, LoginVerification, Session } from '../schema.gen.ts'
import { done, value } from '../value.ts'

/** Coming in and going out. */
export const session = (http: Http) => {
  const { GET, POST, DELETE } = http.clientOf(sessionOperations)
  const loginFreePlay = (call?: Call) => value(POST('/wps/session/login/freeplay', { body: {}, ...call }))

  const withDevice = <Input extends object>(input: Input) => ({
    body: http.deviceId ? { loginDeviceId: http.deviceId, ...input } : input,
    headers: { Device: http.isStandalone() ? 'OTHERS' : undefined },
  })

  return {
    /** The modulus of the gateway's public key, in hex. */
    getKey: (call?: Call) => value(GET('/wps/session/key/rsa', { params: { query: { t: http.now() } }, ...call })),

    /** A captcha as a PNG in base64; the next login answers it. */
    getCaptcha: (call?: Call) => value(GET('/wps/captcha', { params: { query: { t: http.now() } }, ...call })),

    /** Starts a session. An error's `value.captcha` is true if the next attempt needs a captcha. */
    login: (input: LoginInput, call?: Call): Promise<Session> =>
      value(POST('/wps/session/login', { ...withDevice(input), ...call })),

    /** The same on a new device, with the code that was sent when `login` was refused with `login_verify_required`. */
    verifyLogin: (input: LoginVerification, call?: Call): Promise<Session> =>
      value(POST('/wps/session/login/verification', { ...withDevice(input), ...call })),

    /** Keeps the session alive. */
    touch: (call?: Call) => done(POST('/wps/session/touchToken', call)),

    loginFreePlay,

    /** Begins a session with play money, by the call the profile names. */
    createTrial: async (call?: Call): Promise<Session> => {
      if (http.dialect.trialMethod === 'freeplay') return loginFreePlay(call)
      const path = '/wps/member/trialuser'
      const user = await value(http.dialect.trialMethod === 'GET' ? GET(path, call) : POST(path, call))
      return { token: user.token, userName: user.userName, type: user.customerType, firstTimeLogin: false }
    },

    logout: async (call?: Call) => {
      const path = '/wps/session/logout'
      await done(http.dialect.logoutMethod === 'POST' ? POST(path, call) : DELETE(path, call))
      http.forgetKey()
    },
  }
}
