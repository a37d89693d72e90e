import type { Commission } from '@longan/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/i18n.ts'
import { commissionsQuery } from './agent.queries.ts'
import { formatMoney } from '#lib/money/money.ts'
import { formatDayTime, formatShortDay, startOfDay } from '#lib/time/dates.ts'
import { PagedList } from '#shared/paged-list.tsx'
import { useProductName } from '#shared/product-name.ts'
import { DetailSheet } from '#shared/records/detail-sheet.tsx'
import { RecordRow, Totals } from '#shared/records/facts.tsx'
import { PeriodFilter, usePeriod } from '#shared/records/period-filter.tsx'
import { Amount } from '#ui/text/amount.tsx'
import { EmptyPeriod } from './empty-states.tsx'

export function Commissions() {
  const { t } = useTranslation('agent')
  const language = useLanguage()
  const filter = usePeriod()
  const commissions = useInfiniteQuery(commissionsQuery(filter.period))
  const [selected, setSelected] = useState<Commission>()
  const sum = commissions.data?.pages[0]?.footer.amount ?? 0
  return (
    <>
      <PeriodFilter {...filter} />
      <PagedList
        query={commissions}
        keyOf={(row) => row.orderNo}
        empty={<EmptyPeriod {...filter} />}
        head={<Totals sums={[{ label: t('total'), value: sum }]} />}
      >
        {(row) => (
          <RecordRow
            title={formatShortDay(startOfDay(row.day))}
            text={t('onStakes', { amount: formatMoney(row.netStake, language) })}
            amount={<Amount value={row.amount} signed />}
            onOpen={() => setSelected(row)}
          />
        )}
      </PagedList>
      <CommissionSheet row={selected} onClose={() => setSelected(undefined)} />
    </>
  )
}

function CommissionSheet({ row, onClose }: { row: Commission | undefined; onClose: () => void }) {
  const { t } = useTranslation('agent')
  const productName = useProductName()
  const facts = row
    ? [
        { label: t('amount'), value: <Amount value={row.amount} /> },
        { label: t('stakes'), value: <Amount value={row.netStake} /> },
        { label: t('paidAt'), value: formatDayTime(row.paidTime) },
        ...row.details.map(({ productType, amount }) => ({
          label: productName(productType),
          value: <Amount value={amount} />,
        })),
      ]
    : []
  return (
    <DetailSheet
      title={row ? formatShortDay(startOfDay(row.day)) : ''}
      orderNo={row?.orderNo}
      facts={facts}
      onClose={onClose}
    />
  )
}
