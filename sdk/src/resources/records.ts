import type { Call, Http, Query } from '../http.ts'
import { recordsOperations } from '../operations/records.gen.ts'
import { paged } from '../page.ts'
import type { operations } from '../schema.gen.ts'
import { value } from '../value.ts'

type Filter<Id extends keyof operations> = Omit<Query<Id>, 'language'>

/** Records of the member's money and bets. */
export const records = (http: Http) => {
  const { GET } = http.clientOf(recordsOperations)
  const inLanguage = <Q>(filter: Q) => ({ params: { query: { language: http.language(), ...filter } } })

  return {
    listTransactions: (filter: Filter<'listTransactions'> = {}, call?: Call) =>
      paged(filter, (query) => value(GET('/wps/relay/ODSFE2_MemTransDet', { ...inLanguage(query), ...call }))),
    listRngOrders: (filter: Filter<'listRngOrders'> = {}, call?: Call) =>
      paged(filter, (query) => value(GET('/wps/relay/ODSFE2_RNGOrders', { ...inLanguage(query), ...call }))),
    listElottSettledOrders: (filter: Filter<'listElottSettledOrders'> = {}, call?: Call) =>
      paged(filter, (query) => value(GET('/wps/relay/ODSFE2_ElottSettledOrders', { ...inLanguage(query), ...call }))),
    listElottUnsettledOrders: (filter: Filter<'listElottUnsettledOrders'> = {}, call?: Call) =>
      paged(filter, (query) => value(GET('/wps/relay/ODSFE2_ElottUnsettledOrders', { ...inLanguage(query), ...call }))),
  }
}
