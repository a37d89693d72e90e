import * as v from 'valibot'
import { defineLog } from '../../kernel/tables/table.ts'

/** Money that requires turnover before a withdrawal. `id` is its order number; minor units. */
const grantSchema = v.object({
  id: v.string(),
  memberId: v.number(),
  kind: v.picklist(['deposit', 'bonus']),
  required: v.number(),
  at: v.number(),
})
export type Grant = v.InferOutput<typeof grantSchema>

export const grantTable = defineLog('grants', grantSchema, { by: ['memberId'] })
