import type { ContractPayout } from '@longan/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { payoutsQuery } from './agent.queries.ts'
import { formatDayTime } from '#lib/time/dates.ts'
import { PagedList } from '#shared/paged-list.tsx'
import { useProductName } from '#shared/product-name.ts'
import { DetailSheet } from '#shared/records/detail-sheet.tsx'
import { RecordRow, Totals } from '#shared/records/facts.tsx'
import { PeriodFilter, usePeriod } from '#shared/records/period-filter.tsx'
import { Amount } from '#ui/text/amount.tsx'
import { kindMessages } from './contract-messages.ts'
import { EmptyPeriod } from './empty-states.tsx'

export const Salaries = () => <Payouts of="salary" />
export const Dividends = () => <Payouts of="dividends" />

function Payouts({ of }: { of: 'salary' | 'dividends' }) {
  const { t } = useTranslation('agent')
  const productName = useProductName()
  const filter = usePeriod({ defaultName: 'month' })
  const payouts = useInfiniteQuery(payoutsQuery(of, filter.period))
  const [selected, setSelected] = useState<ContractPayout>()
  const sum = payouts.data?.pages[0]?.footer.amount ?? 0
  return (
    <>
      <PeriodFilter {...filter} />
      <PagedList
        query={payouts}
        keyOf={(row) => row.orderNo}
        empty={<EmptyPeriod {...filter} />}
        head={<Totals sums={[{ label: t('total'), value: sum }]} />}
      >
        {(row) => (
          <RecordRow
            title={`${t(kindMessages[row.contractType])} · ${productName(row.productType)}`}
            text={formatDayTime(row.paidTime)}
            amount={<Amount value={row.amount} signed />}
            onOpen={() => setSelected(row)}
          />
        )}
      </PagedList>
      <PayoutSheet row={selected} onClose={() => setSelected(undefined)} />
    </>
  )
}

function PayoutSheet({ row, onClose }: { row: ContractPayout | undefined; onClose: () => void }) {
  const { t } = useTranslation('agent')
  const title = row ? t(kindMessages[row.contractType]) : ''
  const facts = row
    ? [
        { label: t('amount'), value: <Amount value={row.amount} /> },
        { label: t('from'), value: formatDayTime(row.startTime) },
        { label: t('until'), value: formatDayTime(row.endTime) },
        { label: t('paidAt'), value: formatDayTime(row.paidTime) },
        { label: t('stakes'), value: <Amount value={row.betVolume} /> },
        { label: t('activeMembers'), value: row.activeMember },
        { label: t('teamLoss'), value: <Amount value={row.netLoss} /> },
        { label: t('carriedOver'), value: <Amount value={row.carriedOver} /> },
      ]
    : []
  return <DetailSheet title={title} orderNo={row?.orderNo} facts={facts} onClose={onClose} />
}
