import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { categoriesQuery, gameReads } from '#api/games/games.queries.ts'
import { useSetPageName } from '#lib/site/page-name.ts'
import { PullToRefresh } from '#shared/pull/pull-to-refresh.tsx'
import { prefetchGameList } from './prefetch.ts'
import { menuOrder } from './category-of.ts'
import { FoundVendors, useFoundVendors, VendorFilter } from './vendor-tiles.tsx'
import { GameResults } from './game-results.tsx'
import { GameSearch, RecentSearches, useGameSearch } from './game-search.tsx'
import styles from './games.module.css'
import { ListTabs } from './list-tabs.tsx'
import { useGameFilter, sortKeys, type SortKey } from './use-game-filter.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { classesIn, gameTypesQuery } from './game-types.queries.ts'
import { i18n, useLanguage } from '#i18n/i18n.ts'
import { Chips } from '#ui/action/chips.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'

const types = ['all', 'hot', 'recent', 'fav'] as const

function useListTitle({ gameType, vendor }: { gameType: string | null; vendor: string | undefined }) {
  const { t } = useTranslation('lobby')
  const code = menuOrder.find((one) => one === gameType)
  return [code && t(code), vendor].filter(Boolean).join(' · ') || undefined
}

export function GameListScreen() {
  const { filter, change, gameType } = useGameFilter()
  const { data, isPending } = useQuery(categoriesQuery(useLanguage()))
  const { vassalage, q, gameClass, sort, type = 'all' } = filter
  const isFullList = type === 'all' || type === 'search'
  // Hot and personal lists cover all categories unless the address names one.
  const category = gameType ?? (isFullList ? 'RNG' : undefined)
  const vendors = data?.categories.find(({ code }) => code === category)?.vendors ?? []
  const search = useGameSearch(q, (text) => change({ q: text }))
  const found = useFoundVendors(search.deferred, gameType ?? undefined)
  useSetPageName(useListTitle({ gameType, vendor: vendors.find((one) => one.vassalage === vassalage)?.displayName }))
  return (
    <>
      <PullToRefresh of={gameReads} />
      <div className={styles.controls}>
        <GameSearch search={search} />
        <ListTabs value={isFullList ? 'all' : type} types={types} onChange={(next) => change({ type: next })} />
      </div>
      <div className={styles.filter}>
        <RecentSearches search={search} />
        <VendorFilter
          vendors={isPending ? undefined : vendors}
          value={vassalage ?? ''}
          onChange={(next) => change({ vassalage: next, gameClass: '' })}
        />
        {isFullList && (
          <div className={styles.row}>
            <ClassFilter
              category={category}
              vassalage={vassalage}
              value={gameClass ?? ''}
              onChange={(next) => change({ gameClass: next })}
            />
            <ListOrder sort={sort} onChange={(next) => change({ sort: next })} />
          </div>
        )}
        <FoundVendors vendors={found} />
      </div>
      <GameResults
        gameQuery={{
          type,
          gameType: category,
          vassalage,
          gameClass,
          sort,
          text: q,
          typed: search.deferred,
          isEverywhere: !gameType,
        }}
        hasVendors={found.length > 0}
        onClear={() => change({ q: '', vassalage: '', gameClass: '' })}
        onSearch={(q) => change({ q })}
      />
    </>
  )
}
GameListScreen.prefetch = prefetchGameList

type ListOrderProps = { sort: SortKey | undefined; onChange: (sort: SortKey | undefined) => void }

function ListOrder({ sort, onChange }: ListOrderProps) {
  const { t } = useTranslation('games')
  const orders = sortKeys.map((value) => ({ value, label: t(`sort_${value}`) }))
  return (
    <SelectField
      bare
      label={t('sort')}
      value={sort ?? ''}
      options={[{ value: '', label: t('sort_') }, ...orders]}
      onChange={(next) => onChange((next || undefined) as SortKey | undefined)}
    />
  )
}

type ClassFilterProps = {
  category: string | undefined
  vassalage: string | undefined
  value: string
  onChange: (gameClass: string) => void
}

function ClassFilter({ category, vassalage, value, onChange }: ClassFilterProps) {
  const { t } = useTranslation('games')
  const { data, isPending } = useQuery(gameTypesQuery())
  const classes = data ? classesIn(data, { category, vassalage }).filter(isNamed) : []
  // Only slots always have classes, so only they get a placeholder.
  if (isPending && category === 'RNG') return <Skeleton height={50} />
  if (classes.length < 2 && !value) return null
  const choices = classes.map((one) => ({ value: one, label: t(nameOf(one)) }))
  return (
    <Chips
      label={t('classFilter')}
      choices={[{ value: '', label: t('all') }, ...choices]}
      value={value}
      onChange={onChange}
    />
  )
}

const nameOf = (gameClass: string) => `class_${gameClass}` as 'class_JP'

const isNamed = (gameClass: string) => i18n.exists(nameOf(gameClass), { ns: 'games' })
