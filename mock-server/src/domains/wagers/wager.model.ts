import * as v from 'valibot'
import { defineLog } from '../../kernel/table.ts'

const words = v.object({ vi: v.string(), en: v.string() })

/** A stake on something: a spin, a lottery bet. Money in minor units, times in ms. `id` is the order number. */
const wagerSchema = v.object({
  id: v.string(),
  memberId: v.number(),
  /** Game category: RNG, ELOTT ... */
  gameType: v.string(),
  /** Vendor code. */
  vassalage: v.string(),
  gameCode: v.string(),
  gameName: v.string(),
  nodeId: v.number(),
  stake: v.number(),
  payout: v.number(),
  state: v.picklist(['open', 'settled', 'cancelled']),
  placedAt: v.number(),
  settledAt: v.optional(v.number()),
  /** What was bet on, where that is more than a game: a match, a round, and the choice in it. */
  bet: v.optional(v.object({ event: words, selection: words, odds: v.optional(v.number()) })),
  /** What a lottery order needs besides: issue number, play, content. */
  lottery: v.optional(
    v.object({
      gameId: v.number(),
      numero: v.string(),
      playId: v.number(),
      playCode: v.string(),
      content: v.string(),
      odds: v.number(),
      /** The same content goes for several issues. */
      chase: v.optional(v.boolean()),
    }),
  ),
})
export type Wager = v.InferOutput<typeof wagerSchema>

export const wagerTable = defineLog('wagers', wagerSchema, { by: ['memberId', 'nodeId', 'state'] })
