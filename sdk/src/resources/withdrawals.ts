import type { Call, Http, Query } from '../http.ts'
import { withdrawalsOperations } from '../operations/withdrawals.gen.ts'
import type { WithdrawInput } from '../schema.gen.ts'
import { value } from '../value.ts'

type Command = Call & {
  /** Names one intended withdrawal, so that sending it again takes the money once. */
  idempotencyKey?: string
}

/** Money out. */
export const withdrawals = (http: Http) => {
  const { GET, POST } = http.clientOf(withdrawalsOperations)

  return {
    withdraw: (body: WithdrawInput, { idempotencyKey, ...call }: Command = {}) =>
      value(
        POST('/wps/transaction/withdraw', { body, params: { header: { 'Idempotency-Key': idempotencyKey } }, ...call }),
      ),
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
