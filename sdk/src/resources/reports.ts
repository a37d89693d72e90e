import type { Call, Http, Query } from '../http.ts'
import { reportsOperations } from '../operations/reports.gen.ts'
import { paged } from '../page.ts'
import { value } from '../value.ts'

type Filter = Omit<Query<'getPersonalProfitAndLoss'>, 'language'>

/** Sums of the records. */
export const reports = (http: Http) => {
  const { GET } = http.clientOf(reportsOperations)
  const withFilter = (filter: Filter) => ({ params: { query: { language: http.language(), ...filter } } })

  return {
    listTransactionCodes: (call?: Call) => value(GET('/wps/relay/ODSFE2_getTransactionCodes', call)),
    getProfitAndLoss: async (filter: Filter = {}, call?: Call) =>
      value(GET('/wps/relay/ODSFE2_getPersonalProfitAndLoss', { ...withFilter(filter), ...call })),
    getLotteryProfitAndLoss: async (filter: Filter = {}, call?: Call) =>
      value(GET('/wps/report/detailedLottoPNL', { ...withFilter(filter), ...call })),
    getPvpFishProfitAndLoss: async (filter: Filter = {}, call?: Call) =>
      value(GET('/wps/report/personalPVPFishingPNL', { ...withFilter(filter), ...call })),
    listExcludedTurnover: (filter: Query<'listExcludedTurnover'> = {}, call?: Call) =>
      paged(filter, (query) => value(GET('/wps/relay/MCSFE_getExcludeTurnoverList', { params: { query }, ...call }))),
  }
}
