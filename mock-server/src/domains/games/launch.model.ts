import * as v from 'valibot'

/** A member's way into one game: whoever knows the id plays with the member's money. */
export const launchSchema = v.object({
  id: v.string(),
  memberId: v.number(),
  /** Absent where the partner knows the game by its code alone: a lottery. */
  nodeId: v.optional(v.number()),
  gameCode: v.string(),
  vassalage: v.string(),
  gameType: v.string(),
  createdAt: v.number(),
  expiresAt: v.number(),
  /** The login it belongs to: when that ends, so does the launch. */
  sessionId: v.optional(v.string()),
})
export type Launch = v.InferOutput<typeof launchSchema>
