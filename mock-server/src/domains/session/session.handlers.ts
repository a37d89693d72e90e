import { captchaIdOf } from '../../kernel/captcha-id.ts'
import type { HandlerCall, Handlers } from '../../kernel/http.ts'
import { publicModulus } from '../../kernel/payload-cipher.ts'
import { Refusal } from '../../kernel/refusal.ts'
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

const asSession = ({
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

const asTrial = ({ token, member }: Login) => ({ token, userName: member.account, customerType: DEFAULT_TYPE })

type Coming = Pick<HandlerCall, 'cameIn'>

/** Somebody has come in. */
const entered = ({ cameIn }: Coming, login: Login): Login => {
  cameIn(login.member.account)
  return login
}

/** Facts A.4: who touches a token that is dead is not logged in. */
function refuseDead(): never {
  throw new Refusal(401, 'CUSTOMER_NOT_LOGIN', 'The session has ended')
}

const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

export const sessionHandlers = ({ session }: { session: SessionService }): Handlers<Operations> => {
  const startTrial = async (call: Coming) => asTrial(entered(call, await session.createTrial()))
  const endSession = ({ token = '' }: { token: string | undefined }) => {
    session.logout(token)
    return true
  }
  return {
    getRsaKey: () => publicModulus,
    getCaptcha: async ({ reply }) => {
      const { id, png } = await session.captcha()
      reply('set-cookie', `captchaId=${id}; Path=/; HttpOnly; SameSite=Lax`)
      reply('x-captcha-id', id)
      return base64(png)
    },
    login: async ({ body, header, language, ...call }) =>
      asSession(entered(call, await session.login({ ...body, captchaId: captchaIdOf(header) }, language))),
    verifyLogin: async ({ body, header, ...call }) =>
      asSession(entered(call, await session.verifyLogin({ ...body, captchaId: captchaIdOf(header) }))),
    // Being asked for is what keeps a token alive.
    touchToken: ({ memberOrGuest }) => memberOrGuest() !== undefined || refuseDead(),
    loginFreePlay: async (call) => asSession(entered(call, await session.createTrial())),
    logout: endSession,
    logoutByPost: endSession,
    createTrialUser: startTrial,
    createTrialUserByGet: startTrial,
  }
}
