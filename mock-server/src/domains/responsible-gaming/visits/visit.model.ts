import * as v from 'valibot'
import { defineLog } from '../../../kernel/tables/table.ts'

/** The time in which a member has a game open. Times in ms. */
const visitSchema = v.object({
  id: v.string(),
  memberId: v.number(),
  vassalage: v.string(),
  gameType: v.string(),
  nodeId: v.optional(v.number()),
  startedAt: v.number(),
  /** The end of the launch; a game is not open longer. */
  expiresAt: v.number(),
  leftAt: v.optional(v.number()),
})
export type Visit = v.InferOutput<typeof visitSchema>

export const visitTable = defineLog('visits', visitSchema, { by: ['memberId'] })
