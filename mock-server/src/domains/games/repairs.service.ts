import type { World } from '../../kernel/world/world.ts'
import type { GamesSettings } from './games.settings.ts'

/** A maintenance period, ms. */
export type Repair = { from: number; until: number }
type Repairable = { vassalage: string; isUnderMaintenance: boolean }
export type RepairsService = ReturnType<typeof repairsService>

const HOUR = 3_600_000

export const repairsService = ({ clock, settings }: World<GamesSettings>) => {
  const of = ({ vassalage, isUnderMaintenance }: Repairable): Repair | undefined => {
    const now = clock.now()
    const planned = settings.games.repairs[vassalage]
    if (planned && planned.from <= now && now < planned.until) return planned
    return isUnderMaintenance ? hoursAround(now) : undefined
  }
  return { of, isClosed: (game: Repairable): boolean => of(game) !== undefined }
}

function hoursAround(now: number): Repair {
  const from = Math.floor(now / HOUR) * HOUR
  return { from, until: from + 2 * HOUR }
}
