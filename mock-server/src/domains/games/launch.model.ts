import * as v from 'valibot'
import { defineLog } from '../../kernel/table.ts'

/** Somebody's way into one game. `id` is the fingerprint of its id: whoever knows that plays with the member's money. */
const launchSchema = v.object({
  id: v.string(),
  /** Absent for a guest, who only looks. */
  memberId: v.optional(v.number()),
  /** Whose page it opens: nobody else's calls may use it. */
  partner: v.string(),
  /** Absent where the partner knows the game by its code alone: a lottery. */
  nodeId: v.optional(v.number()),
  gameCode: v.string(),
  vassalage: v.string(),
  gameType: v.string(),
  /** The room within the game: a table, a match. */
  roomId: v.optional(v.string()),
  createdAt: v.number(),
  expiresAt: v.number(),
  /** The login it belongs to: when that ends, so does the launch. */
  sessionId: v.optional(v.string()),
})
export type Launch = v.InferOutput<typeof launchSchema>

export const launchTable = defineLog('launches', launchSchema, { by: ['memberId'] })
