import { Refusal } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import type { Member, MembersService } from '../member/member.service.ts'
import type { Answer, captchasOf } from './captchas.ts'

/** Failures in a row after which anybody needs a captcha; and after which nobody gets in for a while. */
const CAPTCHA_AFTER = 3
const LOCKED_AFTER = 10
const LOCKED_FOR = 15 * 60_000

type Needs = { members: MembersService; captchas: ReturnType<typeof captchasOf> }

export type LoginGuard = ReturnType<typeof loginGuard>

/** What was wrong, where the request does not call it `password`. */
type Wrong = { field?: string; reason?: string }

/** Slows down whoever guesses passwords: a captcha after some failures, a pause after many. */
export const loginGuard = ({ clock }: World, { members, captchas }: Needs) => {
  /** Whether the next login of this account must answer a captcha. */
  const needsCaptcha = ({ failedLogins, needsCaptchaAfterFailure }: Member): boolean =>
    captchas.hasCaptchas() && failedLogins >= (needsCaptchaAfterFailure ? 1 : CAPTCHA_AFTER)

  /** The account; one that is unknown, disabled or paused is refused before anything else is looked at. */
  function unlocked(member: Member | undefined, field = 'username'): Member {
    if (!member || member.isLocked) {
      const reason = 'does not exist or is locked'
      const value = { captcha: false, field, reason }
      throw new Refusal(400, 'member.locked', 'Sorry, the user does not exist or is disabled', value)
    }
    if ((member.lockedUntil ?? 0) <= clock.now()) return member
    throw lockedFor(Math.ceil((member.lockedUntil! - clock.now()) / 60_000), { captcha: needsCaptcha(member), field })
  }

  /** Counts the failure and refuses; the reply tells whether the next attempt needs a captcha. */
  async function refuseWrongPassword(member: Member, wrong: Wrong = {}): Promise<never> {
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
    unlocked,
    refuseWrongPassword,

    /** A captcha is used up by the attempt, right or wrong. */
    checkCaptcha(member: Member, answer: Answer) {
      if (needsCaptcha(member)) captchas.solveCaptcha(answer)
    },

    /** Refuses anything but the password of somebody who is signed in: whoever has stolen a session guesses no faster than others. */
    async prove(member: Member, password: string, field: string): Promise<Member> {
      if (members.isPassword(unlocked(member, field), password)) return member
      return refuseWrongPassword(member, { field, reason: 'is wrong' })
    },
  }
}

function lockedFor(minutes: number, wrong: { captcha: boolean; field: string }) {
  const words = {
    vi: `Đăng nhập sai quá nhiều lần. Vui lòng thử lại sau ${minutes} phút`,
    en: `Too many failed logins. Please try again in ${minutes} minutes`,
  }
  const reason = `is locked for ${minutes} more minutes after ${LOCKED_AFTER} failed logins`
  return new Refusal(400, 'member.locked', words, { ...wrong, reason })
}
