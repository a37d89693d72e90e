import * as v from 'valibot'
import { defineTable } from '../../kernel/tables/table.ts'

/** What a member has chosen and answered about play; `id` is the member. Times in ms. */
const realityCheckSchema = v.object({
  id: v.number(),
  /** Time of play between two checks, as the member has chosen; 0 for none. */
  interval: v.optional(v.number()),
  answeredAt: v.optional(v.number()),
  /** When another interval was chosen while a check was due, which stays due. */
  dueAt: v.optional(v.number()),
  /** When the statement was last confirmed in this session. */
  statementAt: v.optional(v.number()),
})

export const realityCheckTable = defineTable('realityChecks', realityCheckSchema)
