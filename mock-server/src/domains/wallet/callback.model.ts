import * as v from 'valibot'
import { defineLog } from '../../kernel/tables/table.ts'

/** A callback of a game aggregator that the wallet accepted. Amounts in minor units. `id` is the transaction id of the caller. */
const callbackSchema = v.object({
  id: v.string(),
  memberId: v.number(),
  kind: v.picklist(['debit', 'credit', 'rollback']),
  roundId: v.string(),
  amount: v.number(),
  /** The debit that a rollback returns, whether it came or not. */
  debitId: v.optional(v.string()),
})
export type Callback = v.InferOutput<typeof callbackSchema>

export const callbackTable = defineLog('walletCallbacks', callbackSchema, { by: ['memberId', 'roundId', 'debitId'] })
