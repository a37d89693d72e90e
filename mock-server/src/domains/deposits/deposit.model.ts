import * as v from 'valibot'
import { defineTable } from '../../kernel/tables/table.ts'

const localizedText = v.object({ vi: v.string(), en: v.string() })

/** A deposit. `id` is the order number; money in minor units, times in ms. */
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
  /** The paid amount that is kept. */
  arrived: v.optional(v.number()),
  /** The paid amount that went back to the payer, because it was more than remained of a limit. */
  returned: v.optional(v.number()),
  /** When it was paid after its expiry; it counts for limits from then on. */
  paidLateAt: v.optional(v.number()),
  creditsAt: v.optional(v.number()),
  creditedAt: v.optional(v.number()),
  /** The amount credited: the paid amount without the fee. */
  credited: v.number(),
  fee: v.number(),
  bonus: v.number(),
  turnover: v.number(),
  hasSlip: v.boolean(),
  isHurried: v.boolean(),
  reason: v.optional(localizedText),
})
export type Deposit = v.InferOutput<typeof depositSchema>
export type DepositState = Deposit['state']

export const depositTable = defineTable('deposits', depositSchema, { by: ['memberId', 'state'] })

export const UNPAID: readonly DepositState[] = ['created', 'awaiting', 'proof']
export const OPEN: readonly DepositState[] = [...UNPAID, 'confirming']
export const isCredited = ({ state }: Pick<Deposit, 'state'>) => state === 'credited' || state === 'different'
