import { promotions } from '../../catalogue/texts.ts'
import type { Handlers } from '../../kernel/http.ts'
import type { Language } from '../../kernel/language.ts'
import { toDecimal } from '../../kernel/money.ts'
import { pageOf } from '../../kernel/paging.ts'
import { invalidField } from '../../kernel/refusal.ts'
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
type Needs = {
  rewards: RewardsService
  applications: ApplicationsService
  available: AvailableService
  promotionSwitches: PromotionSwitches
}

const PAGE = 13
/** Rewards of a way that an operator can switch. */
const KEYS: Partial<Record<Reward['kind'], PromotionKey>> = { MANUAL: 'SAVIOR', LUCKY_BET: 'LUCKYBET' }

export const rewardsHandlers = (needs: Needs) => ({ ...waitingHandlers(needs), ...promotionHandlers(needs) })

type Waiting = 'listClaimableRewards' | 'claimReward' | 'listClaimedRewards'

const waitingHandlers = ({ rewards, promotionSwitches }: Needs): Handlers<Waiting> => ({
  listClaimableRewards: ({ member, language, query: { page = 1, size = PAGE } }) => {
    const { rows, total, totalPages } = pageOf(rewards.unclaimedOf(member().id), { page, size })
    const list = rows.map((reward) => asReward(reward, { isExpired: rewards.isExpired(reward), language }))
    return { list, total, totalPages }
  },
  claimReward: async ({ member, body }) => {
    const waiting = rewards.unclaimedOf(member().id).find(({ id }) => id === body.promotionClaimId)
    if (waiting && waiting.kind !== body.promotionType)
      throw invalidField('promotionType', 'is not the kind of this reward')
    const key = waiting && KEYS[waiting.kind]
    if (key) promotionSwitches.refuseOff(key, 'promotionClaimId')
    const { money, points } = await rewards.claim(member(), body.promotionClaimId)
    return { claimedTickets: claimed(money, points) }
  },
  listClaimedRewards: ({ member, language, query }) =>
    claimedPage(rewards.claimedBy(member().id), { ...query, language }),
})

type Promotion = Exclude<Operations, Waiting>

const promotionHandlers = ({ applications, available, promotionSwitches }: Needs): Handlers<Promotion> => ({
  getAvailablePromotions: ({ member }) => available.of(member()),
  getMerchantAvailablePromotions: () => available.of(undefined),
  listSignUpPromotions: ({ member, language }) =>
    applications.joinable().map(({ id, title, category }) => ({
      promotionId: id,
      title: title[language],
      category,
      hasJoined: applications.isDone(member().id, id) ? ('Y' as const) : ('N' as const),
    })),
  joinSignUpPromotion: async ({ member, body }) => {
    promotionSwitches.refuseOff('REGISTER', 'promotionId')
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

type Asked = { page?: number; size?: number; language: Language }

function claimedPage(
  { given, money, points, moneyToday }: ReturnType<RewardsService['claimedBy']>,
  { page = 1, size = PAGE, language }: Asked,
) {
  const { rows, total, totalPages } = pageOf(given, { page, size })
  const sums = { dailyReceivedBonus: toDecimal(moneyToday), totalBonus: toDecimal(money), totalPoints: points }
  return { list: rows.map((bonus) => asClaimed(bonus, language)), total, totalPages, ...sums }
}

const claimed = (money: number, points: number) => [
  ...(money > 0 ? [{ rewardType: 'CASH' as const, value: toDecimal(money) }] : []),
  ...(points > 0 ? [{ rewardType: 'POINT' as const, value: points }] : []),
]

const asReward = (
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

const asClaimed = ({ orderNo, kind, name, money, points, at }: Bonus, language: Language) => ({
  orderNo,
  eventName: name[language],
  rewardAmount: toDecimal(money),
  rewardPoint: points,
  promotionType: kind,
  claimTime: at,
})
