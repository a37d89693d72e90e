import { Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { Member, MembersService } from '../member/member.service.ts'
import { type ConsumeCode, mobileProofTable } from './codes.service.ts'
import { memberPurpose } from './mobile-codes.service.ts'
import { type Phone, assertPhoneAvailable } from './phone.ts'
import type { PhoneProof, PhoneProofService } from './phone-proof.service.ts'

export type MobilesService = ReturnType<typeof mobilesService>
type Dependencies = { members: MembersService; phoneProof: PhoneProofService }
type ProvenPhone = Phone & PhoneProof

const PROOF_LIFETIME = 10 * 60_000

export const mobilesService = ({ table, clock }: World, { members, phoneProof }: Dependencies) => {
  const proofs = table(mobileProofTable)

  /** A verified number can be changed only after it was proven. */
  function assertMayChange(member: Member, phone: string) {
    if (!member.isMobileVerified || member.phone === phone) return
    if ((proofs.get(member.id)?.until ?? 0) > clock.now()) return
    const reason = 'verify the present mobile number first'
    throw new Refusal(400, 'permission.denied', reason, { field: 'mobileNum', reason })
  }

  async function checkCurrent(member: Member, { phone, ...proof }: ProvenPhone): Promise<ConsumeCode> {
    if (member.phone === phone) return phoneProof.check({ purpose: memberPurpose(member), to: phone }, proof)
    const reason = 'is not the mobile number of the account'
    throw new Refusal(400, 'verification.code.incorrect', reason, { field: 'mobileNum', reason })
  }

  return {
    checkCurrent,

    async bind(memberId: number, { phone, countryDialingCode, ...proof }: ProvenPhone): Promise<void> {
      const member = members.get(memberId)!
      assertPhoneAvailable(members.findByPhone(phone), { member, field: 'mobileNum' })
      assertMayChange(member, phone)
      const consumeProof = await phoneProof.check({ purpose: memberPurpose(member), to: phone }, proof)
      await consumeProof()
      proofs.remove(memberId)
      await members.update(memberId, { phone, countryDialingCode, isMobileVerified: true })
    },

    async proveCurrent(memberId: number, proof: ProvenPhone): Promise<void> {
      const consumeProof = await checkCurrent(members.get(memberId)!, proof)
      await consumeProof()
      proofs.remove(memberId)
      await proofs.insert({ id: memberId, until: clock.now() + PROOF_LIFETIME })
    },
  }
}
