import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { categoriesQuery } from '#api/games/games.queries.ts'
import { type BetKind, canBeOpen } from '#api/games/records.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { TypedSearch } from '#shared/typed-search.tsx'
import { Chips } from '#ui/action/chips.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import styles from '#shared/records/records.module.css'
import { kinds, type useBetFilter } from './use-bet-filter.ts'

export function BetFilters({ wanted, states, choose, change }: ReturnType<typeof useBetFilter>) {
  const { t } = useTranslation('records')
  const { kind, vendor, state = '', order } = wanted
  const vendors = useVendors(kind)
  const outcomes = states.map((value) => ({ value, label: t(value === 'open' ? 'pending' : value) }))
  const all = { value: '', label: t(canBeOpen(kind) ? 'settled' : 'allOutcomes') }
  return (
    <>
      <Chips
        label={t('kind')}
        choices={kinds.map((value) => ({ value, label: t(value) }))}
        value={kind}
        onChange={choose}
      />
      <div className={styles.dates}>
        <SelectField
          label={t('vendor')}
          value={vendor}
          options={[{ value: '', label: t('allVendors') }, ...vendors]}
          onChange={(next) => change({ vendor: next })}
        />
        <SelectField
          label={t('outcome')}
          value={state}
          options={[all, ...outcomes]}
          onChange={(next) => change({ state: next })}
        />
      </div>
      <TypedSearch text={order} label={t('findOrder')} onSearch={(next) => change({ order: next })} />
    </>
  )
}

const categories: Record<BetKind, readonly string[]> = {
  slots: ['RNG'],
  live: ['LIVE'],
  fish: ['FISH'],
  cards: ['PVP'],
  sports: ['SPORTS', 'FB', 'ESPORTS', 'COCKFIGHT'],
  lottery: ['LOTT', 'ELOTT'],
}

function useVendors(kind: BetKind) {
  const { data } = useQuery(categoriesQuery(useLanguage()))
  const vendors = data?.categories.flatMap((category) =>
    categories[kind].includes(category.code) ? category.vendors : [],
  )
  const names = new Map(vendors?.map(({ vassalage, displayName }) => [vassalage, displayName]))
  return [...names].map(([value, label]) => ({ value, label }))
}
