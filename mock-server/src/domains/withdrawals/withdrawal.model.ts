import * as v from 'valibot'
import { defineTable } from '../../kernel/table.ts'

/** Money on its way out. `id` is the order number; money in minor units, times in ms. */
const withdrawalSchema = v.object({
  id: v.string(),
  memberId: v.number(),
  kind: v.picklist(['BC', 'EW', 'VW']),
  bankCode: v.string(),
  /** Where it goes, in full. */
  number: v.string(),
  /** What left the balance; the fee is part of it. */
  amount: v.number(),
  fee: v.number(),
  state: v.picklist(['submitted', 'reviewing', 'paying', 'paid', 'rejected', 'returned']),
  submittedAt: v.number(),
  changedAt: v.number(),
  /** Why it came to nothing. */
  reason: v.optional(v.object({ vi: v.string(), en: v.string() })),
})
export type Withdrawal = v.InferOutput<typeof withdrawalSchema>
export type WithdrawalState = Withdrawal['state']

export const withdrawalTable = defineTable('withdrawals', withdrawalSchema, { by: ['memberId', 'state'] })

const OPEN: WithdrawalState[] = ['submitted', 'reviewing', 'paying']
const FAILED: WithdrawalState[] = ['rejected', 'returned']

/** Its money is neither the member's nor sent yet. */
export const isOpen = ({ state }: Pick<Withdrawal, 'state'>) => OPEN.includes(state)
/** It came to nothing: limits and charges do not count it. */
export const hasFailed = ({ state }: Pick<Withdrawal, 'state'>) => FAILED.includes(state)
