import * as v from 'valibot'
import { defineLog } from '../../kernel/tables/table.ts'

/** A launched game. `id` is the digest of the launch id, because the launch id gives access to the member's money. */
const launchSchema = v.object({
  id: v.string(),
  /** Absent for a guest, who can only watch. */
  memberId: v.optional(v.number()),
  /** The simulator whose page it opens; calls of other simulators are refused. */
  partner: v.string(),
  /** Absent for a lottery, which has only a code. */
  nodeId: v.optional(v.number()),
  gameCode: v.string(),
  vassalage: v.string(),
  gameType: v.string(),
  roomId: v.optional(v.string()),
  createdAt: v.number(),
  expiresAt: v.number(),
  /** The login session it belongs to; the launch ends with it. */
  sessionId: v.optional(v.string()),
})
export type Launch = v.InferOutput<typeof launchSchema>

export const launchTable = defineLog('launches', launchSchema, { by: ['memberId'] })
