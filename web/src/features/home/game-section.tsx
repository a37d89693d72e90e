import type { Game } from '@longan/sdk'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/action/button.tsx'
import { Link } from '#ui/action/link.tsx'
import { Section } from '#ui/list/scroll-row.tsx'
import { TileSkeletons } from '#ui/page/skeleton.tsx'
import styles from './home.module.css'
import { GameTile, hasMark, withFewHot } from '#shared/game-tile.tsx'
import { IncrementalRow } from './incremental-row.tsx'

type GameSectionProps = {
  title: string
  more?: string
  games: Game[] | undefined
  expected: number
  eager?: boolean
  recent?: boolean
  onRetry?: () => void
}

export function GameSection({ title, more, games, expected, eager, recent, onRetry }: GameSectionProps) {
  const { t } = useTranslation('home')
  if (games?.length === 0) return null
  const link = more && (
    <Link to={more} aria-label={`${t('seeAll')}: ${title}`}>
      {t('seeAll')}
    </Link>
  )
  return (
    <Section title={title} action={link}>
      {!games && onRetry && <SectionFailed onRetry={onRetry} />}
      {!games && !onRetry && (
        <div className={styles.railBoxes}>
          <TileSkeletons count={rowsOf(expected) * 3} />
        </div>
      )}
      {games && <GameRow label={title} games={games} eager={eager} recent={recent} />}
    </Section>
  )
}

export function SectionFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['home', 'app'])
  return (
    <p className={styles.failed} role="alert">
      {t('sectionFailed')}
      <Button variant="quiet" size="small" onClick={onRetry}>
        {t('app:retry')}
      </Button>
    </p>
  )
}

const MAX_SINGLE_ROW = 20
/** Number of games visible in two rows, including partially visible ones. */
const INITIAL_COUNT = 8

const rowsOf = (total: number) => (total > MAX_SINGLE_ROW ? 2 : 1)

type GameRowProps = { label: string; games: Game[]; eager?: boolean; recent?: boolean }

export function GameRow({ label, games, eager, recent }: GameRowProps) {
  const rows = rowsOf(games.length)
  const withHot = !games.every((game) => hasMark(game, 'HOT'))
  const items = useMemo(() => withFewHot(games), [games])
  return (
    <IncrementalRow label={label} rows={rows} items={items} initialCount={INITIAL_COUNT}>
      {(game, index) => (
        <GameTile key={game.nodeId} game={game} eager={eager && index < rows * 3} recent={recent} withHot={withHot} />
      )}
    </IncrementalRow>
  )
}
