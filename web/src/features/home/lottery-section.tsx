import { useTranslation } from 'react-i18next'
import { paths } from '#lib/site/paths.ts'
import { Link } from '#ui/action/link.tsx'
import { Section } from '#ui/list/scroll-row.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { SectionFailed } from './game-section.tsx'
import { IncrementalRow } from './incremental-row.tsx'
import { LotteryCard, SeAsianLotteryCard } from './lottery-card.tsx'
import { useLotteryRounds } from './use-lottery-rounds.ts'
import { useNearViewport } from './deferred-rendering.ts'

export function LotterySection() {
  const { t } = useTranslation('home')
  const [element, isNear] = useNearViewport<HTMLDivElement>()
  const { data, isError, refetch, prizeMode } = useLotteryRounds(isNear)
  if (data?.length === 0) return null
  return (
    <div ref={element}>
      <Section title={t('lotteries')} action={<Link to={paths.lottery}>{t('allDraws')}</Link>}>
        {!data && isError && <SectionFailed onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton height={131} radius="card" />}
        {data && (
          <IncrementalRow label={t('lotteries')} itemWidth="11.125rem" items={data} initialCount={4}>
            {(round) => {
              const Card = round.tag.includes('SEA') ? SeAsianLotteryCard : LotteryCard
              return <Card key={round.code} round={round} gameType={prizeMode === 'Elott' ? 'ELOTT' : 'LOTT'} />
            }}
          </IncrementalRow>
        )}
      </Section>
    </div>
  )
}
