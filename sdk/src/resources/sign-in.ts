import type { Call, Http } from '../http.ts'
import { signInOperations } from '../operations/sign-in.gen.ts'
import { value } from '../value.ts'

/** The sign-in calendar. */
export const signIn = (http: Http) => {
  const { GET, POST } = http.clientOf(signInOperations)

  return {
    listPromotions: (call?: Call) => value(GET('/wps/relay/MCSFE_getLoginPromotion', call)),
    getCalendar: (configId: number, call?: Call) =>
      value(GET('/wps/relay/MCSFE_getLoginPromotionConfigHistory', { params: { query: { configId } }, ...call })),
    claim: (promotionConfigDetailId: number, call?: Call) =>
      value(POST('/wps/relay/MCSFE_claimLoginPromotion', { body: { promotionConfigDetailId }, ...call })),
  }
}
