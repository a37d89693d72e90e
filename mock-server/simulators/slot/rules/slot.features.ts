import type { World } from '../../../src/kernel/world/world.ts'
import { type SlotFeature, slotFeatureTable } from './slot.model.ts'
import type { Outcome } from './slot.rules.ts'

/** Unplayed free spins of members, by `<member>:<node>`. */
export const slotFeatures = (world: World, table = world.table(slotFeatureTable)) => ({
  of: (id: string): SlotFeature | undefined => table.get(id),

  /** Counts a played spin, and adds or ends free spins. Returns the feature, also with its last spin counted. */
  async recordSpin(id: string, { scatter, total }: Outcome, stake: number): Promise<SlotFeature | undefined> {
    const running = table.get(id)
    if (!running) {
      const { freeSpins } = scatter
      return freeSpins > 0 ? table.insert({ id, left: freeSpins, total: freeSpins, stake, won: 0 }) : undefined
    }
    const next = {
      ...running,
      left: running.left - 1 + scatter.freeSpins,
      total: running.total + scatter.freeSpins,
      won: running.won + total,
    }
    if (next.left > 0) return table.update(id, next)
    table.remove(id)
    return next
  },
})
