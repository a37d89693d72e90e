import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/i18n.ts'
import { homeGamesQuery, type Category } from '#api/games/games.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { GameSection } from './game-section.tsx'
import styles from './home.module.css'
import { useNearViewport } from './deferred-rendering.ts'

const centrePaths: Record<string, string> = {
  RNG: paths.slotsList(),
  LIVE: paths.live,
  SPORTS: paths.sports,
  ESPORTS: paths.esports,
  COCKFIGHT: paths.cockfight,
}

export const morePath = (code: string) => centrePaths[code] ?? paths.gameList({ gameType: code })

type CategorySectionProps = { category: Category; isDue?: boolean }

export function CategorySection({ category: { code, vendors }, isDue }: CategorySectionProps) {
  const { t } = useTranslation('lobby')
  const [place, isNear] = useNearViewport<HTMLDivElement>()
  const { data, isError, refetch } = useQuery({ ...homeGamesQuery(code, useLanguage()), enabled: isDue ?? isNear })
  const knownCount = vendors.reduce((sum, { gameCount = 0 }) => sum + gameCount, 0)
  return (
    <div {...place} className={styles.category}>
      <GameSection
        title={t(code as 'RNG')}
        more={morePath(code)}
        games={isNear || data?.items.length === 0 ? data?.items : undefined}
        expected={knownCount || 40}
        onRetry={isError ? () => void refetch() : undefined}
      />
    </div>
  )
}
