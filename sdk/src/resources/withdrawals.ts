import { pageSizes } from '../constants.ts'
import type { Call, Http, Query } from '../http.ts'
import { withdrawalsOperations } from '../operations/withdrawals.gen.ts'
import { paged, type Paging } from '../page.ts'
import type { WithdrawInput } from '../schema.gen.ts'
import { value } from '../value.ts'

type WithdrawalFilter = Omit<Query<'listWithdrawals'>, 'language' | 'start' | 'end'> & Paging

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
    /** Newest first. */
    list: (filter: WithdrawalFilter = {}, call?: Call) =>
      paged(filter, async ({ page = 1, size = pageSizes.withdrawals, ...period }) => {
        // This call counts rows: from `start` up to but not including `end`.
        const query = { language: http.language(), start: (page - 1) * size, end: page * size, ...period }
        const sent = await value(GET('/wps/relay/MCSFE_getWithdrawTransactionReport', { params: { query }, ...call }))
        const total = sent.footer?.[0]?.totalCount ?? 0
        return { list: sent.records, total, totalPages: Math.ceil(total / size) }
      }),
  }
}
