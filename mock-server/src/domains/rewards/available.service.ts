import type { Caller } from '../../kernel/world/caller.ts'
import type { BonusesService } from '../bonuses/bonuses.service.ts'
import type { PromotionKey, PromotionSwitches } from '../bonuses/promotion-switches.service.ts'
import type { MissionsService } from '../missions/missions.service.ts'
import type { PromoCodesService } from '../promo-codes/promo-codes.service.ts'
import type { ReferralService } from '../referral/referral.service.ts'
import type { SignInService } from '../sign-in/sign-in.service.ts'
import type { ApplicationsService } from './applications.service.ts'
import type { RewardsService } from './rewards.service.ts'

export type AvailableService = ReturnType<typeof availableService>
type Dependencies = {
  rewards: RewardsService
  applications: ApplicationsService
  signIn: SignInService
  promoCodes: PromoCodesService
  missions: MissionsService
  bonuses: BonusesService
  referral: ReferralService
  promotionSwitches: PromotionSwitches
}
export type Availability = Record<PromotionKey, { enabled: boolean; count: number }>

export const availableService = (dependencies: Dependencies) => {
  const { rewards, applications, signIn, promoCodes, missions, referral } = dependencies
  const { isOn, keys } = dependencies.promotionSwitches

  const counts: Record<PromotionKey, (memberId: number) => number> = {
    REGISTER: (id) => applications.joinableBy(id).filter((one) => !applications.hasApplied(id, one.id)).length,
    LOGIN: (id) => (signIn.todayOf(id).isClaimed ? 0 : 1),
    REFERRAL: (id) => referral.ripeOf(id).length,
    SAVIOR: (id) => rewards.unclaimedOf(id).filter((one) => one.kind === 'MANUAL' && !rewards.isExpired(one)).length,
    PROMOCODE: (id) => promoCodes.openCodes(id).length,
    LUCKYBET: (id) =>
      rewards.unclaimedOf(id).filter((one) => one.kind === 'LUCKY_BET' && !rewards.isExpired(one)).length,
    MISSION: (id) => missions.claimableGoals(id).length,
  }

  const countOf = (key: PromotionKey, { id }: Caller) =>
    isOn(key) && dependencies.bonuses.receivesOffers(id) ? counts[key](id) : 0

  return {
    /** Counts are 0 for guests, and during a break of the member. */
    of: (member: Caller | undefined): Availability =>
      Object.fromEntries(
        keys.map((key) => [key, { enabled: isOn(key), count: member ? countOf(key, member) : 0 }]),
      ) as Availability,
  }
}
