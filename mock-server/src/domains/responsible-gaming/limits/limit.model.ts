import * as v from 'valibot'
import { defineTable } from '../../../kernel/tables/table.ts'
import { PERIODS } from '../../../kernel/world/period.ts'

export const LIMIT_KINDS = ['deposit', 'loss', 'stake', 'time'] as const

/** A limit that a member has set; `id` is `<member>:<kind>:<period>`. Money in minor units, times in ms; `amount` is a time if `kind` is. */
const limitSchema = v.object({
  id: v.string(),
  memberId: v.number(),
  kind: v.picklist(LIMIT_KINDS),
  period: v.picklist(PERIODS),
  amount: v.number(),
  setAt: v.number(),
  /** A change that waits; without an amount the limit is to be removed. */
  pending: v.optional(v.object({ amount: v.optional(v.number()), requestedAt: v.number(), confirmableAt: v.number() })),
})
export type Limit = v.InferOutput<typeof limitSchema>
export type LimitKind = Limit['kind']

export const limitTable = defineTable('limits', limitSchema, { by: ['memberId'] })
