import { GatewayError } from '../gateway-error.ts'
import type { Call, Http } from '../http.ts'
import type { EncryptedBody, LoginInput, Session } from '../schema.gen.ts'
import { done, value } from '../transport.ts'

/** Coming in and going out. */
export const session = (http: Http) => {
  const loginFreePlay = (call?: Call) => value(http.POST('/wps/session/login/freeplay', { body: {}, ...call }))

  return {
    /** The modulus of the gateway's public key, in hex. */
    getKey: (call?: Call) =>
      value(http.GET('/wps/session/key/rsa', { params: { query: { t: http.now() } }, parseAs: 'text', ...call })),

    /** A captcha as a PNG in base64; the next login answers it. */
    getCaptcha: (call?: Call) => value(http.GET('/wps/captcha', { params: { query: { _: http.now() } }, ...call })),

    /** Begins a session. A refusal's `value.captcha` tells whether the next attempt needs a captcha. */
    login: async (input: LoginInput, call?: Call): Promise<Session> => {
      const sealed = await http.seal(http.deviceId ? { loginDeviceId: http.deviceId, ...input } : input)
      const headers = http.isStandalone() ? { ...sealed.headers, Device: 'OTHERS' } : sealed.headers
      const body = sealed.body as EncryptedBody
      try {
        return await value(http.POST('/wps/session/login', { headers, body, ...call }))
      } catch (error) {
        // The gateway could not read the body: perhaps its key has changed since we asked.
        if (error instanceof GatewayError && error.code === 'request_body_required') http.forgetKey()
        throw error
      }
    },

    loginFreePlay,

    /** Begins a session with play money, by the call the profile names. */
    createTrial: async (call?: Call): Promise<Session> => {
      if (http.profile.trialMethod === 'freeplay') return loginFreePlay(call)
      const path = '/wps/member/trialuser'
      const user = await value(http.profile.trialMethod === 'GET' ? http.GET(path, call) : http.POST(path, call))
      return { token: user.token, userName: user.userName, type: user.customerType, firstTimeLogin: false }
    },

    logout: async (call?: Call) => {
      const path = '/wps/session/logout'
      await done(http.profile.logoutMethod === 'POST' ? http.POST(path, call) : http.DELETE(path, call))
      http.forgetKey()
    },
  }
}
