import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { homeGamesQuery, type Category } from '#api/games.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { paths } from '#lib/paths.ts'
import { GameSection } from './game-section.tsx'
import styles from './home.module.css'
import { useNear } from './use-turn.ts'

const centres: Record<string, string> = {
  RNG: paths.slotsList(),
  LIVE: paths.live,
  SPORTS: paths.sports,
  ESPORTS: paths.esports,
  COCKFIGHT: paths.cockfight,
}

/** Where "see all" of a category leads. */
export const morePath = (code: string) => centres[code] ?? paths.gameList({ gameType: code })

type CategorySectionProps = { category: Category; isDue?: boolean }

/** The games of one category. It asks when its turn has come, or when it is nearly on screen; only there it is drawn. */
export function CategorySection({ category: { code, vendors }, isDue }: CategorySectionProps) {
  const { t } = useTranslation('lobby')
  const [element, isNear] = useNear<HTMLDivElement>()
  const { data, isError, refetch } = useQuery({ ...homeGamesQuery(code, useLanguage()), enabled: isDue ?? isNear })
  const known = vendors.reduce((sum, { gameCount = 0 }) => sum + gameCount, 0)
  return (
    <div ref={element} className={styles.category}>
      <GameSection
        title={t(code as 'RNG')}
        more={morePath(code)}
        games={isNear || data?.games.length === 0 ? data?.games : undefined}
        expected={known || 40}
        onRetry={isError ? () => void refetch() : undefined}
      />
    </div>
  )
}
