import { Refusal } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import type { Member } from '../member/member.service.ts'
import type { Identity, IdentityService, Provider } from '../verification/identity.service.ts'
import { type Attempt, refuseWay, type WaysNeeds } from './attempt.ts'
import type { LoginGuard } from './login-guard.ts'
import { identityLinkTable } from './session.model.ts'

type Needs = Pick<WaysNeeds, 'members' | 'system' | 'mobileCodes'> & { identity: IdentityService; guard: LoginGuard }
export type IdentityLogin = ReturnType<typeof identityLogin>

const MODULES: Record<Provider, string> = {
  'google.com': 'GOOGLELOGIN3',
  'facebook.com': 'FACEBOOKLOGIN3',
  phone: 'MOBILEVERCODELOGIN3',
}
const idOf = ({ provider, sub }: Identity) => `${provider} ${sub}`

/** Members whom an identity provider vouches for. */
export const identityLogin = (world: World, { members, system, mobileCodes, identity, guard }: Needs) => {
  const links = world.table(identityLinkTable)

  async function link(person: Identity, { id: memberId }: Pick<Member, 'id'>): Promise<void> {
    links.remove(idOf(person))
    await links.insert({ id: idOf(person), memberId })
  }

  /** A phone is whose number it is; any other identity belongs to whoever joined with it, or has its address. */
  function memberOf(person: Identity): Member | undefined {
    if (person.provider === 'phone') return person.phone === undefined ? undefined : members.byPhone(person.phone)
    const linked = links.get(idOf(person))
    if (linked) return members.get(linked.memberId)
    return person.email === undefined ? undefined : members.byEmail(person.email)
  }

  /** By SMS the number must be the one that the token is for. */
  function refuseOtherNumber({ phone }: Identity, { firebaseMobileNo, countryDialingCode }: Attempt) {
    const typed = {
      ...(firebaseMobileNo && { mobileNum: firebaseMobileNo }),
      ...(countryDialingCode && { countryDialingCode }),
    }
    if (mobileCodes.numberOf(typed, 'firebaseMobileNo').phone === phone) return
    const value = { field: 'firebaseMobileNo', reason: 'is not the number of the token' }
    throw new Refusal(400, 'verification.code.incorrect', `${value.field}: ${value.reason}`, value)
  }

  return {
    /** From now on the identity opens the member's account. */
    link,
    async find(attempt: Attempt): Promise<Member> {
      if (attempt.firebaseChannel === 'sms') refuseWay(system, MODULES.phone)
      else if (!system.isOn('GOOGLELOGIN3')) refuseWay(system, 'FACEBOOKLOGIN3')
      const person = identity.read(attempt.firebaseIdToken)
      refuseWay(system, MODULES[person.provider])
      if (person.provider === 'phone') refuseOtherNumber(person, attempt)
      const member = memberOf(person)
      if (!member) throw unbound()
      if (person.provider !== 'phone') await link(person, guard.unlocked(member))
      return guard.unlocked(member)
    },
  }
}

const unbound = () =>
  new Refusal(400, 'bind_customer_required', 'No account belongs to this identity yet', {
    field: 'firebaseIdToken',
    reason: 'no account belongs to this identity yet: join with it first',
  })
