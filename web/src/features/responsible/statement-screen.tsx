import { getStatement } from '@longan/react-query/responsible-gaming'
import type { Statement } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#api/gateway.ts'
import { useModule } from '#api/site/system.queries.ts'
import { formatDate, formatDay, formatMonth } from '#lib/time/dates.ts'
import { serverClock } from '#lib/time/server-clock.ts'
import { paths } from '#lib/site/paths.ts'
import { Failure } from '#shared/failure.tsx'
import { Lead, Screen } from '#shared/forms/form-layout.tsx'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { Amount } from '#ui/text/amount.tsx'
import { NotOffered } from './not-offered.tsx'
import styles from './statement.module.css'

type Sums = Statement['months'][number]

/** The kinds of the account record behind each sum: a group, or numbers (facts D.10). */
const KINDS = {
  deposits: 'deposit',
  withdrawals: 'withdraw',
  stakes: '8202,6113',
  payouts: 'winning',
  bonuses: '6101,6104,6208',
} as const

export const StatementScreen = () => (useModule('RESPGAME3') === false ? <NotOffered /> : <OwnStatement />)

/** What the member has deposited, withdrawn, staked and been paid, for a month or a year. The print has no navigation. */
function OwnStatement() {
  const { t } = useTranslation('responsible')
  const [chosen, setChosen] = useState('')
  const statement = useQuery(getStatement.queryOptions(api))
  if (statement.isError && !statement.data) return <Failure query={statement} />
  if (!statement.data)
    return (
      <Screen>
        <Lead>{t('statementLead')}</Lead>
        <RowSkeletons count={6} height={56} />
      </Screen>
    )
  const periods = [...statement.data.months, ...statement.data.years]
  const sums = periods.find(({ period }) => period === chosen) ?? periods[0]
  // The months of a year lead to their records.
  const months = statement.data.months.filter(({ period }) => sums && period.startsWith(`${sums.period}-`))
  const labelOf = (period: string) =>
    period.includes('-') ? formatMonth(period) : t('statementYear', { year: period })
  return (
    <Screen>
      <Lead>{t('statementLead')}</Lead>
      <div className={styles.controls}>
        <SelectField
          name="period"
          label={t('period')}
          value={sums?.period ?? ''}
          options={periods.map(({ period }) => ({ value: period, label: labelOf(period) }))}
          onChange={setChosen}
        />
      </div>
      {sums && <Sheet sums={sums} title={labelOf(sums.period)} />}
      {months.length > 0 && (
        <ListCard label={t('months')}>
          {months.map(({ period, net }) => (
            <ListRow
              key={period}
              title={labelOf(period)}
              trailing={<Amount value={net} />}
              onClick={() => setChosen(period)}
            />
          ))}
        </ListCard>
      )}
      <p className={styles.printed}>{t('printedOn', { time: formatDay(serverClock.now()) })}</p>
      <div className={styles.controls}>
        <Button variant="secondary" wide onClick={() => print()}>
          {t('print')}
        </Button>
      </div>
    </Screen>
  )
}

/** The last day of a month that has passed, or today. */
function lastDayOf(month: string): string {
  const [year, number] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year!, number)).toISOString().slice(0, 'YYYY-MM-DD'.length)
  const day = `${month}-${String(new Date(Date.parse(last) - 1).getUTCDate()).padStart(2, '0')}`
  const today = formatDate(serverClock.now())
  return day < today ? day : today
}

function Sheet({ sums, title }: { sums: Sums; title: string }) {
  const { t } = useTranslation('responsible')
  const { period, net } = sums
  const isMonth = period.length > 'YYYY'.length
  const recordOf = (kind: string) =>
    `${paths.accountRecord}?span=custom&type=${kind}&from=${period}-01&to=${lastDayOf(period)}`
  return (
    <section className={styles.sheet} aria-label={title}>
      <h2>{title}</h2>
      <ListCard label={title}>
        {(Object.keys(KINDS) as (keyof typeof KINDS)[]).map((kind) => (
          <ListRow
            key={kind}
            title={t(`sum_${kind}`)}
            trailing={<Amount value={sums[kind]} />}
            {...(isMonth && { to: recordOf(KINDS[kind]) })}
          />
        ))}
        <ListRow title={t('sum_net')} text={t('sum_netText')} trailing={<Amount value={net} />} />
      </ListCard>
    </section>
  )
}
