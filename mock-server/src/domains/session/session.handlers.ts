import { stringifySetCookie } from 'cookie'
import { captchaIdOf } from '../../kernel/validation/inputs.ts'
import type { HandlerCall, Handlers } from '../../kernel/http/http.ts'
import { publicModulus } from '../../kernel/http/payload-cipher.ts'
import { Refusal } from '../../kernel/validation/refusal.ts'
import type { VisitsService } from '../responsible-gaming/visits/visits.service.ts'
import type { Login, SessionService } from './session.service.ts'

type Operations =
  | 'getRsaKey'
  | 'getCaptcha'
  | 'login'
  | 'verifyLogin'
  | 'touchToken'
  | 'loginFreePlay'
  | 'logout'
  | 'logoutByPost'
  | 'createTrialUser'
  | 'createTrialUserByGet'

/** A member without a type counts as a trial member (specification A, 3). */
const DEFAULT_TYPE = 4

const toSession = ({
  token,
  member: { id, account, type = DEFAULT_TYPE, isPasswordExpired = false },
  isFirst,
}: Login) => ({
  id,
  token,
  userName: account,
  type,
  customerType: type,
  firstTimeLogin: isFirst,
  passwordExpired: isPasswordExpired,
})

const toTrial = ({ token, member }: Login) => ({ token, userName: member.account, customerType: DEFAULT_TYPE })

type LoginCall = Pick<HandlerCall, 'recordSignIn'>

const markLogin = ({ recordSignIn: cameIn }: LoginCall, login: Login): Login => {
  cameIn(login.member.account)
  return login
}

/** Facts A.4: touching an ended session answers "not logged in". */
function failNotLoggedIn(): never {
  throw new Refusal(401, 'CUSTOMER_NOT_LOGIN', 'The session has ended')
}

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

type Dependencies = { session: SessionService; visits: VisitsService }

export const sessionHandlers = ({ session, visits }: Dependencies): Handlers<Operations> => {
  const startTrial = async (call: LoginCall) => toTrial(markLogin(call, await session.createTrial()))
  const endSession = async ({ token = '' }: { token: string | undefined }) => {
    const memberId = session.logout(token)
    if (memberId !== undefined) await visits.leave(memberId)
    return true
  }
  return {
    getRsaKey: () => publicModulus,
    getCaptcha: async ({ setHeader: reply }) => {
      const { id, png } = await session.captcha()
      reply(
        'set-cookie',
        stringifySetCookie({ name: 'captchaId', value: id, path: '/', httpOnly: true, sameSite: 'lax' }),
      )
      reply('x-captcha-id', id)
      return base64(png)
    },
    login: async ({ body, header, language, ...call }) =>
      toSession(markLogin(call, await session.login({ ...body, captchaId: captchaIdOf(header) }, language))),
    verifyLogin: async ({ body, header, ...call }) =>
      toSession(markLogin(call, await session.verifyLogin({ ...body, captchaId: captchaIdOf(header) }))),
    // Authenticating the caller extends the session.
    touchToken: ({ memberOrGuest }) => memberOrGuest() !== undefined || failNotLoggedIn(),
    loginFreePlay: async (call) => toSession(markLogin(call, await session.createTrial())),
    logout: endSession,
    logoutByPost: endSession,
    createTrialUser: startTrial,
    createTrialUserByGet: startTrial,
  }
}
