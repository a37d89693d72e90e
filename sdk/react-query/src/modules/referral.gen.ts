// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { referral } from '@longan/sdk/referral'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getReferralDetails: Query<ReturnType<typeof referral>['getDetails']> = /* @__PURE__ */ query('getReferralDetails', [(http: Http) => referral(http).getDetails, 0], { secured: true })
export const listReferrals: Query<ReturnType<typeof referral>['list']> = /* @__PURE__ */ query('listReferrals', [(http: Http) => referral(http).list, 1], { secured: true })
export const getReferralIncome: Query<ReturnType<typeof referral>['getIncome']> = /* @__PURE__ */ query('getReferralIncome', [(http: Http) => referral(http).getIncome, 1], { secured: true })
export const listReferralRanking: Query<ReturnType<typeof referral>['listRanking']> = /* @__PURE__ */ query('listReferralRanking', [(http: Http) => referral(http).listRanking, 0], { secured: true })
export const listReferralRules: Query<ReturnType<typeof referral>['listRules']> = /* @__PURE__ */ query('listReferralRules', [(http: Http) => referral(http).listRules, 0], { localized: true })
export const listReferralEstimates: Query<ReturnType<typeof referral>['listEstimates']> = /* @__PURE__ */ query('listReferralEstimates', [(http: Http) => referral(http).listEstimates, 0])
export const listReferralAchievements: Query<ReturnType<typeof referral>['listAchievements']> = /* @__PURE__ */ query('listReferralAchievements', [(http: Http) => referral(http).listAchievements, 0], { secured: true })
export const claimReferralRewards: Command<ReturnType<typeof referral>['claim']> = /* @__PURE__ */ command('claimReferralRewards', [(http: Http) => referral(http).claim, 0], ['getAvailablePromotions', 'getReferralDetails', 'getReferralIncome', 'getStatement', 'getWallet', 'getWalletBalance', 'listClaimedRewards', 'listTransactions'])
