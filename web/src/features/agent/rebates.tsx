import type { DownlineRebates } from '@longan/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downlineRebatesQuery } from '#api/agent.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { formatPercent } from '#lib/typed-money.ts'
import { PagedList } from '#shared/paged-list.tsx'
import { RecordRow } from '#shared/records/record-row.tsx'
import { LongList } from '#ui/long-list.tsx'
import { Nobody } from './nothing-here.tsx'
import { RebateSheet } from './rebate-sheet.tsx'

/** What direct downlines have of the stakes; a tap changes it. */
export function Rebates() {
  const { t } = useTranslation('agent')
  const language = useLanguage()
  const rebates = useInfiniteQuery(downlineRebatesQuery())
  const [opened, setOpened] = useState<DownlineRebates>()
  const most = (row: DownlineRebates) => Math.max(0, ...row.rebates.map(({ rebateRate }) => rebateRate))
  return (
    <>
      <p>{t('rebatesText')}</p>
      <PagedList query={rebates} list={LongList} keyOf={({ username }) => username} empty={<Nobody />}>
        {(row) => (
          <RecordRow
            title={row.username}
            text={t(row.type === 1 ? 'agent' : 'member')}
            amount={t('upTo', { rate: formatPercent(most(row), language) })}
            onOpen={() => setOpened(row)}
          />
        )}
      </PagedList>
      <RebateSheet row={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}
