import * as v from 'valibot'
import { defineTable } from '../../kernel/tables/table.ts'

/** A withdrawal. `id` is the order number; money in minor units, times in ms. */
const withdrawalSchema = v.object({
  id: v.string(),
  memberId: v.number(),
  kind: v.picklist(['BC', 'EW', 'VW']),
  bankCode: v.string(),
  number: v.string(),
  /** The amount taken from the balance, including the fee. */
  amount: v.number(),
  fee: v.number(),
  state: v.picklist(['submitted', 'reviewing', 'paying', 'paid', 'rejected', 'returned']),
  submittedAt: v.number(),
  changedAt: v.number(),
  reason: v.optional(v.object({ vi: v.string(), en: v.string() })),
})
export type Withdrawal = v.InferOutput<typeof withdrawalSchema>
export type WithdrawalState = Withdrawal['state']

export const withdrawalTable = defineTable('withdrawals', withdrawalSchema, { by: ['memberId', 'state'] })

const OPEN: WithdrawalState[] = ['submitted', 'reviewing', 'paying']
const FAILED: WithdrawalState[] = ['rejected', 'returned']

/** Returns true while the money is held: no longer in the balance and not yet paid. */
export const isOpen = ({ state }: Pick<Withdrawal, 'state'>) => OPEN.includes(state)
/** Returns true if it was rejected or returned; limits and fees do not count it. */
export const hasFailed = ({ state }: Pick<Withdrawal, 'state'>) => FAILED.includes(state)
