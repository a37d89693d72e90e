import type { World } from '../../kernel/world.ts'
import { catalogue, type Category, type Classify, type Game, type Vendor } from '../../catalogue/catalogue.ts'

import type { GamesSettings } from './games.settings.ts'
import { newestOf, newnessOf } from './release-dates.ts'

export type GameQuery = {
  gameName?: string
  gameType?: string
  vassalage?: string
  gameClassify?: string
  /** Games with this lowest stake or less, whole đồng. */
  minBet?: number
  /** Slots with this many lines or more. */
  minLine?: number
  isNew?: boolean
}
export type GamesService = ReturnType<typeof gamesService>

/** What can be played: of the catalogue, which never changes, what vendors of this site have. */
export const gamesService = ({ settings, clock }: World<GamesSettings>) => {
  const isHere = (code: string) => !settings.games.without.includes(code)
  const isPlayed = (category: Category) => !settings.games.withoutCategories.includes(category)
  const isWhole = () => settings.games.without.length + settings.games.withoutCategories.length === 0
  const here = (games: readonly Game[]): readonly Game[] =>
    isWhole() ? games : games.filter(({ vassalage, gameType }) => isHere(vassalage) && isPlayed(gameType))
  const isNew = (game: Game) => newnessOf(game, clock.now()).isNew

  return {
    /** Whether the game came this week. */
    isNew,
    /** Matching games: by likeness to the name asked for, else in the operator's order, else newest first. */
    list(query: GameQuery): Game[] {
      const games = here(candidates(query)).filter((game) => passes(game, query))
      return query.isNew ? newestOf(games, clock.now()) : games
    },
    hot: (): readonly Game[] => here(catalogue().hot),
    /** Each with the categories it has here. */
    vendors: (): readonly Vendor[] =>
      isWhole()
        ? catalogue().vendors
        : catalogue()
            .vendors.filter(({ code }) => isHere(code))
            .map((vendor) => ({ ...vendor, categories: vendor.categories.filter(isPlayed) })),
    countOf: (vassalage: string, category: Category): number =>
      catalogue()
        .byVendor.get(vassalage)
        ?.filter((game) => game.gameType === category).length ?? 0,
    /** How many games of each class there are. */
    classCounts: (): Map<Classify, number> => {
      const counts = new Map<Classify, number>()
      for (const { classify } of here(catalogue().games))
        if (classify) counts.set(classify, (counts.get(classify) ?? 0) + 1)
      return counts
    },
    /** The classes of slots a vendor has in a category. */
    classesOf: (vassalage: string, category: Category): Classify[] => [
      ...new Set(
        (catalogue().byVendor.get(vassalage) ?? [])
          .filter((game) => game.gameType === category)
          .flatMap(({ classify }) => classify ?? []),
      ),
    ],
  }
}

function candidates({ gameName, gameType, vassalage }: GameQuery): readonly Game[] {
  const { games, byCategory, byVendor, search } = catalogue()
  if (gameName?.trim()) return search(gameName)
  if (vassalage) return byVendor.get(vassalage) ?? []
  return gameType ? (byCategory.get(gameType as Category) ?? []) : games
}

const passes = (game: Game, query: GameQuery) =>
  (!query.gameType || game.gameType === query.gameType) &&
  (!query.vassalage || game.vassalage === query.vassalage) &&
  (!query.gameClassify || game.classify === query.gameClassify) &&
  (query.minBet === undefined || game.minBet <= query.minBet) &&
  (query.minLine === undefined || game.minLine >= query.minLine)
