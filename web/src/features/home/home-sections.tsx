import { useQuery, useInfiniteQuery } from '@tanstack/react-query'
import { useLanguage } from '#i18n/i18n.ts'
import { categoriesQuery, recentGamesQuery, hotMatchesQuery } from '#api/games/games.queries.ts'
import { CategorySection } from './category-section.tsx'
import { homeOrder } from './entry-menu.tsx'
import { HomeFooter } from './home-footer.tsx'
import { Jackpot } from './jackpot.tsx'
import { LotterySection } from './lottery-section.tsx'
import { useDelay, useIncrementalCount, useNearViewport } from './deferred-rendering.ts'
import { WinnerSection } from './winner-section.tsx'
import { useTranslation } from 'react-i18next'
import { formatDayTime, formatPromoDate } from '#lib/time/dates.ts'
import { paths } from '#lib/site/paths.ts'
import { Link } from '#ui/action/link.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { Section, ScrollRow } from '#ui/list/scroll-row.tsx'
import { useHomeContent } from './use-home-content.ts'
import { useSession } from '#api/member/session.ts'
import { GameSection, SectionFailed } from './game-section.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { IncrementalRow } from './incremental-row.tsx'
import { MatchCard } from './match-card.tsx'
import type { Promotion } from '@longan/sdk'
import { useState } from 'react'
import { imageUrl } from '#lib/site/images.ts'
import styles from './home.module.css'

function PromotionSection() {
  const { t } = useTranslation(['home', 'app'])
  const { data } = useHomeContent()
  if (!data?.promotion.length) return null
  return (
    <Section title={t('promotions')} action={<Link to={paths.promotions()}>{t('seeAll')}</Link>}>
      <ScrollRow label={t('promotions')} itemWidth="min(84%, 18.75rem)">
        {data.promotion.slice(0, 8).map((promotion) => (
          <PromotionCard key={promotion.id} promotion={promotion} />
        ))}
      </ScrollRow>
    </Section>
  )
}

function PromotionCard({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('home')
  const { id, title, noExpiry, startDate, endDate, announcementImages } = promotion
  const picture = announcementImages.find(({ sequence }) => sequence === 1)
  const [failed, setFailed] = useState(!picture)
  const isLong = noExpiry === 1 || endDate === undefined
  return (
    <Link className={styles.promotion} to={paths.promotion(id)}>
      <span className={styles.promotionArt}>
        {!failed && (
          <img
            src={imageUrl(picture?.url)}
            alt=""
            width={720}
            height={300}
            loading="lazy"
            decoding="async"
            onError={() => setFailed(true)}
          />
        )}
      </span>
      <span className={styles.promotionTitle}>{title}</span>
      <span className={styles.promotionTime}>
        {isLong ? t('longTerm') : `${formatPromoDate(startDate)} – ${formatPromoDate(endDate)}`}
      </span>
    </Link>
  )
}

function MatchSection() {
  const { t } = useTranslation(['home', 'app'])
  const [place, isNear] = useNearViewport<HTMLDivElement>()
  const { data, isError, refetch } = useQuery({ ...hotMatchesQuery(useLanguage()), enabled: isNear })
  if (data?.length === 0) return null
  return (
    <div {...place}>
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

const MAX_SHOWN = 12

function ContinuePlaying() {
  const { t } = useTranslation('home')
  const current = useSession()
  const { data, isError } = useInfiniteQuery(recentGamesQuery(undefined, useLanguage()))
  if (!current || isError || (current.firstTimeLogin && !data)) return null
  return (
    <GameSection
      title={t('continuePlaying')}
      more={paths.gameList({ type: 'recent' })}
      games={data?.pages[0]?.items.slice(0, MAX_SHOWN)}
      expected={MAX_SHOWN}
      recent
    />
  )
}

function NewsSection() {
  const { t } = useTranslation('home')
  const { data } = useHomeContent()
  if (!data?.player.length) return null
  return (
    <Section title={t('news')} action={<Link to={paths.notices()}>{t('seeAll')}</Link>}>
      <ListCard label={t('news')}>
        {data.player.slice(0, 3).map(({ id, title, startDate }, index) => (
          <ListRow key={id} to={paths.notices(index)} title={title} text={formatDayTime(startDate)} />
        ))}
      </ListCard>
    </Section>
  )
}

/** Delays of the first categories in ms. The others wait until they are near the viewport. */
function useDueCategories(): Record<string, boolean> {
  return { RNG: useDelay(400), FISH: useDelay(800), PVP: useDelay(1200) }
}

/**
 * Sections below the first screen. A failed or empty section does not affect the others. They are rendered one by one,
 * so that the page stays responsive.
 */
export function HomeSections() {
  const { data } = useQuery(categoriesQuery(useLanguage()))
  const isDue = useDueCategories()
  const codes = homeOrder(data?.categories).filter((code) => code !== 'HOT')
  const categories = codes.map((code) => (
    <CategorySection
      key={code}
      category={data?.categories.find((one) => one.code === code) ?? { code, vendors: [] }}
      isDue={isDue[code]}
    />
  ))
  const count = useIncrementalCount(sectionsBefore.length + categories.length + sectionsAfter.length)
  return [...sectionsBefore, ...categories, ...sectionsAfter].slice(0, count)
}

const sectionsBefore = [
  <ContinuePlaying key="continue" />,
  <LotterySection key="lotteries" />,
  <MatchSection key="matches" />,
  <Jackpot key="jackpot" />,
]
const sectionsAfter = [
  <WinnerSection key="winners" />,
  <PromotionSection key="promotions" />,
  <NewsSection key="news" />,
  <HomeFooter key="footer" />,
]
