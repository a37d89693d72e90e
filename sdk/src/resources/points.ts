import type { Call, Http, Query } from '../http.ts'
import { pointsOperations } from '../operations/points.gen.ts'
import { paged } from '../page.ts'
import type { PointConversion, PointRedeeming } from '../schema.gen.ts'
import { value } from '../value.ts'

/** Points for stakes, and what they buy. */
export const points = (http: Http) => {
  const { GET, POST } = http.clientOf(pointsOperations)

  return {
    getBalance: (call?: Call) => value(GET('/wps/relay/MCSFE_getPointBalance', call)),
    getConfig: (call?: Call) => value(GET('/wps/relay/MCSFE_getPointConfig', call)),
    listRewardTypes: (call?: Call) => value(GET('/wps/relay/MCSFE_getPointRewardConversionType', call)),
    listRewards: (filter: Query<'listPointRewards'> = {}, call?: Call) =>
      paged(filter, (query) => value(GET('/wps/relay/MCSFE_getPointReward', { params: { query }, ...call }))),
    /** The payment password travels encrypted. */
    redeem: (body: PointRedeeming, call?: Call) =>
      value(POST('/wps/relay/passwordCheck/MCSFE_redeemPointReward', { body, ...call })),
    listRedemptions: (filter: Query<'listPointRedemptions'> = {}, call?: Call) =>
      paged(filter, (query) => value(GET('/wps/relay/MCSFE_getRedeemPointList', { params: { query }, ...call }))),
    convert: (body: PointConversion, call?: Call) =>
      value(POST('/wps/relay/passwordCheck/MCSFE_convertPoint', { body, ...call })),
  }
}
