import * as v from 'valibot'
import { defineTable } from '../../kernel/table.ts'

const words = v.object({ vi: v.string(), en: v.string() })

/** Money on its way in. `id` is the order number; money in minor units, times in ms. */
const depositSchema = v.object({
  id: v.string(),
  memberId: v.number(),
  vendorId: v.number(),
  method: v.string(),
  bankCode: v.string(),
  requested: v.number(),
  promotionId: v.optional(v.number()),
  state: v.picklist([
    'created',
    'awaiting',
    'proof',
    'confirming',
    'credited',
    'different',
    'failed',
    'cancelled',
    'expired',
  ]),
  createdAt: v.number(),
  expiresAt: v.number(),
  /** What was paid. */
  arrived: v.optional(v.number()),
  /** When it is in the wallet. */
  creditsAt: v.optional(v.number()),
  creditedAt: v.optional(v.number()),
  /** What came into the wallet: what was paid without the fee. */
  credited: v.number(),
  fee: v.number(),
  bonus: v.number(),
  /** What it made the member stake. */
  turnover: v.number(),
  hasSlip: v.boolean(),
  isHurried: v.boolean(),
  reason: v.optional(words),
})
export type Deposit = v.InferOutput<typeof depositSchema>
export type DepositState = Deposit['state']

export const depositTable = defineTable('deposits', depositSchema, { by: ['memberId', 'state'] })

/** Nothing has been paid yet. */
export const UNPAID: readonly DepositState[] = ['created', 'awaiting', 'proof']
/** Something may still come of it. */
export const OPEN: readonly DepositState[] = [...UNPAID, 'confirming']
export const isCredited = ({ state }: Pick<Deposit, 'state'>) => state === 'credited' || state === 'different'
