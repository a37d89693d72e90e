import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { hotMatchesQuery } from '#api/games/games.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { paths } from '#lib/site/paths.ts'
import { Link } from '#ui/action/link.tsx'
import { Section } from '#ui/list/scroll-row.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { SectionFailed } from './game-section.tsx'
import { IncrementalRow } from './incremental-row.tsx'
import { MatchCard } from './match-card.tsx'
import { useNearViewport } from './deferred-rendering.ts'

export function MatchSection() {
  const { t } = useTranslation(['home', 'app'])
  const [element, isNear] = useNearViewport<HTMLDivElement>()
  const { data, isError, refetch } = useQuery({ ...hotMatchesQuery(useLanguage()), enabled: isNear })
  if (data?.length === 0) return null
  return (
    <div ref={element}>
      <Section title={t('matches')} action={<Link to={paths.sports}>{t('app:sports')}</Link>}>
        {!data && isError && <SectionFailed onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton height={236} radius="card" />}
        {data && (
          <IncrementalRow label={t('matches')} itemWidth="min(100%, 21.25rem)" items={data} initialCount={2}>
            {(match) => <MatchCard key={match.roomId} match={match} />}
          </IncrementalRow>
        )}
      </Section>
    </div>
  )
}
