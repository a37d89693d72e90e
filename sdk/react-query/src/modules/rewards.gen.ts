// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { rewards } from '@longan/sdk/rewards'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getAvailablePromotions: Query<ReturnType<typeof rewards>['getAvailable']> = /* @__PURE__ */ query('getAvailablePromotions', [(http: Http) => rewards(http).getAvailable, 0], { secured: true })
export const getMerchantAvailablePromotions: Query<ReturnType<typeof rewards>['getMerchantAvailable']> = /* @__PURE__ */ query('getMerchantAvailablePromotions', [(http: Http) => rewards(http).getMerchantAvailable, 0])
export const listClaimableRewards: Query<ReturnType<typeof rewards>['listClaimable']> = /* @__PURE__ */ query('listClaimableRewards', [(http: Http) => rewards(http).listClaimable, 1], { secured: true, localized: true })
export const claimReward: Command<ReturnType<typeof rewards>['claim']> = /* @__PURE__ */ command('claimReward', [(http: Http) => rewards(http).claim, 1], ['getAvailablePromotions', 'getPointBalance', 'getStatement', 'getWallet', 'getWalletBalance', 'listClaimableRewards', 'listClaimedRewards', 'listTransactions'])
export const listClaimedRewards: Query<ReturnType<typeof rewards>['listClaimed']> = /* @__PURE__ */ query('listClaimedRewards', [(http: Http) => rewards(http).listClaimed, 1], { secured: true, localized: true })
export const listSignUpPromotions: Query<ReturnType<typeof rewards>['listSignUpPromotions']> = /* @__PURE__ */ query('listSignUpPromotions', [(http: Http) => rewards(http).listSignUpPromotions, 0], { secured: true, localized: true })
export const joinSignUpPromotion: Command<ReturnType<typeof rewards>['joinSignUpPromotion']> = /* @__PURE__ */ command('joinSignUpPromotion', [(http: Http) => rewards(http).joinSignUpPromotion, 1], ['getAvailablePromotions', 'listSignUpPromotions'])
export const createRewardRequest: Command<ReturnType<typeof rewards>['request']> = /* @__PURE__ */ command('createRewardRequest', [(http: Http) => rewards(http).request, 1], ['listExtraRewardClaims'])
export const listExtraRewardClaims: Query<ReturnType<typeof rewards>['listExtraClaims']> = /* @__PURE__ */ query('listExtraRewardClaims', [(http: Http) => rewards(http).listExtraClaims, 0], { secured: true })
export const listRewardLayout: Query<ReturnType<typeof rewards>['listLayout']> = /* @__PURE__ */ query('listRewardLayout', [(http: Http) => rewards(http).listLayout, 0])
export const listPromotionCategories: Query<ReturnType<typeof rewards>['listCategories']> = /* @__PURE__ */ query('listPromotionCategories', [(http: Http) => rewards(http).listCategories, 0], { secured: true })
