import type { Promotion } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { promotionsQuery } from '#api/rewards/promotions.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { paths } from '#lib/site/paths.ts'
import { PagedList } from '#shared/paged-list.tsx'
import { PullToRefresh } from '#shared/pull/pull-to-refresh.tsx'
import { ButtonLink } from '#ui/action/button.tsx'
import { Chips } from '#ui/action/chips.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { prefetchPromotions } from './prefetch.ts'
import { categories, categoriesOf, type Category, isCategory, isIn } from './categories.ts'
import { PromotionCard } from './promotion-card.tsx'
import styles from './promotions.module.css'

export function PromotionsScreen() {
  const { t } = useTranslation(['promotions', 'titles'])
  const promotions = useQuery(promotionsQuery(useLanguage()))
  const filled = categoriesOf(promotions.data ?? [])
  const [query, category, choose] = useCategory(filled)
  const wantedIds = new Set(query.values())
  return (
    <div className={styles.screen}>
      <PullToRefresh of={[['content', 'promotions'], ['rewards']]} />
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
