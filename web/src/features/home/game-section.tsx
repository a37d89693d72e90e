import type { Game } from '@longan/sdk'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Section } from '#ui/scroll-row.tsx'
import { TileSkeletons } from '#ui/skeleton.tsx'
import { GameRail, rowsOf } from './game-rail.tsx'
import styles from './home.module.css'

type GameSectionProps = {
  title: string
  more?: string
  games: Game[] | undefined
  /** How many games will come, as far as it is known: the boxes are drawn for so many. */
  expected: number
  eager?: boolean
  recent?: boolean
  onRetry?: () => void
}

/** A titled rail of games with its boxes while it loads; empty it does not exist. */
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
      {games && <GameRail label={title} games={games} eager={eager} recent={recent} />}
    </Section>
  )
}

/** One part of the page that did not come; the others are untouched. */
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
