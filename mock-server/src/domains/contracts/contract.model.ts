import * as v from 'valibot'
import { CATEGORIES } from '../../catalogue/game.ts'
import { defineTable } from '../../kernel/table.ts'

/** A step of a contract: what it takes, and what it gives. Money in minor units. */
const stepSchema = v.object({
  /** Staked by the branch in the period, at least. */
  stake: v.number(),
  /** Members below who staked, at least. */
  activeMembers: v.number(),
  /** Lost by the branch in the period, at least; of dividends. */
  netLoss: v.number(),
  /** `share` of the stake (of a dividend: of the loss) in ten-thousandths, or a `fixed` amount. */
  gives: v.picklist(['share', 'fixed']),
  rate: v.number(),
})
export type Step = v.InferOutput<typeof stepSchema>

const kinds = ['dividend', 'daily', 'hourly', 'realtime'] as const
export type ContractKind = (typeof kinds)[number]

/** Categories of games, and all of them together. */
export const PRODUCTS = [...CATEGORIES, 'CONS'] as const
export type Product = (typeof PRODUCTS)[number]

const contractSchema = v.object({
  id: v.number(),
  memberId: v.number(),
  /** The agent who offered it; the site itself where nobody is named. */
  offeredBy: v.optional(v.number()),
  kind: v.picklist(kinds),
  product: v.picklist(PRODUCTS),
  steps: v.array(stepSchema),
  /** `withdrawn` was in force and was taken back; `closed` when the member has seen that. */
  status: v.picklist(['pending', 'active', 'refused', 'withdrawn', 'closed', 'replaced']),
  offeredAt: v.number(),
  answeredAt: v.optional(v.number()),
})
export type Contract = v.InferOutput<typeof contractSchema>

/** What a contract paid for a period; a dividend of a period without profit pays nothing and carries over. */
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
  /** What of earlier periods counted against this one; never above 0. */
  carried: v.number(),
  amount: v.number(),
  paidAt: v.number(),
})
export type Payout = v.InferOutput<typeof payoutSchema>

/** The next payments that are due: `day` or `hour`, where some contract waits for it. */
const dueSchema = v.object({ id: v.picklist(['day', 'hour']) })

export const contractTable = defineTable('contracts', contractSchema, {
  by: ['memberId', 'offeredBy', 'kind', 'status'],
})
export const payoutTable = defineTable('payouts', payoutSchema, { by: ['memberId', 'contractId'] })
export const dueTable = defineTable('contractsDue', dueSchema)
