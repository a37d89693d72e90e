import { Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { Member } from '../member/member.service.ts'
import type { Identity, IdentityService, Provider } from '../verification/identity.service.ts'
import { type LoginAttempt, assertLoginMethodEnabled, type LoginDependencies } from './login-attempt.ts'
import type { LoginGuard } from './login-guard.ts'
import { identityLinkTable } from './session.model.ts'

type Dependencies = Pick<LoginDependencies, 'members' | 'system' | 'mobileCodes'> & {
  identity: IdentityService
  guard: LoginGuard
}
export type IdentityLogin = ReturnType<typeof identityLogin>

const MODULES: Record<Provider, string> = {
  'google.com': 'GOOGLELOGIN3',
  'facebook.com': 'FACEBOOKLOGIN3',
  phone: 'MOBILEVERCODELOGIN3',
}
const idOf = ({ provider, sub }: Identity) => `${provider} ${sub}`

export const identityLogin = (world: World, { members, system, mobileCodes, identity, guard }: Dependencies) => {
  const links = world.table(identityLinkTable)

  async function link(claims: Identity, { id: memberId }: Pick<Member, 'id'>): Promise<void> {
    links.remove(idOf(claims))
    await links.insert({ id: idOf(claims), memberId })
  }

  function memberOf(claims: Identity): Member | undefined {
    if (claims.provider === 'phone') return claims.phone === undefined ? undefined : members.findByPhone(claims.phone)
    const linked = links.get(idOf(claims))
    if (linked) return members.get(linked.memberId)
    return claims.email === undefined ? undefined : members.findByEmail(claims.email)
  }

  function assertSameNumber({ phone }: Identity, { firebaseMobileNo, countryDialingCode }: LoginAttempt) {
    const typed = {
      ...(firebaseMobileNo && { mobileNum: firebaseMobileNo }),
      ...(countryDialingCode && { countryDialingCode }),
    }
    if (mobileCodes.toPhone(typed, 'firebaseMobileNo').phone === phone) return
    const value = { field: 'firebaseMobileNo', reason: 'is not the number of the token' }
    throw new Refusal(400, 'verification.code.incorrect', `${value.field}: ${value.reason}`, value)
  }

  return {
    link,
    memberOf,
    async find(attempt: LoginAttempt): Promise<Member> {
      if (attempt.firebaseChannel === 'sms') assertLoginMethodEnabled(system, MODULES.phone)
      else if (!system.isOn('GOOGLELOGIN3')) assertLoginMethodEnabled(system, 'FACEBOOKLOGIN3')
      const claims = identity.read(attempt.firebaseIdToken)
      assertLoginMethodEnabled(system, MODULES[claims.provider])
      if (claims.provider === 'phone') assertSameNumber(claims, attempt)
      const member = memberOf(claims)
      if (!member) throw identityNotLinked()
      if (claims.provider !== 'phone') await link(claims, guard.assertUnlocked(member))
      return guard.assertUnlocked(member)
    },
  }
}

const identityNotLinked = () =>
  new Refusal(400, 'bind_customer_required', 'No account is linked to this identity', {
    field: 'firebaseIdToken',
    reason: 'has no linked account: register with it first',
  })
