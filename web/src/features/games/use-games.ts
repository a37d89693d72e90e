import type { Game } from '@longan/sdk'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { favouriteGamesQuery, gameListQuery, hotGamesQuery, recentGamesQuery } from '#api/games.queries.ts'
import { useSession } from '#api/session.ts'
import { allGamesQuery } from '#api/all-games.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { createFuzzySearch } from '#lib/fuzzy-search.ts'
import { gameName } from '#shared/game-tile.tsx'
import { sortGames } from './sort-games.ts'
import type { ListType, SortKey } from './use-game-filter.ts'

export type GameQuery = {
  type: ListType
  gameType?: string
  vassalage?: string
  gameClass?: string
  sort?: SortKey
  /** Debounced text that is sent to the gateway. */
  text: string
  typed: string
  /** True if a search covers all categories, because the user selected none. */
  isEverywhere?: boolean
}

type FullListQuery = ReturnType<typeof useFullList>

const isSearchedByGateway = ({ type }: GameQuery) => type === 'all' || type === 'search'
const textsOf = (game: Game) => ({ name: gameName(game), keywords: `${game.vendor ?? ''} ${game.vassalage}` })
const isOfVendor = (vassalage: string | undefined) => (game: Game) => !vassalage || game.vassalage === vassalage

/**
 * Returns the games of a list. Hot, recent and favourite games are filtered on the device. All games are loaded page by
 * page from the gateway, which also searches. When a sort order or a search is active, the full list is loaded once and
 * matched on the device; results of the gateway's search are appended.
 */
export function useGames(gameQuery: GameQuery) {
  const personal = usePersonalGames(gameQuery)
  const list = useGatewayList(gameQuery)
  const fullList = useFullList(gameQuery)
  const matches = useLocalMatches(gameQuery, fullList.data)
  if (personal) return { query: personal, sift: filterOf(gameQuery) }
  if (matches) return { query: mergeMatches(gameQuery, matches, list) }
  return { query: gameQuery.sort && !gameQuery.text ? filterFullList(gameQuery, fullList) : list }
}

function useGatewayList(gameQuery: GameQuery) {
  const { gameType, vassalage, gameClass: gameClassify, text, sort } = gameQuery
  const filter = { gameType, vassalage, gameClassify, gameName: text.trim() || undefined }
  const enabled = isSearchedByGateway(gameQuery) && !(sort && !text)
  return useInfiniteQuery({ ...gameListQuery(filter, useLanguage()), enabled })
}

function usePersonalGames({ type, gameType }: GameQuery) {
  const language = useLanguage()
  const isMember = Boolean(useSession())
  const recent = useInfiniteQuery({ ...recentGamesQuery(gameType, language), enabled: isMember && type === 'recent' })
  const fav = useInfiniteQuery({ ...favouriteGamesQuery(gameType, language), enabled: isMember && type === 'fav' })
  const hot = useQuery({ ...hotGamesQuery(language), enabled: type === 'hot' })
  return { all: undefined, search: undefined, recent, fav, hot }[type]
}

/** Loads the full list if a sort order or a search needs it. */
function useFullList(gameQuery: GameQuery) {
  const { gameType, gameClass: gameClassify, sort, typed, isEverywhere } = gameQuery
  const isSearch = typed.trim() !== ''
  const filter = { gameType: isSearch && isEverywhere ? undefined : gameType, gameClassify }
  const isNeeded = isSearchedByGateway(gameQuery) && (isSearch || sort !== undefined)
  const query = useQuery({ ...allGamesQuery(filter, useLanguage()), enabled: isNeeded })
  // Sorted once, not for each key press or vendor.
  const data = useMemo(() => query.data && sortGames(query.data, sort), [query.data, sort])
  return { ...query, data }
}

/** Returns local matches, the best first unless a sort order is set; undefined without a text or a list. */
function useLocalMatches({ typed, vassalage, sort }: GameQuery, games: readonly Game[] | undefined) {
  const find = useMemo(() => games && createFuzzySearch(games, textsOf), [games])
  return useMemo(() => {
    if (!games || !find || typed.trim() === '') return undefined
    const matches = find(typed).filter(isOfVendor(vassalage))
    const matchSet = new Set(matches)
    return sort ? games.filter((game) => matchSet.has(game)) : matches
  }, [games, find, typed, vassalage, sort])
}

function mergeMatches({ text, typed }: GameQuery, matches: Game[], list: ReturnType<typeof useGatewayList>) {
  const isAnswer = text.trim() === typed.trim()
  const pages = isAnswer ? (list.data?.pages ?? []) : []
  const isPending = matches.length === 0 && (list.isPending || !isAnswer)
  return { ...list, isPending, data: [...matches, ...pages.flatMap(({ rows }) => rows)] }
}

const filterFullList = ({ vassalage }: GameQuery, fullList: FullListQuery) => ({
  ...fullList,
  data: fullList.data?.filter(isOfVendor(vassalage)),
})

function filterOf({ gameType, vassalage, typed }: GameQuery) {
  const isIncluded = (game: Game) => (!gameType || game.gameType === gameType) && isOfVendor(vassalage)(game)
  return (games: Game[]) => {
    const gameQuery = games.filter(isIncluded)
    return typed.trim() === '' ? gameQuery : createFuzzySearch(gameQuery, textsOf)(typed)
  }
}
