import type { Call, Http, Query } from '../http.ts'
import { rewardsOperations } from '../operations/rewards.gen.ts'
import { paged } from '../page.ts'
import type { RewardClaim, RewardRequest } from '../schema.gen.ts'
import { done, value } from '../value.ts'

/** Rewards of the site, and those of the member. */
export const rewards = (http: Http) => {
  const { GET, POST } = http.clientOf(rewardsOperations)

  return {
    getAvailable: (call?: Call) => value(GET('/wps/relay/MCSFE_getAvailablePromotions', call)),
    /** The same for a guest. */
    getMerchantAvailable: (call?: Call) => value(GET('/wps/relay/MCSFE_getMerchantAvailablePromotions', call)),
    listClaimable: (filter: Query<'listClaimableRewards'> = {}, call?: Call) =>
      paged(filter, (query) => value(GET('/wps/relay/MCSFE_getClaimPromotion', { params: { query }, ...call }))),
    claim: (body: RewardClaim, call?: Call) => value(POST('/wps/relay/MCSFE_claimIssuedPromotion', { body, ...call })),
    /** With the sums of all rewards in the footer. */
    listClaimed: (filter: Query<'listClaimedRewards'> = {}, call?: Call) =>
      paged(filter, async (query) => {
        const { list, total, totalPages, ...footer } = await value(
          GET('/wps/relay/MCS2_getPromotionClaimList', { params: { query }, ...call }),
        )
        return { list, total, totalPages, footer }
      }),
    listSignUpPromotions: (call?: Call) => value(GET('/wps/relay/MCSFE_getRegisterPromotionList', call)),
    joinSignUpPromotion: (promotionId: number, call?: Call) =>
      done(POST('/wps/relay/MCSFE_signUpPromotionJoin', { body: { promotionId }, ...call })),
    /** Asks for the reward of a promotion; pictures are data URLs. */
    request: (body: RewardRequest, call?: Call) =>
      done(POST('/wps/relay/MCSFE_signUpRequestReward', { body, ...call })),
    listExtraClaims: async (call?: Call) =>
      (await value(GET('/wps/relay/PROMOFE_getUnappliedExtraRewardClaimList', call))).claims,
    listLayout: (call?: Call) => value(GET('/wps/relay/PROMOFE_feLayoutPromotion', call)),
    listCategories: (call?: Call) => value(GET('/wps/relay/PROMOFE_getPromotionAnnouncementCategory', call)),
  }
}
