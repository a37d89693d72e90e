import * as v from 'valibot'
import { amountSchema } from '../kernel/world/provider-state.ts'

const reason = v.optional(v.pipe(v.string(), v.maxLength(200)), 'Decided by the operator')
export const withdrawalDecision = v.strictObject({
  refId: v.string(),
  decision: v.picklist(['approve', 'reject', 'return']),
  reason,
})

export const depositDecision = v.strictObject({
  depositId: v.string(),
  decision: v.picklist(['approve', 'reject']),
  /** The amount that arrived, if it differs from the requested one. */
  amount: v.optional(amountSchema),
  reason,
})
