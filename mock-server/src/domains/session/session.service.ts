import type { Language } from '../../kernel/validation/language.ts'
import type { World } from '../../kernel/world/world.ts'
import type { Member, MembersService } from '../member/member.service.ts'
import type { BreaksService } from '../responsible-gaming/breaks.service.ts'
import type { HumanCheckService } from '../verification/human-check.service.ts'
import type { IdentityService } from '../verification/identity.service.ts'
import { type LoginAttempt, type LoginDependencies, assertLoginMethodEnabled } from './login-attempt.ts'
import { createCaptchas } from './captchas.ts'
import { identityLogin, type IdentityLogin } from './identity-login.ts'
import { type LoginGuard, loginGuard } from './login-guard.ts'
import { type Tokens, createTasks, createTokens, worldUuid, SESSION_LIFETIME } from './tokens.ts'
import { digest } from '../../kernel/world/random.ts'
import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'
import type { SystemService } from '../system/system.service.ts'
import type { MobileCodesService } from '../verification/mobile-codes.service.ts'
import { deviceTable } from './session.model.ts'
import { houseAccount, memberAccount, stakesAccount } from '../../kernel/money/ledger.ts'

type LoginMethodsDependencies = LoginDependencies & { guard: LoginGuard; identityLogin: IdentityLogin }

const PHONE = /^\d{9,11}$/

const createLoginMethods = ({
  members,
  system,
  codes,
  mailCodes,
  mobileCodes,
  guard,
  identityLogin,
}: LoginMethodsDependencies) => {
  function findByName(username: string, { countryDialingCode }: LoginAttempt): Member | undefined {
    const member = members.findByAccount(username)
    if (member || !system.isOn('MOBILELOGIN3') || !PHONE.test(username)) return member
    return members.findByPhone(mobileCodes.toPhone(numberIn(username, countryDialingCode), 'username').phone)
  }

  async function byPassword(attempt: LoginAttempt): Promise<Member> {
    const { username, password, captchaId, captcha } = attempt
    if (!username) throw invalidField('username', 'is missing')
    if (!password) throw invalidField('password', 'is missing')
    const member = guard.assertUnlocked(findByName(username, attempt))
    guard.checkCaptcha(member, { captchaId, captcha })
    if (members.isPassword(member, password)) return member
    return (await byMail(member, password)) ?? guard.failLogin(member)
  }

  /** Logs in with a password sent by mail, which then replaces the forgotten one. */
  async function byMail(member: Member, password: string): Promise<Member | undefined> {
    const spend = await mailCodes.matchPassword(member, password)
    await spend?.()
    return spend && members.setPassword(member, password, true)
  }

  /** Logs in with the mobile number as username and the SMS code as password. */
  async function byCode({ username, password, countryDialingCode }: LoginAttempt): Promise<Member> {
    assertLoginMethodEnabled(system, 'MOBILEVERCODELOGIN3')
    if (!username) throw invalidField('username', 'is missing')
    const { phone } = mobileCodes.toPhone(numberIn(username, countryDialingCode), 'username')
    const spend = await codes.check({ purpose: 'guest', to: phone }, password, 'password')
    const member = guard.assertUnlocked(members.findByPhone(phone))
    await spend()
    return member
  }

  const methods = { username: byPassword, sms: byCode, firebase: identityLogin.find }
  return (attempt: LoginAttempt): Promise<Member> => methods[attempt.type](attempt)
}

const numberIn = (mobileNum: string, countryDialingCode: string | undefined) => ({
  mobileNum,
  ...(countryDialingCode && { countryDialingCode }),
})

export type SessionService = ReturnType<typeof sessionService>
export type SessionDependencies = LoginDependencies & {
  breaks: BreaksService
  humanCheck: HumanCheckService
  identity: IdentityService
}
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
  const { breaks, members, humanCheck, codes } = dependencies
  const { captchas, guard, find, identities, devices, tokens, opener } = createParts(world, dependencies)
  const trials = trialMembers(world, members, tokens)

  const beforeAdmission = createTasks<Member>()

  async function findAdmitted(attempt: LoginAttempt): Promise<Member> {
    const member = await find(attempt)
    await beforeAdmission.run(member)
    breaks.assertMayLogIn(member.id)
    return member
  }

  return {
    ...captchas,
    openFirst: opener.openFirst,
    linkIdentity: identities.link,
    /** Returns the member that an identity logs in. */
    memberOfIdentity: identities.memberOf,

    /** Opens a session. Throws a Refusal for an unknown, locked or excluded member, wrong credentials, or (by password) an unknown browser. */
    async login(attempt: LoginAttempt, language: Language): Promise<Login> {
      humanCheck.assertHuman('GEETEST3', attempt.geetestValidateV4)
      const member = await findAdmitted(attempt)
      if (attempt.type === 'username') await devices.assertKnown(member, attempt, language)
      return opener.open(member, attempt)
    },

    /** Like `login` by password, for an unknown browser with the code that was sent to the phone. No other login asks for it. */
    async verifyLogin({ verificationCode, ...attempt }: LoginAttempt & { verificationCode: string }): Promise<Login> {
      if (attempt.type !== 'username') throw invalidField('type', 'must be username')
      const member = await findAdmitted(attempt)
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
    prepare: tokens.prepare,
    /** Registers a task that runs before it is decided whether a member may log in or return. */
    beforeAdmission: beforeAdmission.add,
    isAlive: tokens.isAlive,
    startedAt: tokens.startedAt,
    backdate: tokens.backdate,
    logout: tokens.close,
    /** Throws a Refusal if the password is wrong, which counts like a failed login. `field` is its name in the request. */
    assertPassword: guard.assertPassword,
    /** Returns the member of this name and password. A wrong password counts like a failed login. */
    async identify({ username, password }: { username: string; password: string }): Promise<Member> {
      const found = guard.assertUnlocked(members.findByAccount(username))
      const member = await guard.assertPassword(found, password, 'password')
      await beforeAdmission.run(member)
      return member
    },
    endOthers: tokens.closeOthers,
  }
}

type Device = { loginDeviceId?: string | undefined }
type Dependencies = { system: SystemService; mobileCodes: MobileCodesService }

const deviceIdOf = (memberId: number, { loginDeviceId = '' }: Device) => digest(`${memberId} ${loginDeviceId}`)

const createDevices = ({ table }: World, { system, mobileCodes }: Dependencies) => {
  const devices = table(deviceTable)
  return {
    async remember({ id: memberId }: Pick<Member, 'id'>, device: Device) {
      const id = deviceIdOf(memberId, device)
      if (device.loginDeviceId && !devices.get(id)) await devices.insert({ id })
    },

    /** On sites that check devices, sends a code to the member's phone and throws a Refusal for an unknown browser. Members without a verified phone are not checked. */
    async assertKnown({ id, phone, isMobileVerified }: Member, device: Device, language: Language) {
      if (!system.isOn('LOGINIPVERF3') || !phone || !isMobileVerified || devices.get(deviceIdOf(id, device))) return
      const expirationTime = await mobileCodes.sendForDevice(phone, language)
      const reason = 'is not known: a code was sent to the mobile number of the account'
      const value = { field: 'loginDeviceId', reason, data: { expirationTime } }
      throw new Refusal(400, 'login_verify_required', `loginDeviceId: ${reason}`, value)
    },
  }
}

/** Initial balance of a trial account, minor units. */
const PLAY_MONEY = 500_000_000
const TRIAL_END = 'trial.end'
const RETRY_DELAY = 3_600_000

/** Trial accounts (type 4): created with play money and removed once their session has ended and nothing is at stake. */
const trialMembers = (world: World, members: MembersService, tokens: Tokens) => {
  const { ids, clock, ledger, events } = world
  const trialAccount = houseAccount('trial')

  function pay(memberId: number, { from, to, amount }: { from: string; to: string; amount: number }) {
    const isPaidIn = to === memberAccount(memberId)
    ledger.post({
      at: clock.now(),
      type: isPaidIn ? 'deposit' : 'withdraw',
      orderNo: ids.order(isPaidIn ? 'D' : 'W'),
      remark: 'Play money',
      postings: [
        { account: from, amount: -amount },
        { account: to, amount },
      ],
    })
  }

  events.on(TRIAL_END, ({ memberId }: { memberId: number }) => {
    const isAtStake = ledger.balance(stakesAccount(memberId)) > 0
    const nextCheck = tokens.aliveUntil(memberId) ?? (isAtStake ? clock.now() + RETRY_DELAY : undefined)
    if (nextCheck !== undefined) return events.schedule(nextCheck, TRIAL_END, { memberId })
    const account = memberAccount(memberId)
    const amount = ledger.balance(account)
    if (amount > 0) pay(memberId, { from: account, to: trialAccount, amount })
    tokens.closeOf(memberId)
    members.remove(memberId)
  })

  return {
    async add(password: string): Promise<Member> {
      const number = ids.next('trial')
      const account = `trial${String(number).padStart(4, '0')}`
      const member = await members.add({ id: 900_000 + number, account, password, type: 4, registeredAt: clock.now() })
      pay(member.id, { from: trialAccount, to: memberAccount(member.id), amount: PLAY_MONEY })
      events.schedule(clock.now() + SESSION_LIFETIME, TRIAL_END, { memberId: member.id })
      return member
    },
  }
}
