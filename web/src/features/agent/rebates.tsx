import type { DownlineRebates } from '@longan/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downlineRebatesQuery } from '#api/agent/agent.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { formatPercent } from '#lib/money/typed-money.ts'
import { PagedList } from '#shared/paged-list.tsx'
import { RecordRow } from '#shared/records/record-row.tsx'
import { VirtualList } from '#ui/list/virtual-list.tsx'
import { NoDownlines } from './empty-states.tsx'
import { RebateSheet } from './rebate-sheet.tsx'

export function Rebates() {
  const { t } = useTranslation('agent')
  const language = useLanguage()
  const rebates = useInfiniteQuery(downlineRebatesQuery())
  const [selected, setSelected] = useState<DownlineRebates>()
  const maxRate = (row: DownlineRebates) => Math.max(0, ...row.rebates.map(({ rebateRate }) => rebateRate))
  return (
    <>
      <p>{t('rebatesText')}</p>
      <PagedList query={rebates} list={VirtualList} keyOf={({ username }) => username} empty={<NoDownlines />}>
        {(row) => (
          <RecordRow
            title={row.username}
            text={t(row.type === 1 ? 'agent' : 'member')}
            amount={t('upTo', { rate: formatPercent(maxRate(row), language) })}
            onOpen={() => setSelected(row)}
          />
        )}
      </PagedList>
      <RebateSheet row={selected} onClose={() => setSelected(undefined)} />
    </>
  )
}
