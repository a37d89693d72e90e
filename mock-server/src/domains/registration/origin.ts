import { Refusal } from '../../kernel/validation/refusal.ts'
import type { AffiliatesService, AffiliateUrl } from '../agent/affiliates.service.ts'
import type { Member, MembersService } from '../member/member.service.ts'
import type { ReferralService } from '../referral/referral.service.ts'
import type { SystemService } from '../system/system.service.ts'
import type { RegistrationFields } from './registration-fields.ts'

export const SITE_CODE = 'LONGAN'
export type OriginDependencies = {
  members: MembersService
  system: SystemService
  affiliates: AffiliatesService
  referral: ReferralService
}
export type Origin = { link?: AffiliateUrl | undefined; referralCode?: string | undefined }

export const originsService = ({ members, system, affiliates, referral }: OriginDependencies) => {
  function linkOf(code: string, field: string): AffiliateUrl | undefined {
    if (code.toUpperCase() === SITE_CODE) return undefined
    const link = affiliates.byCode(code)
    if (!link) throw refusal('affiliate.code.invalid', field, 'is not the code of an agent')
    const agent = members.get(link.agentId)
    if (!agent || agent.isLocked)
      throw refusal('agent.link.incorrect', field, 'is the code of an agent who is no longer active')
    return link
  }

  function referralCodeOf({ recommenderId }: RegistrationFields, code: string | undefined): string | undefined {
    if (!recommenderId) return code
    if (!members.get(Number(recommenderId)))
      throw refusal('referrer.link.incorrect', 'recommenderId', 'is not the number of a member')
    return referral.codeOf(Number(recommenderId))
  }

  return {
    linkOf,
    /** Reads the origin of a registration. Throws a Refusal for an unknown code; agents' codes are read only while `AFFMAN3` is on. */
    of(fields: RegistrationFields, code: string | undefined): Origin {
      const { affiliateCode } = fields
      const link = affiliateCode && system.isOn('AFFMAN3') ? linkOf(affiliateCode, 'affiliateCode') : undefined
      const referralCode = referralCodeOf(fields, code)
      if (referralCode !== undefined) referral.assertKnownCode(referralCode)
      return { link, referralCode }
    },
    async save({ link, referralCode }: Origin, member: Member): Promise<void> {
      if (link) await affiliates.join(link, member)
      if (referralCode !== undefined) await referral.addReferral(member, referralCode)
    },
  }
}

const refusal = (
  code: 'affiliate.code.invalid' | 'agent.link.incorrect' | 'referrer.link.incorrect',
  field: string,
  reason: string,
) => new Refusal(400, code, `${field}: ${reason}`, { field, reason })
