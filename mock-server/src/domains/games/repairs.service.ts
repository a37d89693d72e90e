import type { World } from '../../kernel/world.ts'
import type { GamesSettings } from './games.settings.ts'

/** From when until when nothing of it can be opened, ms. */
export type Repair = { from: number; until: number }
/** What may be under repair: a game of the catalogue, or what a launch opens. */
type Repairable = { vassalage: string; isUnderMaintenance: boolean }
export type RepairsService = ReturnType<typeof repairsService>

const HOUR = 3_600_000

/** What is being repaired: single games always, whole vendors while the operator has planned it. */
export const repairsService = ({ clock, settings }: World<GamesSettings>) => {
  const of = ({ vassalage, isUnderMaintenance }: Repairable): Repair | undefined => {
    const now = clock.now()
    const planned = settings.games.repairs[vassalage]
    if (planned && planned.from <= now && now < planned.until) return planned
    return isUnderMaintenance ? hoursAround(now) : undefined
  }
  return { of, isClosed: (game: Repairable): boolean => of(game) !== undefined }
}

/** A game that is always being repaired says so from the hour before to the hour after next. */
function hoursAround(now: number): Repair {
  const from = Math.floor(now / HOUR) * HOUR
  return { from, until: from + 2 * HOUR }
}
