// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const rewardsOperations = {
  'GET /wps/relay/MCSFE_getAvailablePromotions': { id: 'getAvailablePromotions', module: 'REWCEN3', token: true },
  'GET /wps/relay/MCSFE_getMerchantAvailablePromotions': { id: 'getMerchantAvailablePromotions', module: 'REWCEN3' },
  'GET /wps/relay/MCSFE_getClaimPromotion': { id: 'listClaimableRewards', module: 'REWCEN3', token: true },
  'POST /wps/relay/MCSFE_claimIssuedPromotion': { id: 'claimReward', module: 'REWCEN3', token: true },
  'GET /wps/relay/MCS2_getPromotionClaimList': { id: 'listClaimedRewards', module: 'REWCEN3', token: true },
  'GET /wps/relay/MCSFE_getRegisterPromotionList': { id: 'listSignUpPromotions', module: 'REWCEN3', value: 'array', token: true },
  'POST /wps/relay/MCSFE_signUpPromotionJoin': { id: 'joinSignUpPromotion', module: 'DPSTBAS3', value: 'none', token: true },
  'POST /wps/relay/MCSFE_signUpRequestReward': { id: 'createRewardRequest', value: 'none', token: true, upload: true },
  'GET /wps/relay/PROMOFE_getUnappliedExtraRewardClaimList': { id: 'listExtraRewardClaims', module: 'REWCEN3', token: true },
  'GET /wps/relay/PROMOFE_feLayoutPromotion': { id: 'listRewardLayout', module: 'REWCEN3', value: 'array' },
  'GET /wps/relay/PROMOFE_getPromotionAnnouncementCategory': { id: 'listPromotionCategories', value: 'array', token: true },
} satisfies Operations
