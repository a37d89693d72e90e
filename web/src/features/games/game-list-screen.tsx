import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { categoriesQuery } from '#api/games.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useNamePage } from '#lib/page-name.ts'
import { menuOrder } from './category-of.ts'
import { ClassFilter } from './class-filter.tsx'
import { GameResults } from './game-results.tsx'
import { GameSearch } from './game-search.tsx'
import styles from './games.module.css'
import { ListTabs } from './list-tabs.tsx'
import { useGameFilter } from './use-game-filter.ts'
import { VendorFilter } from './vendor-filter.tsx'

const types = ['all', 'hot', 'recent', 'fav'] as const

/** Category and vendor, where the address names them; vendors go by their own names. */
function useListName({ gameType, vendor }: { gameType: string | null; vendor: string | undefined }) {
  const { t } = useTranslation('lobby')
  const code = menuOrder.find((one) => one === gameType)
  return [code && t(code), vendor].filter(Boolean).join(' · ') || undefined
}

/** The list of games: search, tabs and vendors above a grid without end. */
export function GameListScreen() {
  const { filter, change, gameType } = useGameFilter()
  const { data, isPending } = useQuery(categoriesQuery(useLanguage()))
  const type = filter.type ?? 'all'
  const isSearched = type === 'all' || type === 'search'
  // Hot games and one's own are shown over all categories unless the address names one.
  const category = gameType ?? (isSearched ? 'RNG' : undefined)
  const vendors = data?.categories.find(({ code }) => code === category)?.vendors ?? []
  const { vassalage, gameClass, q } = filter
  useNamePage(useListName({ gameType, vendor: vendors.find((one) => one.vassalage === vassalage)?.displayName }))
  return (
    <>
      <div className={styles.controls}>
        <GameSearch text={q} onSearch={(text) => change({ q: text })} />
        <ListTabs value={type === 'search' ? 'all' : type} types={types} onChange={(next) => change({ type: next })} />
      </div>
      <div className={styles.filter}>
        <VendorFilter
          vendors={isPending ? undefined : vendors}
          value={vassalage ?? ''}
          onChange={(next) => change({ vassalage: next, gameClass: '' })}
        />
        {isSearched && (
          <ClassFilter
            category={category}
            vassalage={vassalage}
            value={gameClass ?? ''}
            onChange={(next) => change({ gameClass: next })}
          />
        )}
      </div>
      <GameResults
        wanted={{ type, gameType: category, vassalage, gameClass, text: q }}
        onClear={() => change({ q: '', vassalage: '', gameClass: '' })}
      />
    </>
  )
}
