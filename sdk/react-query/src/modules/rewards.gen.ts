// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { rewards } from '@longan/sdk/rewards'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getAvailablePromotions: Query<ReturnType<typeof rewards>['getAvailable']> = /* @__PURE__ */ query<ReturnType<typeof rewards>['getAvailable']>(['getAvailablePromotions', rewards, 0, 'getAvailable'], { secured: true })
export const getMerchantAvailablePromotions: Query<ReturnType<typeof rewards>['getMerchantAvailable']> = /* @__PURE__ */ query<ReturnType<typeof rewards>['getMerchantAvailable']>(['getMerchantAvailablePromotions', rewards, 0, 'getMerchantAvailable'])
export const listClaimableRewards: Query<ReturnType<typeof rewards>['listClaimable']> = /* @__PURE__ */ query<ReturnType<typeof rewards>['listClaimable']>(['listClaimableRewards', rewards, 1, 'listClaimable'], { secured: true, localized: true })
export const claimReward: Command<ReturnType<typeof rewards>['claim']> = /* @__PURE__ */ command<ReturnType<typeof rewards>['claim']>(['claimReward', rewards, 1, 'claim'], ['getAvailablePromotions', 'getPointBalance', 'getStatement', 'getWallet', 'getWalletBalance', 'listClaimableRewards', 'listClaimedRewards', 'listTransactions'])
export const listClaimedRewards: Query<ReturnType<typeof rewards>['listClaimed']> = /* @__PURE__ */ query<ReturnType<typeof rewards>['listClaimed']>(['listClaimedRewards', rewards, 1, 'listClaimed'], { secured: true, localized: true })
export const listSignUpPromotions: Query<ReturnType<typeof rewards>['listSignUpPromotions']> = /* @__PURE__ */ query<ReturnType<typeof rewards>['listSignUpPromotions']>(['listSignUpPromotions', rewards, 0], { secured: true, localized: true })
export const joinSignUpPromotion: Command<ReturnType<typeof rewards>['joinSignUpPromotion']> = /* @__PURE__ */ command<ReturnType<typeof rewards>['joinSignUpPromotion']>(['joinSignUpPromotion', rewards, 1], ['getAvailablePromotions', 'listSignUpPromotions'])
export const createRewardRequest: Command<ReturnType<typeof rewards>['request']> = /* @__PURE__ */ command<ReturnType<typeof rewards>['request']>(['createRewardRequest', rewards, 1, 'request'], ['listExtraRewardClaims'])
export const listExtraRewardClaims: Query<ReturnType<typeof rewards>['listExtraClaims']> = /* @__PURE__ */ query<ReturnType<typeof rewards>['listExtraClaims']>(['listExtraRewardClaims', rewards, 0, 'listExtraClaims'], { secured: true })
export const listRewardLayout: Query<ReturnType<typeof rewards>['listLayout']> = /* @__PURE__ */ query<ReturnType<typeof rewards>['listLayout']>(['listRewardLayout', rewards, 0, 'listLayout'])
export const listPromotionCategories: Query<ReturnType<typeof rewards>['listCategories']> = /* @__PURE__ */ query<ReturnType<typeof rewards>['listCategories']>(['listPromotionCategories', rewards, 0, 'listCategories'], { secured: true })
