import type { Game } from '@longan/sdk'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { favouriteGamesQuery, gameListQuery, recentGamesQuery, allGamesQuery } from '#api/games/games.queries.ts'
import { useSession } from '#api/member/session.ts'
import { useHotGames } from '#api/games/use-hot-games.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { createFuzzySearch } from '#lib/search/fuzzy-search.ts'
import { textsOf } from './suggestions.tsx'
import type { ListType, SortKey } from './use-game-filter.ts'
import { createDiacriticsRemover } from '#lib/search/remove-diacritics.ts'
import { gameName, hasMark } from '#shared/game-tile.tsx'

export type GameQuery = {
  type: ListType
  gameType?: string
  vassalage?: string
  gameClass?: string
  sort?: SortKey
  text: string
  typed: string
  /** True if a search covers all categories, because the user selected none. */
  isEverywhere?: boolean
}

/** Returns true if the gateway searches the list, page by page; personal and hot lists are searched on the device. */
export const isSearchedByGateway = ({ type }: GameQuery) => type === 'all' || type === 'search'

const isOfVendor = (vassalage: string | undefined) => (game: Game) => !vassalage || game.vassalage === vassalage

/**
 * Returns the games of a list. Hot, recent and favourite games are filtered on the device. All games are loaded page by page from the gateway, which also
 * searches. Only a sort order needs the full list.
 */
export function useGames(gameQuery: GameQuery) {
  const personal = usePersonalGames(gameQuery)
  const list = useGatewayList(gameQuery)
  const sorted = useSortedList(gameQuery)
  if (personal) return { query: personal, sift: filterOf(gameQuery) }
  if (needsFullList(gameQuery)) return { query: sorted }
  return { query: list, sift: (games: Game[]) => sortGames(games, gameQuery.sort) }
}

const searchedText = ({ text }: GameQuery) => text.trim() || undefined

/** The gateway has no sort order. The results of a search are few: those that are loaded are sorted. */
const needsFullList = (gameQuery: GameQuery) =>
  isSearchedByGateway(gameQuery) && gameQuery.sort !== undefined && !searchedText(gameQuery)

function useGatewayList(gameQuery: GameQuery) {
  const { gameType, vassalage, gameClass: gameClassify, isEverywhere } = gameQuery
  const gameName = searchedText(gameQuery)
  const filter = { gameType: gameName && isEverywhere ? undefined : gameType, vassalage, gameClassify, gameName }
  const enabled = isSearchedByGateway(gameQuery) && !needsFullList(gameQuery)
  return useInfiniteQuery({ ...gameListQuery(filter, useLanguage()), enabled })
}

function usePersonalGames({ type, gameType }: GameQuery) {
  const language = useLanguage()
  const isMember = Boolean(useSession())
  const recent = useInfiniteQuery({ ...recentGamesQuery(gameType, language), enabled: isMember && type === 'recent' })
  const fav = useInfiniteQuery({ ...favouriteGamesQuery(gameType, language), enabled: isMember && type === 'fav' })
  const hot = useHotGames({ enabled: type === 'hot' })
  return { all: undefined, search: undefined, recent, fav, hot }[type]
}

function useSortedList(gameQuery: GameQuery) {
  const { gameType, gameClass: gameClassify, sort, vassalage } = gameQuery
  const enabled = needsFullList(gameQuery)
  const query = useQuery({ ...allGamesQuery({ gameType, gameClassify }, useLanguage()), enabled })
  // Sorted once, not for each vendor.
  const sorted = useMemo(() => query.data && sortGames(query.data, sort), [query.data, sort])
  return { ...query, data: sorted?.filter(isOfVendor(vassalage)) }
}

function filterOf({ gameType, vassalage, typed }: GameQuery) {
  const isIncluded = (game: Game) => (!gameType || game.gameType === gameType) && isOfVendor(vassalage)(game)
  return (games: Game[]) => {
    const included = games.filter(isIncluded)
    return typed.trim() === '' ? included : createFuzzySearch(included, textsOf)(typed)
  }
}

const marks = { new: 'NEW', hot: 'HOT' } as const

/** Sorts games by name, or marked games first. The sort is stable; without a key the order is unchanged. */
function sortGames(games: Game[], key: SortKey | undefined): Game[] {
  if (!key) return games
  if (key === 'name') return byName(games)
  const marked = (game: Game) => hasMark(game, marks[key])
  return [...games.filter(marked), ...games.filter((game) => !marked(game))]
}

/** Compares names without diacritics: a locale comparison of thousands of names takes half a second on a phone. */
function byName(games: Game[]) {
  const fold = createDiacriticsRemover()
  const named = games.map((game) => ({ game, name: fold(gameName(game)) }))
  return named
    .toSorted((one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)))
    .map(({ game }) => game)
}
