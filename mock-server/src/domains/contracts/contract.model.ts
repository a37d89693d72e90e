import * as v from 'valibot'
import { CATEGORIES } from '../../catalogue/game.ts'
import { defineTable } from '../../kernel/tables/table.ts'

/** A step of a contract: its conditions and its payment. Money in minor units. */
const stepSchema = v.object({
  stake: v.number(),
  activeMembers: v.number(),
  /** Minimum loss of the branch in the period; only for dividends. */
  netLoss: v.number(),
  /** `share` of the stake (of a dividend: of the loss) in ten-thousandths, or a `fixed` amount. */
  gives: v.picklist(['share', 'fixed']),
  rate: v.number(),
})
export type Step = v.InferOutput<typeof stepSchema>

const kinds = ['dividend', 'daily', 'hourly', 'realtime'] as const
export type ContractKind = (typeof kinds)[number]

export const PRODUCTS = [...CATEGORIES, 'CONS'] as const
export type Product = (typeof PRODUCTS)[number]

const contractSchema = v.object({
  id: v.number(),
  memberId: v.number(),
  /** The agent who offered it; absent if the site did. */
  offeredBy: v.optional(v.number()),
  kind: v.picklist(kinds),
  product: v.picklist(PRODUCTS),
  steps: v.array(stepSchema),
  /** `withdrawn`: ended by the agent while active; `closed`: the member confirmed that. */
  status: v.picklist(['pending', 'active', 'refused', 'withdrawn', 'closed', 'replaced']),
  offeredAt: v.number(),
  answeredAt: v.optional(v.number()),
})
export type Contract = v.InferOutput<typeof contractSchema>

/** A payout of a contract for a period. A dividend without profit has the amount 0 and carries its loss over. */
const payoutSchema = v.object({
  /** The order number. */
  id: v.string(),
  memberId: v.number(),
  contractId: v.number(),
  kind: v.picklist(kinds),
  product: v.picklist(PRODUCTS),
  from: v.number(),
  to: v.number(),
  stake: v.number(),
  activeMembers: v.number(),
  netLoss: v.number(),
  /** Loss carried over from earlier periods; never above 0. */
  carried: v.number(),
  amount: v.number(),
  paidAt: v.number(),
})
export type Payout = v.InferOutput<typeof payoutSchema>

const dueSchema = v.object({ id: v.picklist(['day', 'hour']) })

export const contractTable = defineTable('contracts', contractSchema, {
  by: ['memberId', 'offeredBy', 'kind', 'status'],
})
export const payoutTable = defineTable('payouts', payoutSchema, { by: ['memberId', 'contractId'] })
export const dueTable = defineTable('contractsDue', dueSchema)
