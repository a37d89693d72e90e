import type { Call, Http } from '../http.ts'
import { promoCodesOperations } from '../operations/promo-codes.gen.ts'
import { value } from '../value.ts'

/** Codes that are worth a bonus. */
export const promoCodes = (http: Http) => {
  const { GET, POST } = http.clientOf(promoCodesOperations)

  return {
    list: (call?: Call) => value(GET('/wps/relay/PROMOFE_getPromoCode', call)),
    claim: (promoCode: string, call?: Call) =>
      value(POST('/wps/relay/PROMOFE_claimPromoCode', { body: { promoCode }, ...call })),
  }
}
