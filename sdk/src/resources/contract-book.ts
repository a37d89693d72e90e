import type { Call, Http, Query } from '../http.ts'
import { contractBookOperations } from '../operations/contract-book.gen.ts'
import { paged } from '../page.ts'
import type { components } from '../schema.gen.ts'
import { done, value } from '../value.ts'

/** Contracts and their payouts. */
export const contractBook = (http: Http) => {
  const { GET, POST } = http.clientOf(contractBookOperations)

  return {
    /** Those offered to the caller, or with `offered: 'Y'` by the caller. */
    list: (filter: Query<'listContracts'> = {}, call?: Call) =>
      paged(filter, (query) => value(GET('/wps/relay/MCSFE_getContractList', { params: { query }, ...call }))),
    offer: (body: components['schemas']['ContractInput'], call?: Call) =>
      value(
        POST('/wps/relay/MCSFE_createContract', {
          body,
          ...call,
        }),
      ),
    withdraw: (contractId: number, call?: Call) =>
      done(POST('/wps/relay/MCSFE_cancelContract', { body: { contractId }, ...call })),
    listSalaries: (filter: Query<'listSalaries'> = {}, call?: Call) =>
      paged(filter, (query) => value(GET('/wps/relay/MCSFE_getSalaryList', { params: { query }, ...call }))),
    listDividends: (filter: Query<'listDividends'> = {}, call?: Call) =>
      paged(filter, (query) => value(GET('/wps/relay/MCSFE_getDividendList', { params: { query }, ...call }))),
  }
}
