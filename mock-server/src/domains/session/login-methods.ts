import { invalidField } from '../../kernel/refusal.ts'
import type { Member } from '../member/member.service.ts'
import { type Attempt, refuseWay, type WaysNeeds } from './attempt.ts'
import type { IdentityLogin } from './identity-login.ts'
import type { LoginGuard } from './login-guard.ts'

type Needs = WaysNeeds & { guard: LoginGuard; identityLogin: IdentityLogin }

const PHONE = /^\d{9,11}$/

/** Finds out who somebody is, by each type of login. Whoever cannot prove it is refused. */
export const waysIn = ({ members, system, codes, mailCodes, mobileCodes, guard, identityLogin }: Needs) => {
  /** A member is called by account, or by mobile number where the site allows that. */
  function called(username: string, { countryDialingCode }: Attempt): Member | undefined {
    const member = members.byAccount(username)
    if (member || !system.isOn('MOBILELOGIN3') || !PHONE.test(username)) return member
    return members.byPhone(mobileCodes.numberOf(numberIn(username, countryDialingCode), 'username').phone)
  }

  async function byPassword(attempt: Attempt): Promise<Member> {
    const { username, password, captchaId, captcha } = attempt
    if (!username) throw invalidField('username', 'is missing')
    if (!password) throw invalidField('password', 'is missing')
    const member = guard.unlocked(called(username, attempt))
    guard.checkCaptcha(member, { captchaId, captcha })
    if (members.isPassword(member, password)) return member
    return (await byMail(member, password)) ?? guard.refuseWrongPassword(member)
  }

  /** A password that came by mail takes the place of the forgotten one when it is used. */
  async function byMail(member: Member, password: string): Promise<Member | undefined> {
    const spend = await mailCodes.matchPassword(member, password)
    await spend?.()
    return spend && members.setPassword(member, password, true)
  }

  /** The number is the username and the code the password. */
  async function byCode({ username, password, countryDialingCode }: Attempt): Promise<Member> {
    refuseWay(system, 'MOBILEVERCODELOGIN3')
    if (!username) throw invalidField('username', 'is missing')
    const { phone } = mobileCodes.numberOf(numberIn(username, countryDialingCode), 'username')
    const spend = await codes.check({ purpose: 'guest', to: phone }, password, 'password')
    const member = guard.unlocked(members.byPhone(phone))
    await spend()
    return member
  }

  const ways = { username: byPassword, sms: byCode, firebase: identityLogin.find }
  return (attempt: Attempt): Promise<Member> => ways[attempt.type](attempt)
}

const numberIn = (mobileNum: string, countryDialingCode: string | undefined) => ({
  mobileNum,
  ...(countryDialingCode && { countryDialingCode }),
})
