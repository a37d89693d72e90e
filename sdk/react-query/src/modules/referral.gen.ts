// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { referral } from '@longan/sdk/referral'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getReferralDetails: Query<ReturnType<typeof referral>['getDetails']> = /* @__PURE__ */ query<ReturnType<typeof referral>['getDetails']>(['getReferralDetails', referral, 0, 'getDetails'], { secured: true })
export const listReferrals: Query<ReturnType<typeof referral>['list']> = /* @__PURE__ */ query<ReturnType<typeof referral>['list']>(['listReferrals', referral, 1, 'list'], { secured: true })
export const getReferralIncome: Query<ReturnType<typeof referral>['getIncome']> = /* @__PURE__ */ query<ReturnType<typeof referral>['getIncome']>(['getReferralIncome', referral, 1, 'getIncome'], { secured: true })
export const listReferralRanking: Query<ReturnType<typeof referral>['listRanking']> = /* @__PURE__ */ query<ReturnType<typeof referral>['listRanking']>(['listReferralRanking', referral, 0, 'listRanking'], { secured: true })
export const listReferralRules: Query<ReturnType<typeof referral>['listRules']> = /* @__PURE__ */ query<ReturnType<typeof referral>['listRules']>(['listReferralRules', referral, 0, 'listRules'], { localized: true })
export const listReferralEstimates: Query<ReturnType<typeof referral>['listEstimates']> = /* @__PURE__ */ query<ReturnType<typeof referral>['listEstimates']>(['listReferralEstimates', referral, 0, 'listEstimates'])
export const listReferralAchievements: Query<ReturnType<typeof referral>['listAchievements']> = /* @__PURE__ */ query<ReturnType<typeof referral>['listAchievements']>(['listReferralAchievements', referral, 0, 'listAchievements'], { secured: true })
export const claimReferralRewards: Command<ReturnType<typeof referral>['claim']> = /* @__PURE__ */ command<ReturnType<typeof referral>['claim']>(['claimReferralRewards', referral, 0, 'claim'], ['getAvailablePromotions', 'getReferralDetails', 'getReferralIncome', 'getStatement', 'getWallet', 'getWalletBalance', 'listClaimedRewards', 'listTransactions'])
