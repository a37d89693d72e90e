import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { homeGamesQuery, type Category } from '#api/games.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { paths } from '#lib/paths.ts'
import { GameSection } from './game-section.tsx'
import styles from './home.module.css'
import { useDelay, useNear } from './use-turn.ts'

const centres: Record<string, string> = {
  RNG: paths.slotsList(),
  LIVE: paths.live,
  SPORTS: paths.sports,
  ESPORTS: paths.esports,
  COCKFIGHT: paths.cockfight,
}

/** Where "see all" of a category leads. */
export const morePath = (code: string) => centres[code] ?? paths.gameList({ gameType: code })

/** The games of one category. It asks when its turn has come: after its delay, else when it is nearly on screen. */
export function CategorySection({ category: { code, vendors }, delay }: { category: Category; delay?: number }) {
  const { t } = useTranslation('lobby')
  const [element, isNear] = useNear<HTMLDivElement>()
  const isDue = useDelay(delay)
  const enabled = delay === undefined ? isNear : isDue
  const { data, isError, refetch } = useQuery({ ...homeGamesQuery(code, useLanguage()), enabled })
  const known = vendors.reduce((sum, { gameCount = 0 }) => sum + gameCount, 0)
  return (
    <div ref={element} className={styles.category}>
      <GameSection
        title={t(code as 'RNG')}
        more={morePath(code)}
        games={data?.games}
        expected={known || 40}
        onRetry={isError ? () => void refetch() : undefined}
      />
    </div>
  )
}
