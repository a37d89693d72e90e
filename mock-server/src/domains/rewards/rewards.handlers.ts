import { promotions } from '../../catalogue/texts.ts'
import type { Handlers } from '../../kernel/http/http.ts'
import type { Language } from '../../kernel/validation/language.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { pageOf } from '../../kernel/http/paging.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import type { Bonus } from '../bonuses/bonuses.service.ts'
import type { PromotionKey, PromotionSwitches } from '../bonuses/promotion-switches.service.ts'
import type { ApplicationsService } from './applications.service.ts'
import type { AvailableService } from './available.service.ts'
import type { Reward, RewardsService } from './rewards.service.ts'

type Operations =
  | 'getAvailablePromotions'
  | 'getMerchantAvailablePromotions'
  | 'listClaimableRewards'
  | 'claimReward'
  | 'listClaimedRewards'
  | 'listSignUpPromotions'
  | 'joinSignUpPromotion'
  | 'createRewardRequest'
  | 'listExtraRewardClaims'
  | 'listRewardLayout'
  | 'listPromotionCategories'
type Dependencies = {
  rewards: RewardsService
  applications: ApplicationsService
  available: AvailableService
  promotionSwitches: PromotionSwitches
}

const PAGE_SIZE = 13
const PROMOTION_KEYS: Partial<Record<Reward['kind'], PromotionKey>> = { MANUAL: 'SAVIOR', LUCKY_BET: 'LUCKYBET' }

export const rewardsHandlers = (dependencies: Dependencies) => ({
  ...claimHandlers(dependencies),
  ...promotionHandlers(dependencies),
})

type ClaimOperation = 'listClaimableRewards' | 'claimReward' | 'listClaimedRewards'

const claimHandlers = ({ rewards, promotionSwitches }: Dependencies): Handlers<ClaimOperation> => ({
  listClaimableRewards: ({ member, language, query: { page = 1, size = PAGE_SIZE } }) => {
    const { rows, total, totalPages } = pageOf(rewards.unclaimedOf(member().id), { page, size })
    const list = rows.map((reward) => toReward(reward, { isExpired: rewards.isExpired(reward), language }))
    return { list, total, totalPages }
  },
  claimReward: async ({ member, body }) => {
    const reward = rewards.unclaimedOf(member().id).find(({ id }) => id === body.promotionClaimId)
    if (reward && reward.kind !== body.promotionType)
      throw invalidField('promotionType', 'is not the kind of this reward')
    const key = reward && PROMOTION_KEYS[reward.kind]
    if (key) promotionSwitches.assertEnabled(key, 'promotionClaimId')
    const { money, points } = await rewards.claim(member(), body.promotionClaimId)
    return { claimedTickets: toAmounts(money, points) }
  },
  listClaimedRewards: ({ member, language, query }) =>
    claimedPage(rewards.claimedBy(member().id), { ...query, language }),
})

type PromotionOperation = Exclude<Operations, ClaimOperation>

const promotionHandlers = ({
  applications,
  available,
  promotionSwitches,
}: Dependencies): Handlers<PromotionOperation> => ({
  getAvailablePromotions: ({ member }) => available.of(member()),
  getMerchantAvailablePromotions: () => available.of(undefined),
  listSignUpPromotions: ({ member, language }) =>
    applications.joinableBy(member().id).map(({ id, title, category }) => ({
      promotionId: id,
      title: title[language],
      category,
      hasJoined: applications.hasApplied(member().id, id) ? ('Y' as const) : ('N' as const),
    })),
  joinSignUpPromotion: async ({ member, body }) => {
    promotionSwitches.assertEnabled('REGISTER', 'promotionId')
    await applications.join(member(), body.promotionId)
    return true
  },
  createRewardRequest: async ({ member, body: { promotionId, remarks = '', pictures = [] } }) => {
    await applications.request(member(), { promotionId, remarks, pictures })
    return true
  },
  listExtraRewardClaims: ({ member }) => ({
    claims: applications.requestableBy(member().id).map(({ id }) => ({ claimId: id, promotionId: id })),
  }),
  listRewardLayout: () =>
    promotionSwitches.keys.map((key, index) => ({ key, sort: index + 1, enabled: promotionSwitches.isOn(key) })),
  listPromotionCategories: () => [...new Set(promotions().map(({ category }) => category))],
})

type ClaimedQuery = { page?: number; size?: number; language: Language }

function claimedPage(
  { claimed, money, points, moneyToday }: ReturnType<RewardsService['claimedBy']>,
  { page = 1, size = PAGE_SIZE, language }: ClaimedQuery,
) {
  const { rows, total, totalPages } = pageOf(claimed, { page, size })
  const sums = { dailyReceivedBonus: toDecimal(moneyToday), totalBonus: toDecimal(money), totalPoints: points }
  return { list: rows.map((bonus) => toClaimed(bonus, language)), total, totalPages, ...sums }
}

const toAmounts = (money: number, points: number) => [
  ...(money > 0 ? [{ rewardType: 'CASH' as const, value: toDecimal(money) }] : []),
  ...(points > 0 ? [{ rewardType: 'POINT' as const, value: points }] : []),
]

const toReward = (
  { id, kind, name, money, points, expiresAt }: Reward,
  { isExpired, language }: { isExpired: boolean; language: Language },
) => ({
  rewardId: id,
  eventName: name[language],
  rewardAmount: toDecimal(money),
  rewardPoint: points,
  promotionType: kind,
  status: isExpired ? ('E' as const) : ('I' as const),
  expiry: expiresAt,
})

const toClaimed = ({ orderNo, kind, name, money, points, at }: Bonus, language: Language) => ({
  orderNo,
  eventName: name[language],
  rewardAmount: toDecimal(money),
  rewardPoint: points,
  promotionType: kind,
  claimTime: at,
})
