import { captchaPng, captchaText } from '../captcha-image.ts'
import type { Member } from '../member/member.model.ts'
import { digest } from '../random.ts'
import { Refusal, tokenInvalid } from '../refusal.ts'
import type { World } from '../world.ts'

export type Credentials = { username: string; password: string; captcha?: string | undefined }
export type Login = { token: string; member: Member; isFirst: boolean }
export type SessionService = ReturnType<typeof sessionService>

const CAPTCHA_LIFE = 5 * 60_000
/** A session nobody uses ends after this long. */
const SESSION_LIFE = 24 * 3_600_000

/** Who is who: logging in and out, captchas, trial accounts. A member has one session: a new login ends the old one. */
export const sessionService = (world: World) => {
  const { db, clock, ids } = world

  async function open(member: Member): Promise<string> {
    for (const old of db.sessions.where((session) => session.memberId === member.id)) db.sessions.remove(old.id)
    const token = uuid()
    const session = {
      id: digest(token),
      memberId: member.id,
      createdAt: clock.now(),
      expiresAt: clock.now() + SESSION_LIFE,
    }
    await db.sessions.insert({ ...session, ...(member.tokenDiesAfterOneCall && { callsLeft: 1 }) })
    return token
  }

  function uuid() {
    const random = world.random('token', ids.next('token'))
    const hex = (length: number) => Array.from({ length }, () => random.int(16).toString(16)).join('')
    return `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`
  }

  async function checkCaptcha(member: Member | undefined, captchaId: string | undefined, answer: string | undefined) {
    if (!member?.needsCaptchaAfterFailure || member.failedLogins === 0) return
    const captcha = db.captchas.get(captchaId ?? '')
    if (captcha) db.captchas.remove(captcha.id)
    if (captcha && captcha.answer === answer && captcha.expiresAt > clock.now()) return
    throw new Refusal(400, 'captcha.incorrect', 'Verification code error', {
      captcha: true,
      field: 'captcha',
      reason: answer ? 'is wrong' : 'is missing',
    })
  }

  async function refuseLogin(member: Member | undefined): Promise<never> {
    if (member) await db.members.update(member.id, { failedLogins: member.failedLogins + 1 })
    throw new Refusal(400, 'login.incorrect', 'Incorrect username or password', {
      captcha: member?.needsCaptchaAfterFailure ?? false,
    })
  }

  return {
    /** A captcha to show; its answer is good once, for five minutes. */
    async captcha(): Promise<{ id: string; png: Uint8Array }> {
      const number = ids.next('captcha')
      const random = world.random('captcha', number)
      const answer = captchaText(random.next)
      const id = uuid()
      await db.captchas.insert({ id, answer, expiresAt: clock.now() + CAPTCHA_LIFE })
      return { id, png: captchaPng(answer, random.next) }
    },

    /** Opens a session, or refuses: unknown or locked account, wrong captcha, wrong password. */
    async login({ username, password, captcha }: Credentials, captchaId?: string): Promise<Login> {
      const member = db.members.where((one) => one.account.toLowerCase() === username.toLowerCase())[0]
      await checkCaptcha(member, captchaId, captcha)
      if (!member || member.isLocked) {
        throw new Refusal(400, 'member.locked', 'Sorry, the user does not exist or is disabled', {
          captcha: false,
          field: 'username',
          reason: 'does not exist or is locked',
        })
      }
      if (member.password !== password) return refuseLogin(member)
      const token = await open(member)
      const seen = await db.members.update(member.id, {
        failedLogins: 0,
        isFirstLogin: false,
        lastLoginAt: clock.now(),
      })
      return { token, member: seen, isFirst: member.isFirstLogin }
    },

    /** A new trial account (type 4) with play money, and its session. */
    async createTrial(): Promise<Login> {
      const number = ids.next('trial')
      const member = await db.members.insert({
        id: 900_000 + number,
        account: `trial${String(number).padStart(4, '0')}`,
        password: uuid(),
        nickname: '',
        type: 4,
        isLocked: false,
        isFirstLogin: false,
        failedLogins: 0,
        needsCaptchaAfterFailure: false,
        tokenDiesAfterOneCall: false,
        registeredAt: clock.now(),
        unread: { inbox: 0, chat: 0 },
        hasHistory: true,
      })
      return { token: await open(member), member, isFirst: true }
    },

    /** The member a token belongs to. Using a token keeps it alive; an unknown, foreign or expired one is refused. */
    async authenticate(token: string): Promise<Member> {
      const session = db.sessions.get(digest(token))
      const member = session && db.members.get(session.memberId)
      if (!session || !member || session.expiresAt <= clock.now() || session.callsLeft === 0) throw tokenInvalid()
      if (session.callsLeft) await db.sessions.update(session.id, { callsLeft: session.callsLeft - 1 })
      else if (session.expiresAt < clock.now() + SESSION_LIFE / 2)
        await db.sessions.update(session.id, { expiresAt: clock.now() + SESSION_LIFE })
      return member
    },

    logout(token: string): void {
      db.sessions.remove(digest(token))
    },
  }
}
