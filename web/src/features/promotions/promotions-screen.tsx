import { listSignUpPromotions, listExtraRewardClaims } from '@longan/react-query/rewards'
import { listAnnouncements } from '@longan/react-query/content'
import type { Promotion } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams, useLocation } from 'react-router-dom'
import { useLanguage } from '#i18n/i18n.ts'
import { promotionsQuery, prefetchPromotions } from '#api/rewards/promotions.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { PagedList } from '#shared/paged-list.tsx'
import { PullToRefresh } from '#shared/pull/pull-to-refresh.tsx'
import { ButtonLink } from '#ui/action/button.tsx'
import { Chips } from '#ui/action/chips.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import styles from './promotions.module.css'
import { useEffect, useRef } from 'react'
import { PromotionPicture } from './promotion-picture.tsx'
import { useTimes } from './use-times.ts'

export function PromotionsScreen() {
  const { t } = useTranslation(['promotions', 'titles'])
  const promotions = useQuery(promotionsQuery(useLanguage()))
  const filled = categoriesOf(promotions.data ?? [])
  const [query, category, choose] = useCategory(filled)
  const wantedIds = new Set(query.values())
  return (
    <div className={styles.screen}>
      <PullToRefresh of={[listAnnouncements, listSignUpPromotions, listExtraRewardClaims]} />
      {promotions.isPending && <Skeleton height={50} />}
      {filled.length > 2 && (
        <Chips
          label={t('titles:promotions')}
          choices={filled.map((value) => ({ value, label: t(categories[value]) }))}
          value={category}
          onChange={choose}
        />
      )}
      <PagedList
        query={promotions}
        keyOf={({ id }) => String(id)}
        filter={(all: Promotion[]) => all.filter(isIn(category))}
        empty={<NoPromotions />}
        skeletons={<CardSkeletons />}
      >
        {(promotion) => <PromotionCard promotion={promotion} isWanted={wantedIds.has(String(promotion.id))} />}
      </PagedList>
    </div>
  )
}

PromotionsScreen.prefetch = prefetchPromotions

/** The category of the URL, if it has promotions. Choosing another one adds no history entry. */
function useCategory(filled: Category[]) {
  const [query, setQuery] = useSearchParams()
  const requested = query.get('category')
  const category: Category = isCategory(requested) && filled.includes(requested) ? requested : 'all_promo'
  const choose = (next: Category) =>
    setQuery(next === 'all_promo' ? {} : { category: next }, { replace: true, state: { stays: true } })
  return [query, category, choose] as const
}

function CardSkeletons() {
  return (
    <div aria-hidden>
      {[0, 1, 2].map((box) => (
        <div key={box} className={styles.card}>
          <span className={styles.picture} data-first="promotion" data-waits />
          <div className={styles.words}>
            <Skeleton height={22} width="70%" />
            <Skeleton height={18} width="40%" />
          </div>
          <Skeleton height={36} width="5rem" />
        </div>
      ))}
    </div>
  )
}

function NoPromotions() {
  const { t } = useTranslation('promotions')
  const action = (
    <ButtonLink variant="secondary" to={paths.notices()}>
      {t('seeNotices')}
    </ButtonLink>
  )
  return <Empty title={t('noPromotions')} text={t('noPromotionsText')} action={action} />
}

/** Every category in display order, with the key of its label (mostly the type itself). */
const categories = {
  all_promo: 'all_promo',
  new_player: 'new_player_promo',
  deposit_promo: 'deposit_promo',
  app_download: 'hd_esport',
  rng_promo: 'rng_promo',
  live_promo: 'live_promo',
  pvp_promo: 'pvp_promo',
  sport_promo: 'sport_promo',
  fish_promo: 'fish_promo',
  lotto_promo: 'lotto_promo',
  rebate_promo: 'rebate_promo',
  player_rank_rules: 'rank_promo',
  point_mall: 'point_promo',
  other_promo: 'other_promo',
} as const

type Category = keyof typeof categories

const isCategory = (name: string | null): name is Category => name !== null && name in categories

/** Returns `all_promo` and the categories in use, in display order. An unknown category counts as `other_promo`. */
const categoriesOf = (promotions: readonly { category: string }[]): Category[] => {
  const used = new Set(promotions.map(({ category }) => known(category)))
  return (Object.keys(categories) as Category[]).filter((name) => name === 'all_promo' || used.has(name))
}

const isIn = (category: Category) => (promotion: { category: string }) =>
  category === 'all_promo' || known(promotion.category) === category

const known = (category: string): Category => (isCategory(category) ? category : 'other_promo')

type PromotionCardProps = {
  promotion: Promotion
  isWanted: boolean
}

function PromotionCard({ promotion, isWanted }: PromotionCardProps) {
  const { t } = useTranslation('promotions')
  const times = useTimes(promotion)
  const card = useRef<HTMLElement>(null)
  useScrollIntoView(card, isWanted)
  return (
    <article ref={card} className={styles.card} aria-label={promotion.title}>
      <PromotionPicture promotion={promotion} />
      <div className={styles.words}>
        <h2>{promotion.title}</h2>
        <p>{times}</p>
      </div>
      <ButtonLink
        size="small"
        variant="secondary"
        to={paths.promotion(promotion.id)}
        aria-label={t('moreOf', { name: promotion.title })}
      >
        {t('more')}
      </ButtonLink>
    </article>
  )
}

/** The history entries whose card has been shown. */
const shownEntries = new Set<string>()

/** Scrolls a card into view that the URL asks for, once: after a step back the frame restores the scroll position (`use-page-change.ts`). */
function useScrollIntoView(card: React.RefObject<HTMLElement | null>, isWanted: boolean) {
  const { key } = useLocation()
  useEffect(() => {
    if (!isWanted || shownEntries.has(key)) return
    shownEntries.add(key)
    card.current?.scrollIntoView?.({ block: 'start' })
  }, [card, isWanted, key])
}
