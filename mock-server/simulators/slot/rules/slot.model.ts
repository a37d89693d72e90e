import * as v from 'valibot'
import { defineLog } from '#mock/kernel/tables/table.ts'

/** A member's remaining free spins in a game; they survive closing the game. `id` is `<member>:<node>`, money in minor units. */
const slotFeatureSchema = v.object({
  id: v.string(),
  left: v.number(),
  total: v.number(),
  /** The stake of the spin that won the feature. */
  stake: v.number(),
  won: v.number(),
})
export type SlotFeature = v.InferOutput<typeof slotFeatureSchema>

export const slotFeatureTable = defineLog('slotFeatures', slotFeatureSchema)
