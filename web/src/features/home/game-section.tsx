import type { Game } from '@longan/sdk'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/action/button.tsx'
import { Link } from '#ui/action/link.tsx'
import { Section } from '#ui/list/scroll-row.tsx'
import { TileSkeletons } from '#ui/page/skeleton.tsx'
import { GameRow, rowsOf } from './game-row.tsx'
import styles from './home.module.css'

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
