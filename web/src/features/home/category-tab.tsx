import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/i18n.ts'
import { homeGamesQuery } from '#api/games/games.queries.ts'
import { GameTile, withFewHot } from '#shared/game-tile.tsx'
import { ButtonLink } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { Section } from '#ui/list/scroll-row.tsx'
import { TileSkeletons } from '#ui/page/skeleton.tsx'
import { morePath } from './category-section.tsx'
import { SectionFailed } from './game-section.tsx'
import styles from './home.module.css'

export function CategoryTab({ code }: { code: string }) {
  const { t } = useTranslation(['home', 'lobby'])
  const { data, isPending, isError, refetch } = useQuery(homeGamesQuery(code, useLanguage()))
  return (
    <Section title={t(`lobby:${code as 'RNG'}`)}>
      {isPending && <TileSkeletons count={9} />}
      {isError && <SectionFailed onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <Empty title={t('lobby:noGames')} />}
      <div className={styles.grid}>
        {withFewHot(data?.items ?? []).map((game, index) => (
          <GameTile key={game.nodeId} game={game} eager={index < 6} />
        ))}
      </div>
      {data && data.total !== undefined && data.total > data.items.length && (
        <p className={styles.allOf}>
          <ButtonLink variant="secondary" to={morePath(code)}>
            {t('seeAll')} ({data.total})
          </ButtonLink>
        </p>
      )}
    </Section>
  )
}
