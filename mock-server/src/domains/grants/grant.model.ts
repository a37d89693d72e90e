import * as v from 'valibot'
import { defineLog } from '../../kernel/table.ts'

/** Money that asks for stakes before it may leave. `id` is the order it came with; minor units. */
const grantSchema = v.object({
  id: v.string(),
  memberId: v.number(),
  kind: v.picklist(['deposit', 'bonus']),
  /** What must be staked. */
  required: v.number(),
  at: v.number(),
})
export type Grant = v.InferOutput<typeof grantSchema>

export const grantTable = defineLog('grants', grantSchema, { by: ['memberId'] })
