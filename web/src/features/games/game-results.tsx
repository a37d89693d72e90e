import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { session } from '#api/member/session.ts'
import { paths } from '#lib/site/paths.ts'
import { useGameTile } from '#shared/game-tile.tsx'
import { PagedList } from '#shared/paged-list.tsx'
import { Button, ButtonLink } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { GameGrid } from '#ui/list/game-grid.tsx'
import { TileSkeletons } from '#ui/page/skeleton.tsx'
import { needsLogin } from './use-game-filter.ts'
import { Suggestions } from './suggestions.tsx'
import { isSearchedByGateway, useGames, type GameQuery } from './use-games.ts'

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
      filter={sift}
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
