import { catalogue, type Category, type Classify, type Game, type Vendor } from '../../catalogue/catalogue.ts'

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

/** So many of a category count as new. */
const NEW_PER_CATEGORY = 30

export const isNewGame = ({ addedAt }: Game) => addedAt <= NEW_PER_CATEGORY

/** What can be played. The catalogue never changes, so this needs no world. */
export const gamesService = () => ({
  /** Matching games: by likeness to the name asked for, else in the operator's order, else newest first. */
  list(query: GameQuery): Game[] {
    const games = candidates(query).filter((game) => passes(game, query))
    return query.isNew ? games.sort((one, other) => one.addedAt - other.addedAt || one.nodeId - other.nodeId) : games
  },
  hot: (): readonly Game[] => catalogue().hot,
  vendors: (): readonly Vendor[] => catalogue().vendors,
  countOf: (vassalage: string, category: Category): number =>
    catalogue()
      .byVendor.get(vassalage)
      ?.filter((game) => game.gameType === category).length ?? 0,
  /** How many games of each class there are. */
  classCounts: (): Map<Classify, number> => {
    const counts = new Map<Classify, number>()
    for (const { classify } of catalogue().games) if (classify) counts.set(classify, (counts.get(classify) ?? 0) + 1)
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
})

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
  (query.minLine === undefined || game.minLine >= query.minLine) &&
  (!query.isNew || isNewGame(game))
