import * as v from 'valibot'
import { defineLog } from '../../../src/kernel/table.ts'

/** Free spins a member still has in a game; kept when the game is closed. `id` is `<member>:<node>`, money in minor units. */
const slotFeatureSchema = v.object({
  id: v.string(),
  left: v.number(),
  /** Spins of the feature so far awarded. */
  total: v.number(),
  /** The stake it was won with, and is played with. */
  stake: v.number(),
  /** What the feature has paid so far. */
  won: v.number(),
})
export type SlotFeature = v.InferOutput<typeof slotFeatureSchema>

export const slotFeatureTable = defineLog('slotFeatures', slotFeatureSchema)
