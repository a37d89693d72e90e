import type { Game } from '@longan/sdk'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { favouriteGamesQuery, gameListQuery, hotGamesQuery, recentGamesQuery } from '#api/games.queries.ts'
import { gameName } from '#parts/game-tile.tsx'
import { useSession } from '#api/session.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { fold } from './fold.ts'
import type { ListType } from './use-game-filter.ts'

export type Wanted = { type: ListType; gameType?: string; vassalage?: string; text: string }

const unique = (games: Game[]) => [...new Map(games.map((game) => [game.nodeId, game])).values()]

/** The games of a list. All games are searched by the gateway; hot, recent and favourite ones are sifted here. */
export function useGames(wanted: Wanted) {
  const { type, gameType, vassalage, text } = wanted
  const source = useSource(wanted)
  const games = useMemo(() => {
    const found = unique(source.games ?? [])
    if (type === 'all' || type === 'search') return found
    const words = fold(text)
    return found.filter(
      (game) =>
        (!gameType || game.gameType === gameType) &&
        (!vassalage || game.vassalage === vassalage) &&
        fold(`${gameName(game)} ${game.vendor ?? ''}`).includes(words),
    )
  }, [source.games, type, gameType, vassalage, text])
  const { fetchNextPage } = source
  const more = useCallback(() => void fetchNextPage?.(), [fetchNextPage])
  return { ...source, games, more }
}

function useSource({ type, gameType, vassalage, text }: Wanted) {
  const language = useLanguage()
  const isMember = Boolean(useSession())
  const gameNameWanted = text.trim() || undefined
  const isServed = type === 'all' || type === 'search'
  const list = useInfiniteQuery({
    ...gameListQuery({ gameType, vassalage, gameName: gameNameWanted }, language),
    enabled: isServed,
  })
  const recent = useInfiniteQuery({ ...recentGamesQuery(gameType, language), enabled: isMember && type === 'recent' })
  const favourites = useInfiniteQuery({
    ...favouriteGamesQuery(gameType, language),
    enabled: isMember && type === 'fav',
  })
  const hot = useQuery({ ...hotGamesQuery(language), enabled: type === 'hot' })
  if (type === 'hot') return { ...stateOf(hot), games: hot.data }
  const pages = type === 'recent' ? recent : type === 'fav' ? favourites : list
  return {
    ...stateOf(pages),
    games: pages.data?.pages.flatMap((page) => page.games),
    fetchNextPage: pages.fetchNextPage,
    hasMore: pages.hasNextPage && !pages.isFetchNextPageError,
    loadingMore: pages.isFetchingNextPage,
    moreFailed: pages.isFetchNextPageError,
  }
}

type Query = { isPending: boolean; isFetching: boolean; error: unknown; refetch: () => unknown }

const stateOf = ({ isPending, isFetching, error, refetch }: Query) => ({
  isPending,
  isFetching,
  error,
  refetch,
  fetchNextPage: undefined as (() => unknown) | undefined,
  hasMore: false,
  loadingMore: false,
  moreFailed: false,
})
