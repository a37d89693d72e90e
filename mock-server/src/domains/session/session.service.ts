import type { Language } from '../../kernel/language.ts'
import type { World } from '../../kernel/world.ts'
import type { Member } from '../member/member.service.ts'
import type { HumanCheckService } from '../verification/human-check.service.ts'
import type { IdentityService } from '../verification/identity.service.ts'
import type { Attempt, WaysNeeds } from './attempt.ts'
import { captchasOf } from './captchas.ts'
import { type Device, devicesOf } from './devices.ts'
import { identityLogin } from './identity-login.ts'
import { type LoginGuard, loginGuard } from './login-guard.ts'
import { type Tokens, tokensOf, worldUuid } from './tokens.ts'
import { trialMembers } from './trial-member.ts'
import { waysIn } from './login-methods.ts'

export type SessionService = ReturnType<typeof sessionService>
export type SessionNeeds = WaysNeeds & { humanCheck: HumanCheckService; identity: IdentityService }
export type Login = { token: string; member: Member; isFirst: boolean }

type Keys = { members: WaysNeeds['members']; devices: ReturnType<typeof devicesOf>; tokens: Tokens }

/** Opens sessions for those who have proven who they are. */
const doorOf = ({ clock }: World, { members, devices, tokens }: Keys) => ({
  async enter(member: Member, device: Device): Promise<Login> {
    const token = await tokens.open(member)
    await devices.remember(member, device)
    const news = { failedLogins: 0, isFirstLogin: false, lastLoginAt: clock.now() }
    return { token, member: await members.update(member.id, news), isFirst: member.isFirstLogin }
  },
  /** The first session of somebody who has just joined. */
  async begin(member: Member, device: Device): Promise<Omit<Login, 'isFirst'>> {
    await devices.remember(member, device)
    return { token: await tokens.open(member), member }
  },
})

/** What all that concerns coming in stands on. */
function partsOf(world: World, needs: SessionNeeds) {
  const { members } = needs
  const captchas = captchasOf(world, needs)
  const guard: LoginGuard = loginGuard(world, { members, captchas })
  const identities = identityLogin(world, { ...needs, guard })
  const find = waysIn({ ...needs, guard, identityLogin: identities })
  const tokens = tokensOf(world, members)
  const devices = devicesOf(world, needs)
  const door = doorOf(world, { members, devices, tokens })
  return { captchas, guard, find, identities, devices, tokens, door }
}

/** Who is who: logging in and out, captchas, trial accounts. */
export const sessionService = (world: World, needs: SessionNeeds) => {
  const { members, humanCheck, codes } = needs
  const { captchas, guard, find, identities, devices, tokens, door } = partsOf(world, needs)
  const trials = trialMembers(world, members, tokens)

  return {
    ...captchas,
    begin: door.begin,
    linkIdentity: identities.link,

    /** Opens a session, or refuses: who is unknown or locked, who cannot prove who it is, and by password a browser that is new. */
    async login(attempt: Attempt, language: Language): Promise<Login> {
      humanCheck.refuseMachine('GEETEST3', attempt.geetestValidateV4)
      const member = await find(attempt)
      if (attempt.type === 'username') await devices.refuseUnknown(member, attempt, language)
      return door.enter(member, attempt)
    },

    /** The same for a browser that is new, with the code that the refusal has sent. */
    async verifyLogin({ verificationCode, ...attempt }: Attempt & { verificationCode: string }): Promise<Login> {
      const member = await find(attempt)
      await codes.use({ purpose: 'device', to: member.phone ?? '' }, verificationCode)
      return door.enter(member, attempt)
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
    /** Refuses anything but the member's password; a wrong one counts like a failed login. `field` is what the request calls it. */
    provePassword: guard.prove,
    /** Ends every session of the member but the one of this token; without one, all of them. */
    endOthers: tokens.closeOthers,
  }
}
