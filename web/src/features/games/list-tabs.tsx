import { useTranslation } from 'react-i18next'
import { Tabs } from '#ui/action/tabs.tsx'
import type { ListType } from './use-game-filter.ts'

type ListTabsProps = { value: ListType; onChange: (type: ListType) => void; types: readonly ListType[]; first?: string }

export function ListTabs({ value, onChange, types, first }: ListTabsProps) {
  const { t } = useTranslation('games')
  const tabs = types.map((type) => ({ value: type, label: type === 'all' && first ? first : t(type) }))
  return <Tabs label={t('lists')} tabs={tabs} value={value} onChange={onChange} />
}
