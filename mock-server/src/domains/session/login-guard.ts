import { Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { Member, MembersService } from '../member/member.service.ts'
import type { CaptchaAnswer, createCaptchas } from './captchas.ts'

/** Consecutive failures after which a login needs a captcha, and after which the account is locked for `LOCKED_FOR` ms. */
const CAPTCHA_AFTER = 3
const LOCKED_AFTER = 10
const LOCKED_FOR = 15 * 60_000

type Dependencies = { members: MembersService; captchas: ReturnType<typeof createCaptchas> }

export type LoginGuard = ReturnType<typeof loginGuard>

type WrongPasswordDetails = { field?: string; reason?: string }

export const loginGuard = ({ clock }: World, { members, captchas }: Dependencies) => {
  const needsCaptcha = ({ failedLogins, needsCaptchaAfterFailure }: Member): boolean =>
    captchas.hasCaptchas() && failedLogins >= (needsCaptchaAfterFailure ? 1 : CAPTCHA_AFTER)

  function assertUnlocked(member: Member | undefined, field = 'username'): Member {
    if (!member || member.isLocked) {
      const reason = 'does not exist or is locked'
      const value = { captcha: false, field, reason }
      throw new Refusal(400, 'member.locked', 'Sorry, the user does not exist or is disabled', value)
    }
    if ((member.lockedUntil ?? 0) <= clock.now()) return member
    throw lockedFor(Math.ceil((member.lockedUntil! - clock.now()) / 60_000), { captcha: needsCaptcha(member), field })
  }

  async function failLogin(member: Member, wrong: WrongPasswordDetails = {}): Promise<never> {
    const failedLogins = member.failedLogins + 1
    const isTooOften = failedLogins % LOCKED_AFTER === 0
    const next = await members.update(member.id, {
      failedLogins,
      ...(isTooOften && { lockedUntil: clock.now() + LOCKED_FOR }),
    })
    const value = { captcha: needsCaptcha(next), ...wrong }
    throw new Refusal(400, 'login.incorrect', 'Incorrect username or password', value)
  }

  return {
    assertUnlocked,
    failLogin,

    checkCaptcha(member: Member, answer: CaptchaAnswer) {
      if (needsCaptcha(member)) captchas.solveCaptcha(answer)
    },

    /** Checks the password of a signed-in member. Failures count like failed logins, so a stolen session does not allow faster guessing. */
    async assertPassword(member: Member, password: string, field: string): Promise<Member> {
      if (members.isPassword(assertUnlocked(member, field), password)) return member
      return failLogin(member, { field, reason: 'is wrong' })
    },
  }
}

function lockedFor(minutes: number, wrong: { captcha: boolean; field: string }) {
  const message = {
    vi: `Đăng nhập sai quá nhiều lần. Vui lòng thử lại sau ${minutes} phút`,
    en: `Too many failed logins. Please try again in ${minutes} minutes`,
  }
  const reason = `is locked for ${minutes} more minutes after ${LOCKED_AFTER} failed logins`
  return new Refusal(400, 'member.locked', message, { ...wrong, reason })
}
