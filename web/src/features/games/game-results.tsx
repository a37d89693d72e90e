import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { GameTile } from '#parts/game-tile.tsx'
import { problemCode, problemText } from '#api/problems.ts'
import { session } from '#api/session.ts'
import { paths } from '#lib/paths.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { GameGrid } from '#ui/game-grid.tsx'
import { TileSkeletons } from '#ui/skeleton.tsx'
import styles from './games.module.css'
import { needsLogin } from './use-game-filter.ts'
import { useGames, type Wanted } from './use-games.ts'

type GameResultsProps = { wanted: Wanted; onClear: () => void }

/** The tiles of a list in its four states: on the way, failed, empty, there. */
export function GameResults({ wanted, onClear }: GameResultsProps) {
  const { pathname, search } = useLocation()
  if (!needsLogin(wanted.type)) return <Results key={wanted.type} wanted={wanted} onClear={onClear} />
  session.rememberReturn(pathname + search)
  return <Navigate to={paths.login} replace />
}

function Results({ wanted, onClear }: GameResultsProps) {
  const { t } = useTranslation(['games', 'app'])
  const { games, error, isPending, isFetching, refetch, more, hasMore, loadingMore, moreFailed } = useGames(wanted)
  if (isPending) return <TileSkeletons count={12} />
  if (error && games.length === 0)
    return (
      <ErrorPanel
        message={problemText(error)}
        code={problemCode(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (games.length === 0) return <Nothing wanted={wanted} onClear={onClear} />
  return (
    <>
      <GameGrid
        items={games}
        keyOf={(game) => String(game.nodeId)}
        hasMore={hasMore}
        loadingMore={loadingMore}
        onMore={more}
        end={moreFailed ? undefined : t('app:endOfList')}
      >
        {(game, index) => <GameTile game={game} eager={index < 9} recent={wanted.type === 'recent'} />}
      </GameGrid>
      {moreFailed && (
        <p className={styles.moreFailed} role="alert">
          {problemText(error)}
          <Button variant="secondary" size="small" onClick={more}>
            {t('app:retry')}
          </Button>
        </p>
      )}
    </>
  )
}

function Nothing({ wanted: { type, text, vassalage }, onClear }: GameResultsProps) {
  const { t } = useTranslation(['games', 'lobby'])
  if (text.trim() || vassalage) {
    const clear = (
      <Button variant="secondary" onClick={onClear}>
        {t('clearFilters')}
      </Button>
    )
    return text.trim() ? (
      <Empty title={t('noResults', { text: text.trim() })} text={t('noResultsText')} action={clear} />
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
