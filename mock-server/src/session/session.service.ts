import { captchaPng, captchaText } from '../captcha-image.ts'
import { houseAccount, memberAccount } from '../ledger.ts'
import type { Member } from '../member/member.model.ts'
import { digest } from '../random.ts'
import { tokenInvalid } from '../refusal.ts'
import { writeHistory } from '../scenarios/history.ts'
import type { World } from '../world.ts'
import { type Answer, loginGuard } from './login-guard.ts'

export type Credentials = Answer & { username: string; password: string }
export type Login = { token: string; member: Member; isFirst: boolean }
export type SessionService = ReturnType<typeof sessionService>

const CAPTCHA_LIFE = 5 * 60_000
/** A session nobody uses ends after this long. */
const SESSION_LIFE = 24 * 3_600_000
/** What a trial account plays with, minor units. */
const PLAY_MONEY = 500_000_000

/** Who is who: logging in and out, captchas, trial accounts. A member has one session: a new login ends the old one. */
export const sessionService = (world: World) => {
  const { db, clock, ids, ledger } = world
  const guard: ReturnType<typeof loginGuard> = loginGuard(world)

  /** The past is written with the first session, so that no later call changes more than it says. */
  async function open(member: Member, token = uuid()): Promise<string> {
    if (!member.hasHistory) await writeHistory(world, member)
    for (const old of db.sessions.where((session) => session.memberId === member.id)) db.sessions.remove(old.id)
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
    async login({ username, password, ...answer }: Credentials): Promise<Login> {
      const member = db.members.where((one) => one.account.toLowerCase() === username.toLowerCase())[0]
      guard.refuseLocked(member)
      guard.checkCaptcha(member, answer)
      if (member.password !== password) return guard.refuseWrongPassword(member)
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
      ledger.post({
        at: clock.now(),
        type: 'deposit',
        orderNo: ids.order('D'),
        remark: 'Play money',
        postings: [
          { account: houseAccount('trial'), amount: -PLAY_MONEY },
          { account: memberAccount(member.id), amount: PLAY_MONEY },
        ],
      })
      return { token: await open(member), member, isFirst: true }
    },

    /** Opens a session whose token somebody has chosen: a contract carries the token in its example. */
    async openWith(token: string, member: Member): Promise<void> {
      db.sessions.remove(digest(token))
      await open(member, token)
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
