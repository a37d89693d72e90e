import { useTranslation } from 'react-i18next'
import { SelectField } from '#ui/form/select-field.tsx'
import { sortKeys, type SortKey } from './use-game-filter.ts'

type ListOrderProps = { sort: SortKey | undefined; onChange: (sort: SortKey | undefined) => void }

export function ListOrder({ sort, onChange }: ListOrderProps) {
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
