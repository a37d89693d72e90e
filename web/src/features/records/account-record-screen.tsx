import type { Transaction } from '@longan/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { transactionsQuery } from '#api/records.queries.ts'
import { formatDateTime, formatDayTime } from '#lib/dates.ts'
import { PagedList } from '#parts/paged-list.tsx'
import { Amount } from '#ui/amount.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { DetailSheet } from '#parts/records/detail-sheet.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { RecordRow } from '#parts/records/record-row.tsx'
import styles from '#parts/records/records.module.css'
import { SpanFilter } from '#parts/records/span-filter.tsx'
import { Totals } from '#parts/records/totals.tsx'
import { useSpan } from '#parts/records/use-span.ts'

const codeTypes = ['', 'deposit', 'withdraw', 'betting', 'winning', 'dividend', 'other'] as const
const words = {
  '': 'allTypes',
  deposit: 'deposit',
  withdraw: 'withdraw',
  betting: 'betting',
  winning: 'winning',
  dividend: 'dividend',
  other: 'other',
} as const

/** Every movement of the person's money with the balance after it. */
export function AccountRecordScreen() {
  const { t } = useTranslation('records')
  const filter = useSpan()
  const type = codeTypes.find((one) => one === filter.query.get('type')) ?? ''
  const movements = useInfiniteQuery(transactionsQuery(filter.span, type))
  const [opened, setOpened] = useState<Transaction>()
  const sum = movements.data?.pages[0]?.footer.amount ?? 0
  return (
    <div className={styles.screen}>
      <SelectField
        label={t('type')}
        value={type}
        options={codeTypes.map((value) => ({ value, label: t(words[value]) }))}
        onChange={(next) => filter.change({ type: next })}
      />
      <SpanFilter {...filter} />
      <PagedList
        query={movements}
        empty={<NothingYet of="transactions" />}
        keyOf={(row) => row.txId}
        head={<Totals sums={[{ label: t('sum'), value: sum, signed: true }]} />}
      >
        {(row) => (
          <RecordRow
            title={row.txTypeName}
            text={formatDayTime(row.txTimeInTimestamp)}
            amount={<Amount value={row.amount} signed />}
            aside={<Amount value={row.currentAvailBalance} />}
            onOpen={() => setOpened(row)}
          />
        )}
      </PagedList>
      <MovementSheet row={opened} onClose={() => setOpened(undefined)} />
    </div>
  )
}

function MovementSheet({ row, onClose }: { row: Transaction | undefined; onClose: () => void }) {
  const { t } = useTranslation('records')
  const facts = row
    ? [
        { label: t('amount'), value: <Amount value={row.amount} signed unit /> },
        { label: t('balanceAfter'), value: <Amount value={row.currentAvailBalance} unit /> },
        { label: t('time'), value: formatDateTime(row.txTimeInTimestamp) },
        ...(row.remark ? [{ label: t('remark'), value: row.remark }] : []),
      ]
    : []
  return <DetailSheet title={row?.txTypeName ?? ''} orderNo={row?.orderNo} facts={facts} onClose={onClose} />
}
