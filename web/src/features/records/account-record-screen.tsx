import { listTransactions } from '@longan/react-query/records'
import { useLanguage } from '#i18n/i18n.ts'
import { apiIn } from '#api/gateway.ts'
import { listTransactionCodes } from '@longan/react-query/reports'
import type { Transaction, TransactionPage } from '@longan/sdk'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { transactionsQuery } from '#api/games/records.queries.ts'
import { formatDayTime } from '#lib/time/dates.ts'
import { paths } from '#lib/site/paths.ts'
import { Lead } from '#shared/forms/form-layout.tsx'
import { PagedList } from '#shared/paged-list.tsx'
import { PullToRefresh } from '#shared/pull/pull-to-refresh.tsx'
import { Amount } from '#ui/text/amount.tsx'
import { ButtonLink } from '#ui/action/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { DetailSheet } from '#shared/records/detail-sheet.tsx'
import { EmptyRecord } from './empty-record.tsx'
import { RecordRow, Totals } from '#shared/records/facts.tsx'
import styles from '#shared/records/records.module.css'
import { PeriodFilter, usePeriod } from '#shared/records/period-filter.tsx'

export function AccountRecordScreen() {
  const { t } = useTranslation('records')
  const filter = usePeriod({ hasWholeMonths: true })
  const type = filter.query.get('type') ?? ''
  const transactions = useInfiniteQuery(transactionsQuery(filter.period, type, useLanguage()))
  const [opened, setOpened] = useState<Transaction>()
  const filterBy = (next: string) => filter.change({ type: next })
  return (
    <div className={styles.screen}>
      <PullToRefresh of={[listTransactions]} />
      <div className={styles.filters}>
        <Lead>{t('lead')}</Lead>
        <TypeFilter value={type} onChange={filterBy} />
        <PeriodFilter {...filter} />
      </div>
      <PagedList
        query={transactions}
        empty={<EmptyRecord of="transactions" span={filter} isFiltered={Boolean(type)} onClear={() => filterBy('')} />}
        keyOf={(row) => row.txId}
        head={<TransactionTotals footer={transactions.data?.pages[0]?.footer} />}
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
      <TransactionSheet row={opened} onClose={() => setOpened(undefined)} />
    </div>
  )
}

function TypeFilter({ value, onChange }: { value: string; onChange: (type: string) => void }) {
  const { t } = useTranslation('records')
  const { data = [] } = useQuery({ ...listTransactionCodes.queryOptions(apiIn(useLanguage())), staleTime: 10 * 60_000 })
  const kinds = data.map(({ txTypeId, txTypeName }) => ({ value: String(txTypeId), label: txTypeName }))
  // The URL may name a group of types, such as all withdrawals. A group of one type is that type.
  const group = data.filter(({ codeType }) => codeType === value)
  const shown = group.length === 1 ? String(group[0]!.txTypeId) : value
  // Or several types, such as all bonuses.
  const several = value.includes(',') ? data.filter(({ txTypeId }) => value.split(',').includes(String(txTypeId))) : []
  const label = group[1] ? group[0]!.txTypeName : several.map(({ txTypeName }) => txTypeName).join(', ')
  const groups = label ? [{ value, label }] : []
  const options = [{ value: '', label: t('allTypes') }, ...groups, ...kinds]
  return <SelectField label={t('type')} value={shown} options={options} onChange={onChange} />
}

/** Sums of money in, money out, play and all. Some gateways send only the total. */
function TransactionTotals({ footer }: { footer: TransactionPage['footer'] | undefined }) {
  const { t } = useTranslation('records')
  if (!footer) return null
  const { amount, inAmount, outAmount, playAmount } = footer
  const sums = [
    { label: t('moneyIn'), value: inAmount, signed: true },
    { label: t('moneyOut'), value: outAmount, signed: true },
    { label: t('played'), value: playAmount, signed: true },
    { label: t('total'), value: amount, signed: true },
  ]
  return <Totals sums={sums.flatMap(({ value, ...part }) => (value === undefined ? [] : { ...part, value }))} />
}

function TransactionSheet({ row, onClose }: { row: Transaction | undefined; onClose: () => void }) {
  const { t } = useTranslation('records')
  const facts = row
    ? [
        { label: t('amount'), value: <Amount value={row.amount} signed /> },
        { label: t('balanceAfter'), value: <Amount value={row.currentAvailBalance} /> },
        { label: t('time'), value: formatDayTime(row.txTimeInTimestamp) },
        ...(row.remark ? [{ label: t('remark'), value: row.remark }] : []),
      ]
    : []
  return (
    <DetailSheet title={row?.txTypeName ?? ''} orderNo={row?.orderNo} facts={facts} onClose={onClose}>
      {row?.codeType === 'withdraw' && (
        <ButtonLink wide to={paths.withdrawal(row.orderNo, row.txTimeInTimestamp)} onClick={onClose}>
          {t('toWithdrawal')}
        </ButtonLink>
      )}
    </DetailSheet>
  )
}
