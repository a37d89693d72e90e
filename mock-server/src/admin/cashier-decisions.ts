import * as v from 'valibot'
import { amount } from '../kernel/provider-state.ts'

const reason = v.optional(v.pipe(v.string(), v.maxLength(200)), 'Decided by the operator')
export const withdrawalDecision = v.strictObject({
  refId: v.string(),
  decision: v.picklist(['approve', 'reject', 'return']),
  reason,
})

export const depositDecision = v.strictObject({
  depositId: v.string(),
  decision: v.picklist(['approve', 'reject']),
  /** What arrived, where that is another amount. */
  amount: v.optional(amount),
  reason,
})
