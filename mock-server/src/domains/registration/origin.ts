import { Refusal } from '../../kernel/refusal.ts'
import type { AffiliatesService, AffiliateUrl } from '../agent/affiliates.service.ts'
import type { Member, MembersService } from '../member/member.service.ts'
import type { ReferralService } from '../referral/referral.service.ts'
import type { SystemService } from '../system/system.service.ts'
import type { Fields } from './newcomer-fields.ts'

/** The site's own code: whoever brings nobody's comes by it. */
export const SITE_CODE = 'LONGAN'
export type OriginNeeds = {
  members: MembersService
  system: SystemService
  affiliates: AffiliatesService
  referral: ReferralService
}
/** Who has brought a newcomer: an agent by a link, a member by a code, or nobody. */
export type Origin = { link?: AffiliateUrl | undefined; referralCode?: string | undefined }

/** Where newcomers come from. */
export const originsService = ({ members, system, affiliates, referral }: OriginNeeds) => {
  /** The agent's link of this code; nothing for the site's own. `field` is what the request calls it. */
  function linkOf(code: string, field: string): AffiliateUrl | undefined {
    if (code.toUpperCase() === SITE_CODE) return undefined
    const link = affiliates.byCode(code)
    if (!link) throw refused('affiliate.code.invalid', field, 'is nobody’s code')
    const agent = members.get(link.agentId)
    if (!agent || agent.isLocked) throw refused('agent.link.incorrect', field, 'is the code of an agent who is gone')
    return link
  }

  /** A member may be named by the number or by the code. */
  function referralCodeOf({ recommenderId }: Fields, code: string | undefined): string | undefined {
    if (!recommenderId) return code
    if (!members.get(Number(recommenderId)))
      throw refused('referrer.link.incorrect', 'recommenderId', 'is the number of no member')
    return referral.codeOf(Number(recommenderId))
  }

  return {
    linkOf,
    /** Refuses codes that are nobody's; an agent's counts while the site checks them. */
    of(fields: Fields, code: string | undefined): Origin {
      const { affiliateCode } = fields
      const link = affiliateCode && system.isOn('AFFMAN3') ? linkOf(affiliateCode, 'affiliateCode') : undefined
      const referralCode = referralCodeOf(fields, code)
      if (referralCode !== undefined) referral.refuseUnknown(referralCode)
      return { link, referralCode }
    },
    /** Writes down who has brought the member. */
    async write({ link, referralCode }: Origin, member: Member): Promise<void> {
      if (link) await affiliates.join(link, member)
      if (referralCode !== undefined) await referral.bring(member, referralCode)
    },
  }
}

const refused = (
  code: 'affiliate.code.invalid' | 'agent.link.incorrect' | 'referrer.link.incorrect',
  field: string,
  reason: string,
) => new Refusal(400, code, `${field}: ${reason}`, { field, reason })
