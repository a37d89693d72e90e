import type { Call, Http, Query } from '../http.ts'
import { withdrawalsOperations } from '../operations/withdrawals.gen.ts'
import type { WithdrawInput } from '../schema.gen.ts'
import { value } from '../value.ts'

/** Money out. */
export const withdrawals = (http: Http) => {
  const { GET, POST } = http.clientOf(withdrawalsOperations)

  return {
    withdraw: (body: WithdrawInput, call?: Call) => value(POST('/wps/transaction/withdraw', { body, ...call })),
    getSettings: (groupId = 0, call?: Call) =>
      value(GET('/wps/relay/MCSFE_getWithdrawSettings', { params: { query: { groupId } }, ...call })),
    getTurnover: (call?: Call) => value(GET('/wps/relay/MCSFE_getWithdrawTurnover', call)),
    /** Returns the deductions from an amount. */
    getCharges: (query: Query<'getWithdrawCharges'>, call?: Call) =>
      value(GET('/wps/relay/MCSFE_getWithdrawCharges', { params: { query }, ...call })),
    /** Newest first; rows from `start` up to but not including `end`. */
    list: (filter: Omit<Query<'listWithdrawals'>, 'language'> = {}, call?: Call) => {
      const query = { language: http.language(), ...filter }
      return value(GET('/wps/relay/MCSFE_getWithdrawTransactionReport', { params: { query }, ...call }))
    },
  }
}
