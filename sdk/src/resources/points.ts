import type { Call, Http, Query } from '../http.ts'
import { pointsOperations } from '../operations/points.gen.ts'
import type { PointConversion, PointRedeeming } from '../schema.gen.ts'
import { value } from '../value.ts'

type Command = Call & {
  /** Names one intended purchase, so that sending it again buys nothing more. */
  idempotencyKey?: string
}

/** Points for stakes, and what they buy. */
export const points = (http: Http) => {
  const { GET, POST } = http.clientOf(pointsOperations)
  const keyed = (idempotencyKey: string | undefined) => ({ params: { header: { 'Idempotency-Key': idempotencyKey } } })

  return {
    getBalance: (call?: Call) => value(GET('/wps/relay/MCSFE_getPointBalance', call)),
    getConfig: (call?: Call) => value(GET('/wps/relay/MCSFE_getPointConfig', call)),
    listRewardTypes: (call?: Call) => value(GET('/wps/relay/MCSFE_getPointRewardConversionType', call)),
    listRewards: (query: Query<'listPointRewards'> = {}, call?: Call) =>
      value(GET('/wps/relay/MCSFE_getPointReward', { params: { query }, ...call })),
    /** The payment password travels encrypted. */
    redeem: (body: PointRedeeming, { idempotencyKey, ...call }: Command = {}) =>
      value(POST('/wps/relay/passwordCheck/MCSFE_redeemPointReward', { body, ...keyed(idempotencyKey), ...call })),
    listRedemptions: (query: Query<'listPointRedemptions'> = {}, call?: Call) =>
      value(GET('/wps/relay/MCSFE_getRedeemPointList', { params: { query }, ...call })),
    convert: (body: PointConversion, { idempotencyKey, ...call }: Command = {}) =>
      value(POST('/wps/relay/passwordCheck/MCSFE_convertPoint', { body, ...keyed(idempotencyKey), ...call })),
  }
}
