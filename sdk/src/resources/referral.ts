import type { Call, Http, Query } from '../http.ts'
import { referralOperations } from '../operations/referral.gen.ts'
import { paged } from '../page.ts'
import { value } from '../value.ts'

/** Members who bring members. */
export const referral = (http: Http) => {
  const { GET, POST } = http.clientOf(referralOperations)

  return {
    getDetails: (call?: Call) =>
      value(GET('/wps/relay/MCSFE_getReferralDetails', { params: { query: { autoGenerate: true } }, ...call })),
    list: (filter: Query<'listReferrals'> = {}, call?: Call) =>
      paged(filter, (query) => value(GET('/wps/relay/MCSFE_getReferralList', { params: { query }, ...call }))),
    getIncome: (query: Query<'getReferralIncome'> = {}, call?: Call) =>
      value(GET('/wps/relay/MCSFE_getReferralIncome', { params: { query }, ...call })),
    listRanking: (call?: Call) => value(GET('/wps/relay/MCSFE_getReferralRanking', call)),
    listRules: (call?: Call) => value(GET('/wps/relay/MCSFE_getReferralRules', call)),
    listEstimates: (call?: Call) => value(GET('/wps/relay/MCSFE_getReferralEstimates', call)),
    listAchievements: (call?: Call) => value(GET('/wps/relay/PROMOFE_getAchievementSettingList', call)),
    claim: (call?: Call) => value(POST('/wps/relay/MCSFE_claimReferralReward', call)),
  }
}
