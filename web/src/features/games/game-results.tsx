import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { useLanguage } from '#i18n/i18n.ts'
import { session, useSession } from '#api/member/session.ts'
import { paths } from '#lib/site/paths.ts'
import { useGameTile, gameName, hasMark, withFewHot } from '#shared/game-tile.tsx'
import { PagedList } from '#shared/paged-list.tsx'
import { Button, ButtonLink } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { GameGrid } from '#ui/list/game-grid.tsx'
import { TileSkeletons } from '#ui/page/skeleton.tsx'
import { needsLogin, type ListType, type SortKey } from './use-game-filter.ts'
import { Suggestions, textsOf } from './suggestions.tsx'
import type { Game } from '@longan/sdk'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { favouriteGamesQuery, gameListQuery, recentGamesQuery, allGamesQuery } from '#api/games/games.queries.ts'
import { useHotGames } from '#api/games/use-hot-games.ts'
import { createFuzzySearch } from '#lib/search/fuzzy-search.ts'
import { createDiacriticsRemover } from '#lib/search/remove-diacritics.ts'

type GameResultsProps = {
  gameQuery: GameQuery
  /** True if vendors were found: then an empty list has no empty state. */
  hasVendors?: boolean
  onClear: () => void
  /** Searches for another text. */
  onSearch: (text: string) => void
}

export function GameResults(props: GameResultsProps) {
  const { pathname, search } = useLocation()
  const { type } = props.gameQuery
  if (!needsLogin(type)) return <Results key={type} {...props} />
  session.rememberReturn(pathname + search)
  return <Navigate to={paths.login} replace />
}

function Results({ gameQuery, hasVendors, ...actions }: GameResultsProps) {
  const { query, sift } = useGames(gameQuery)
  const tile = useGameTile()
  const withHot = gameQuery.type !== 'hot'
  return (
    <PagedList
      query={query}
      filter={(games) => withFewHot(sift ? sift(games) : games)}
      keyOf={(game) => String(game.nodeId)}
      list={GameGrid}
      skeletons={<TileSkeletons count={12} first />}
      empty={hasVendors ? null : <NoGames gameQuery={gameQuery} {...actions} />}
    >
      {(game, index) => tile({ game, eager: index < 3, recent: gameQuery.type === 'recent', withHot })}
    </PagedList>
  )
}

function NoGames({ gameQuery, onClear, onSearch }: GameResultsProps) {
  const { t } = useTranslation(['games', 'lobby'])
  const { type, vassalage, gameClass } = gameQuery
  const text = isSearchedByGateway(gameQuery) ? gameQuery.text : gameQuery.typed
  if (text.trim() || vassalage || gameClass) {
    const clear = (
      <Button variant="secondary" onClick={onClear}>
        {t('clearFilters')}
      </Button>
    )
    return text.trim() ? (
      <>
        {isSearchedByGateway(gameQuery) && <Suggestions text={text} onChoose={onSearch} />}
        <Empty title={t('noResults', { text: text.trim() })} text={t('noResultsText')} action={clear} />
      </>
    ) : (
      <Empty title={t('lobby:noGames')} action={clear} />
    )
  }
  const seeHot = (
    <ButtonLink variant="secondary" to={paths.gameList({ type: 'hot' })}>
      {t('seeHot')}
    </ButtonLink>
  )
  if (type === 'recent') return <Empty title={t('noRecent')} action={seeHot} />
  if (type === 'fav') return <Empty title={t('noFavourites')} action={seeHot} />
  return <Empty title={t('lobby:noGames')} />
}

type GameQuery = {
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
const isSearchedByGateway = ({ type }: GameQuery) => type === 'all' || type === 'search'

const isOfVendor = (vassalage: string | undefined) => (game: Game) => !vassalage || game.vassalage === vassalage

/**
 * Returns the games of a list. Hot, recent and favourite games are filtered on the device. All games are loaded page by page from the gateway, which also
 * searches. Only a sort order needs the full list.
 */
function useGames(gameQuery: GameQuery) {
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
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...allGamesQuery({ gameType, gameClassify }, useLanguage()),
    enabled,
  })
  // Sorted once, not for each vendor.
  const sorted = useMemo(() => data && sortGames(data, sort), [data, sort])
  return { data: sorted?.filter(isOfVendor(vassalage)), error, isPending, isFetching, refetch }
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
