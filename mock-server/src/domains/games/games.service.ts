import type { World } from '../../kernel/world/world.ts'
import { catalogue, type Category, type Classify, type Game, type Vendor } from '../../catalogue/catalogue.ts'
import type { GamesSettings } from './games.settings.ts'

export type GameQuery = {
  gameName?: string
  gameType?: string
  vassalage?: string
  gameClassify?: string
  /** Maximum of a game's lowest stake, whole đồng. */
  minBet?: number
  minLine?: number
  isNew?: boolean
}
export type GamesService = ReturnType<typeof gamesService>

export const gamesService = ({ settings, clock }: World<GamesSettings>) => {
  const hasVendor = (code: string) => !settings.games.without.includes(code)
  const hasCategory = (category: Category) => !settings.games.withoutCategories.includes(category)
  const offersAll = () => settings.games.without.length + settings.games.withoutCategories.length === 0
  const isOffered = ({ vassalage, gameType }: Game) => hasVendor(vassalage) && hasCategory(gameType)
  const onlyOffered = (games: readonly Game[]): readonly Game[] => (offersAll() ? games : games.filter(isOffered))
  const isNew = (game: Game) => releaseRankOf(game, clock.now()).isNew

  return {
    isNew,
    hasCategory,
    onlyOffered,
    /** Returns matching games: a name search by similarity, `isNew` newest first, otherwise in the operator's order. */
    list(query: GameQuery): Game[] {
      const games = onlyOffered(candidates(query)).filter((game) => matchesQuery(game, query))
      return query.isNew ? newestOf(games, clock.now()) : games
    },
    hot: (): readonly Game[] => onlyOffered(catalogue().hot),
    vendors: (): readonly Vendor[] =>
      offersAll()
        ? catalogue().vendors
        : catalogue()
            .vendors.filter(({ code }) => hasVendor(code))
            .map((vendor) => ({ ...vendor, categories: vendor.categories.filter(hasCategory) }))
            .filter(({ categories }) => categories.length > 0),
    countOf: (vassalage: string, category: Category): number =>
      catalogue()
        .byVendor.get(vassalage)
        ?.filter((game) => game.gameType === category).length ?? 0,
    classCounts: (): Map<Classify, number> => {
      const counts = new Map<Classify, number>()
      for (const { classify } of onlyOffered(catalogue().games))
        if (classify) counts.set(classify, (counts.get(classify) ?? 0) + 1)
      return counts
    },
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

const matchesQuery = (game: Game, query: GameQuery) =>
  (!query.gameType || game.gameType === query.gameType) &&
  (!query.vassalage || game.vassalage === query.vassalage) &&
  (!query.gameClassify || game.classify === query.gameClassify) &&
  (query.minBet === undefined || game.minBet <= query.minBet) &&
  (query.minLine === undefined || game.minLine >= query.minLine)

const WEEK = 7 * 86_400_000
const WEEKLY_DIVISOR = 10
const MAX_PER_WEEK = 30

function releaseRankOf({ addedAt, gameType }: Game, now: number) {
  const { length } = catalogue().byCategory.get(gameType)!
  const perWeek = Math.min(MAX_PER_WEEK, Math.ceil(length / WEEKLY_DIVISOR))
  const newer = (addedAt - 1 + perWeek * Math.floor(now / WEEK)) % length
  return { newer, isNew: newer < perWeek }
}

const newestOf = (games: readonly Game[], now: number): Game[] =>
  games
    .map((game) => ({ game, ...releaseRankOf(game, now) }))
    .filter(({ isNew }) => isNew)
    .sort((one, other) => one.newer - other.newer || one.game.nodeId - other.game.nodeId)
    .map(({ game }) => game)
