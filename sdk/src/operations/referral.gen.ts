// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const referralOperations = {
  'GET /wps/relay/MCSFE_getReferralDetails': { id: 'getReferralDetails', module: 'REFERRAL3', token: true },
  'GET /wps/relay/MCSFE_getReferralList': { id: 'listReferrals', module: 'REFERRAL3', token: true },
  'GET /wps/relay/MCSFE_getReferralIncome': { id: 'getReferralIncome', module: 'REFERRAL3', token: true },
  'GET /wps/relay/MCSFE_getReferralRanking': { id: 'listReferralRanking', module: 'REFERRAL3', value: 'array', token: true },
  'GET /wps/relay/MCSFE_getReferralRules': { id: 'listReferralRules', module: 'REFERRAL3', value: 'array' },
  'GET /wps/relay/MCSFE_getReferralEstimates': { id: 'listReferralEstimates', module: 'REFERRAL3', value: 'array' },
  'GET /wps/relay/PROMOFE_getAchievementSettingList': { id: 'listReferralAchievements', module: 'REFERRAL3', value: 'array', token: true },
  'POST /wps/relay/MCSFE_claimReferralReward': { id: 'claimReferralRewards', module: 'REFERRAL3', value: 'array', token: true },
} satisfies Operations
