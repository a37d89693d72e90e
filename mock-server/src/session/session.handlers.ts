import type { Handlers } from '../http.ts'
import { publicModulus } from '../payload-cipher.ts'
import type { Services } from '../services.ts'
import type { Login } from './session.service.ts'

const CAPTCHA_COOKIE = /(?:^|;\s*)captchaId=([^;]+)/
const captchaIdOf = (header: (name: string) => string | undefined) =>
  header('x-captcha-id') ?? CAPTCHA_COOKIE.exec(header('cookie') ?? '')?.[1]

const asLogin = ({ token, member, isFirst }: Login) => ({
  id: member.id,
  token,
  userName: member.account,
  ...(member.type !== undefined && { type: member.type, customerType: member.type }),
  firstTimeLogin: isFirst,
  passwordExpired: false,
})

const asTrial = ({ token, member }: Login) => ({ token, userName: member.account, customerType: 4, type: 4 })

const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

export const sessionHandlers = ({ session }: Services) => {
  const endSession = ({ token }: { token: string | undefined }) => session.logout(token!)
  const startTrial = async () => asTrial(await session.createTrial())
  return {
    getRsaKey: () => publicModulus,
    getCaptcha: async ({ reply }) => {
      const { id, png } = await session.captcha()
      reply('set-cookie', `captchaId=${id}; Path=/; HttpOnly; SameSite=Lax`)
      reply('x-captcha-id', id)
      return base64(png)
    },
    login: async ({ body, header }) => asLogin(await session.login(body, captchaIdOf(header))),
    loginFreePlay: startTrial,
    logout: endSession,
    logoutByPost: endSession,
    createTrialUser: startTrial,
    createTrialUserByGet: startTrial,
  } satisfies Partial<Handlers<never>>
}
