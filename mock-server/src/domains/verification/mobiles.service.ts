import { Refusal } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import type { Member, MembersService } from '../member/member.service.ts'
import type { Spend } from './code-check.ts'
import { mobileProofTable } from './codes.model.ts'
import { ofMember } from './mobile-codes.service.ts'
import { type Phone, refuseTaken } from './phone.ts'
import type { PhoneProof, PhoneProofService } from './phone-proof.service.ts'

export type MobilesService = ReturnType<typeof mobilesService>
type Needs = { members: MembersService; phoneProof: PhoneProofService }
type Proof = Phone & PhoneProof

/** Who has proven the number they have may give another for this long. */
const PROOF_LIFE = 10 * 60_000

/** Who holds which mobile number. */
export const mobilesService = ({ table, clock }: World, { members, phoneProof }: Needs) => {
  const proofs = table(mobileProofTable)

  /** A verified number is given up only by whoever holds it. */
  function refuseUnproven(member: Member, phone: string) {
    if (!member.isMobileVerified || member.phone === phone) return
    if ((proofs.get(member.id)?.until ?? 0) > clock.now()) return
    const reason = 'verify the present mobile number first'
    throw new Refusal(400, 'permission.denied', reason, { field: 'mobileNum', reason })
  }

  /** Refuses whoever does not hold the present number of the account; what is answered uses the proof up. */
  async function checkCurrent(member: Member, { phone, ...proof }: Proof): Promise<Spend> {
    if (member.phone === phone) return phoneProof.check({ purpose: ofMember(member), to: phone }, proof)
    const reason = 'is not the mobile number of the account'
    throw new Refusal(400, 'verification.code.incorrect', reason, { field: 'mobileNum', reason })
  }

  return {
    checkCurrent,

    /** Makes the number the member's verified one. */
    async bind(memberId: number, { phone, countryDialingCode, ...proof }: Proof): Promise<void> {
      const member = members.get(memberId)!
      refuseTaken(members.byPhone(phone), { member, field: 'mobileNum' })
      refuseUnproven(member, phone)
      const spend = await phoneProof.check({ purpose: ofMember(member), to: phone }, proof)
      await spend()
      proofs.remove(memberId)
      await members.update(memberId, { phone, countryDialingCode, isMobileVerified: true })
    },

    /** Proves that the member holds the present number, so that another can be given. */
    async proveCurrent(memberId: number, proof: Proof): Promise<void> {
      const spend = await checkCurrent(members.get(memberId)!, proof)
      await spend()
      proofs.remove(memberId)
      await proofs.insert({ id: memberId, until: clock.now() + PROOF_LIFE })
    },
  }
}
