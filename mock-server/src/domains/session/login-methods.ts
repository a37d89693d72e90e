import { invalidField } from '../../kernel/validation/refusal.ts'
import type { Member } from '../member/member.service.ts'
import { type LoginAttempt, assertLoginMethodEnabled, type LoginDependencies } from './login-attempt.ts'
import type { IdentityLogin } from './identity-login.ts'
import type { LoginGuard } from './login-guard.ts'

type Dependencies = LoginDependencies & { guard: LoginGuard; identityLogin: IdentityLogin }

const PHONE = /^\d{9,11}$/

export const createLoginMethods = ({
  members,
  system,
  codes,
  mailCodes,
  mobileCodes,
  guard,
  identityLogin,
}: Dependencies) => {
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
