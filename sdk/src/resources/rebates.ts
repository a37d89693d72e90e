import type { Call, Http } from '../http.ts'
import { rebatesOperations } from '../operations/rebates.gen.ts'
import { value } from '../value.ts'

/** A share of each day's stakes. */
export const rebates = (http: Http) => {
  const { GET, POST } = http.clientOf(rebatesOperations)

  return {
    listSettings: (call?: Call) => value(GET('/wps/relay/MCSFE_getCustomerRebateSettingByProductType', call)),
    list: (call?: Call) => value(GET('/wps/relay/MCSFE_getRebateList', call)),
    claim: (rebateId: string, call?: Call) =>
      value(POST('/wps/relay/MCSFE_claimRebate', { body: { rebateId }, ...call })),
  }
}
