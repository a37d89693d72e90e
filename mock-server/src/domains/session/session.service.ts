import type { World } from '../../kernel/world.ts'
import type { Member, MembersService } from '../member/member.service.ts'
import { type Answer, captchasOf } from './captchas.ts'
import { loginGuard } from './login-guard.ts'
import { tokensOf, worldUuid } from './tokens.ts'
import { trialMembers } from './trial-member.ts'

export type Credentials = Answer & { username: string; password: string }
export type SessionService = ReturnType<typeof sessionService>
export type Login = { token: string; member: Member; isFirst: boolean }

/** Who is who: logging in and out, captchas, trial accounts. */
export const sessionService = (world: World, members: MembersService) => {
  const { clock } = world
  const captchas = captchasOf(world)
  const guard: ReturnType<typeof loginGuard> = loginGuard(world, { members, captchas })
  const tokens = tokensOf(world, members)
  const trials = trialMembers(world, members, tokens)

  return {
    ...captchas,

    /** Opens a session, or refuses: unknown or locked account, wrong captcha, wrong password. */
    async login({ username, password, ...answer }: Credentials): Promise<Login> {
      const member = members.byAccount(username)
      guard.refuseLocked(member)
      guard.checkCaptcha(member, answer)
      if (!members.isPassword(member, password)) return guard.refuseWrongPassword(member)
      const token = await tokens.open(member)
      const news = { failedLogins: 0, isFirstLogin: false, lastLoginAt: clock.now() }
      return { token, member: await members.update(member.id, news), isFirst: member.isFirstLogin }
    },

    /** A new trial account and its session; it is gone when nobody has used it for as long as a session lives. */
    async createTrial(): Promise<Login> {
      const member = await trials.add(worldUuid(world))
      return { token: await tokens.open(member), member, isFirst: true }
    },

    /** Opens a session whose token somebody has chosen: a contract carries the token in its example. */
    async openWith(token: string, member: Member): Promise<void> {
      tokens.close(token)
      await tokens.open(member, token)
    },

    authenticate: tokens.authenticate,
    beforeSession: tokens.beforeSession,
    isAlive: tokens.isAlive,
    logout: tokens.close,
  }
}
