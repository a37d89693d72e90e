import type { Language } from '../../kernel/validation/language.ts'
import type { World } from '../../kernel/world/world.ts'
import type { Member } from '../member/member.service.ts'
import type { HumanCheckService } from '../verification/human-check.service.ts'
import type { IdentityService } from '../verification/identity.service.ts'
import type { LoginAttempt, LoginDependencies } from './login-attempt.ts'
import { createCaptchas } from './captchas.ts'
import { type Device, createDevices } from './devices.ts'
import { identityLogin } from './identity-login.ts'
import { type LoginGuard, loginGuard } from './login-guard.ts'
import { type Tokens, createTokens, worldUuid } from './tokens.ts'
import { trialMembers } from './trial-member.ts'
import { createLoginMethods } from './login-methods.ts'

export type SessionService = ReturnType<typeof sessionService>
export type SessionDependencies = LoginDependencies & { humanCheck: HumanCheckService; identity: IdentityService }
export type Login = { token: string; member: Member; isFirst: boolean }

type SessionOpenerDependencies = {
  members: LoginDependencies['members']
  devices: ReturnType<typeof createDevices>
  tokens: Tokens
}

const createSessionOpener = ({ clock }: World, { members, devices, tokens }: SessionOpenerDependencies) => ({
  async open(member: Member, device: Device): Promise<Login> {
    const token = await tokens.open(member)
    await devices.remember(member, device)
    const change = { failedLogins: 0, isFirstLogin: false, lastLoginAt: clock.now() }
    return { token, member: await members.update(member.id, change), isFirst: member.isFirstLogin }
  },
  async openFirst(member: Member, device: Device): Promise<Omit<Login, 'isFirst'>> {
    await devices.remember(member, device)
    return { token: await tokens.open(member), member }
  },
})

function createParts(world: World, dependencies: SessionDependencies) {
  const { members } = dependencies
  const captchas = createCaptchas(world, dependencies)
  const guard: LoginGuard = loginGuard(world, { members, captchas })
  const identities = identityLogin(world, { ...dependencies, guard })
  const find = createLoginMethods({ ...dependencies, guard, identityLogin: identities })
  const tokens = createTokens(world, members)
  const devices = createDevices(world, dependencies)
  const opener = createSessionOpener(world, { members, devices, tokens })
  return { captchas, guard, find, identities, devices, tokens, opener }
}

export const sessionService = (world: World, dependencies: SessionDependencies) => {
  const { members, humanCheck, codes } = dependencies
  const { captchas, guard, find, identities, devices, tokens, opener } = createParts(world, dependencies)
  const trials = trialMembers(world, members, tokens)

  return {
    ...captchas,
    openFirst: opener.openFirst,
    linkIdentity: identities.link,

    /** Opens a session. Throws a Refusal for an unknown or locked member, wrong credentials, or (by password) an unknown browser. */
    async login(attempt: LoginAttempt, language: Language): Promise<Login> {
      humanCheck.assertHuman('GEETEST3', attempt.geetestValidateV4)
      const member = await find(attempt)
      if (attempt.type === 'username') await devices.assertKnown(member, attempt, language)
      return opener.open(member, attempt)
    },

    /** Like `login`, for an unknown browser with the code that was sent to the phone. */
    async verifyLogin({ verificationCode, ...attempt }: LoginAttempt & { verificationCode: string }): Promise<Login> {
      const member = await find(attempt)
      await codes.use({ purpose: 'device', to: member.phone ?? '' }, verificationCode)
      return opener.open(member, attempt)
    },

    /** Creates a trial account and its session. The account is removed when its session expires. */
    async createTrial(): Promise<Login> {
      const member = await trials.add(worldUuid(world))
      return { token: await tokens.open(member), member, isFirst: true }
    },

    /** Opens a session with a given token, because contracts have fixed tokens. */
    async openWith(token: string, member: Member): Promise<void> {
      tokens.close(token)
      await tokens.open(member, token)
    },

    authenticate: tokens.authenticate,
    beforeSession: tokens.beforeSession,
    isAlive: tokens.isAlive,
    logout: tokens.close,
    /** Throws a Refusal if the password is wrong, which counts like a failed login. `field` is its name in the request. */
    assertPassword: guard.assertPassword,
    endOthers: tokens.closeOthers,
  }
}
