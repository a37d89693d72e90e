import * as v from 'valibot'
import { defineLog } from '../../kernel/tables/table.ts'

const localizedText = v.object({ vi: v.string(), en: v.string() })

/** A wager, such as a spin or a lottery bet. Money in minor units, times in ms. `id` is the order number. */
const wagerSchema = v.object({
  id: v.string(),
  memberId: v.number(),
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
  /** When its event begins: a draw, a match, a deal. Absent if the round began with the stake. */
  beginsAt: v.optional(v.number()),
  settledAt: v.optional(v.number()),
  bet: v.optional(v.object({ event: localizedText, selection: localizedText, odds: v.optional(v.number()) })),
  lottery: v.optional(
    v.object({
      gameId: v.number(),
      numero: v.string(),
      playId: v.number(),
      playCode: v.string(),
      content: v.string(),
      odds: v.number(),
      /** True if the same content is bet on several issues. */
      chase: v.optional(v.boolean()),
    }),
  ),
})
export type Wager = v.InferOutput<typeof wagerSchema>

export const wagerTable = defineLog('wagers', wagerSchema, { by: ['memberId', 'nodeId', 'state'] })
