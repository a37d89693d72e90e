import { useLanguage } from '#i18n/i18n.ts'
import { gameReads, type Category, gameListQuery, recentGamesQuery } from '#api/games/games.queries.ts'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useCategories } from './use-categories.ts'
import { problemCode, problemText } from '#api/problems.ts'
import { PullToRefresh } from '#shared/pull/pull-to-refresh.tsx'
import { ErrorPanel } from '#ui/page/error-panel.tsx'
import { RowSkeletons, Skeleton } from '#ui/page/skeleton.tsx'
import { prefetchGameCentre } from './prefetch.ts'
import { CategoryBanner } from './category-banner.tsx'
import { CategoryMenu } from './category-menu.tsx'
import { categoryOf, categoryPaths } from './category-of.ts'
import { GameResults } from './game-results.tsx'
import { FoundVendors, useFoundVendors, VendorTiles, VendorFilter } from './vendor-tiles.tsx'
import { GameSearch, RecentSearches, useGameSearch } from './game-search.tsx'
import styles from './games.module.css'
import { ListTabs } from './list-tabs.tsx'
import { listTypes, useGameFilter, type ListType } from './use-game-filter.ts'
import { useQuery, useInfiniteQuery } from '@tanstack/react-query'
import { lotteryMenusQuery } from '#api/games/lottery.queries.ts'
import { Failure } from '#shared/failure.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { CategoryGlyph } from './category-glyph.tsx'
import type { Game } from '@longan/sdk'
import { useSession } from '#api/member/session.ts'
import { gameName, GameTile, withFewHot } from '#shared/game-tile.tsx'
import { ScrollRow, Section } from '#ui/list/scroll-row.tsx'

export function GameCentreScreen() {
  const { t } = useTranslation('games')
  const { pathname } = useLocation()
  const { filter, change, gameType } = useGameFilter()
  const { data, error, isPending, isFetching, refetch } = useCategories()
  const code = categoryOf(pathname, gameType)
  const category = data?.categories.find((one) => one.code === code) ?? { code, vendors: [] }
  const count = isPending ? undefined : category.vendors.reduce((sum, { gameCount = 0 }) => sum + gameCount, 0)
  const isLottery = code === 'LOTT' || code === 'ELOTT'
  const type = filter.type ?? (filter.vassalage ? 'search' : 'all')
  return (
    <>
      <PullToRefresh of={gameReads} />
      <CategoryMenu current={code} codes={data?.categories.map((one) => one.code)} />
      <CategoryBanner key={code} code={code} count={count} />
      <ListTabs value={type} types={listTypes} first={t('lobbies')} onChange={(next) => change({ type: next })} />
      {isPending && <VendorSkeletons />}
      {error && !data && (
        <ErrorPanel
          message={problemText(error)}
          code={problemCode(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {isLottery && type === 'all' && <LotteryMenus code={code} />}
      {data && type === 'all' && <Vendors category={category} />}
      {data && type !== 'all' && <Games type={type} category={category} />}
    </>
  )
}

GameCentreScreen.prefetch = prefetchGameCentre

/** Two columns, as most categories have; the row above them is the choice of a vendor. */
function VendorSkeletons() {
  return (
    <>
      <div className={styles.filter}>
        <Skeleton height={50} />
      </div>
      <div className={styles.vendors} aria-hidden>
        {[0, 1, 2, 3, 4, 5].map((tile) => (
          <Skeleton key={tile} height={80} radius="tile" />
        ))}
      </div>
    </>
  )
}

function Vendors({ category: { code, vendors } }: { category: Category }) {
  const { filter, change } = useGameFilter()
  const visibleVendors = vendors.filter(({ vassalage }) => !filter.vendor || vassalage === filter.vendor)
  return (
    <>
      <div className={styles.filter}>
        <VendorFilter vendors={vendors} value={filter.vendor ?? ''} onChange={(vendor) => change({ vendor })} />
      </div>
      <VendorTiles vendors={visibleVendors} />
      <CentreRows gameType={code} />
    </>
  )
}

function Games({ type, category: { code, vendors } }: { type: ListType; category: Category }) {
  const { filter, change } = useGameFilter()
  const { vassalage, q } = filter
  const isSearch = type === 'search'
  const search = useGameSearch(q, (text) => change({ q: text, type }))
  const typed = isSearch ? search.deferred : ''
  const found = useFoundVendors(typed, code)
  return (
    <>
      <div className={styles.filter}>
        {isSearch && <GameSearch search={search} />}
        {isSearch && <RecentSearches search={search} />}
        <VendorFilter
          vendors={vendors}
          value={vassalage ?? ''}
          onChange={(next) => change({ vassalage: next, type })}
        />
        <FoundVendors vendors={found} />
      </div>
      <GameResults
        gameQuery={{ type, gameType: code, vassalage, text: isSearch ? q : '', typed }}
        hasVendors={found.length > 0}
        onClear={() => change({ q: '', vassalage: '', type })}
        onSearch={(text) => change({ q: text, type })}
      />
    </>
  )
}

function LotteryMenus({ code }: { code: 'LOTT' | 'ELOTT' }) {
  const { t } = useTranslation('games')
  const query = useQuery(lotteryMenusQuery(useLanguage()))
  if (query.isPending) return <RowSkeletons count={4} height={56} />
  if (!query.data) return <Failure query={query} />
  return (
    <nav className={styles.filter} aria-label={t('lotteryMenus')}>
      <ListCard>
        {query.data.map(({ gameGroupCode, labelName }) => (
          <ListRow
            key={gameGroupCode}
            to={`${categoryPaths[code]}?group=${gameGroupCode}`}
            icon={<CategoryGlyph code={code} />}
            title={labelName}
          />
        ))}
      </ListCard>
    </nav>
  )
}

const MAX_GAMES = 12

function CentreRows({ gameType }: { gameType: string }) {
  const { t } = useTranslation('games')
  const played = useRecentGames(gameType)
  return (
    <>
      {played.length > 0 && <GameRow title={t('continue')} games={played.slice(0, MAX_GAMES)} recent />}
      {played[0] && <SameVendorGames game={played[0]} played={played} />}
      <NewGames gameType={gameType} />
    </>
  )
}

function useRecentGames(gameType: string): Game[] {
  const isMember = Boolean(useSession())
  const { data } = useInfiniteQuery({ ...recentGamesQuery(gameType, useLanguage()), enabled: isMember })
  return data?.pages[0]?.items ?? []
}

function SameVendorGames({ game, played }: { game: Game; played: readonly Game[] }) {
  const { t } = useTranslation('games')
  const { gameType, vassalage } = game
  const { data } = useInfiniteQuery(gameListQuery({ gameType, vassalage }, useLanguage()))
  const playedIds = new Set(played.map(({ nodeId }) => nodeId))
  const others = data?.pages[0]?.items.filter(({ nodeId }) => !playedIds.has(nodeId)) ?? []
  return <GameRow title={t('because', { name: gameName(game) })} games={others.slice(0, MAX_GAMES)} />
}

function NewGames({ gameType }: { gameType: string }) {
  const { t } = useTranslation('games')
  const { data } = useInfiniteQuery(gameListQuery({ gameType, isNew: true }, useLanguage()))
  return <GameRow title={t('newGames')} games={data?.pages[0]?.items.slice(0, MAX_GAMES) ?? []} />
}

/** The rows are at the end of the page, so an empty one causes no layout shift. */
function GameRow({ title, games, recent }: { title: string; games: readonly Game[]; recent?: boolean }) {
  if (games.length === 0) return null
  return (
    <Section title={title}>
      <ScrollRow label={title}>
        {withFewHot(games).map((game) => (
          <GameTile key={game.nodeId} game={game} recent={recent} />
        ))}
      </ScrollRow>
    </Section>
  )
}
