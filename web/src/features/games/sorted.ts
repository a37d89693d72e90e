import type { Game } from '@longan/sdk'
import { createFold } from '#lib/fold.ts'
import { gameName, isMarked } from '#shared/game-tile.tsx'
import type { SortKey } from './use-game-filter.ts'

const marks = { new: 'NEW', hot: 'HOT' } as const

/** Games by name, or those with a mark before all others; within that, and without a key, as they stood. */
export function sorted(games: Game[], key: SortKey | undefined): Game[] {
  if (!key) return games
  if (key === 'name') return byName(games)
  const marked = (game: Game) => isMarked(game, marks[key])
  return [...games.filter(marked), ...games.filter((game) => !marked(game))]
}

/** By the letters without their marks: to compare thousands of names by the rules of a language takes a phone half a second. */
function byName(games: Game[]) {
  const fold = createFold()
  const named = games.map((game) => ({ game, name: fold(gameName(game)) }))
  return named
    .toSorted((one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)))
    .map(({ game }) => game)
}
