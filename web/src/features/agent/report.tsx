import type { TeamFigures, TeamRow } from '@longan/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { teamReportQuery } from './agent.queries.ts'
import { PagedList } from '#shared/paged-list.tsx'
import { Facts, RecordRow } from '#shared/records/facts.tsx'
import { PeriodFilter, usePeriod } from '#shared/records/period-filter.tsx'
import { Amount } from '#ui/text/amount.tsx'
import { ButtonLink } from '#ui/action/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import styles from './agent.module.css'
import { EmptyPeriod } from './empty-states.tsx'
import { viewPath } from './views.ts'

export function Report() {
  const { t } = useTranslation('agent')
  const filter = usePeriod()
  const subordinate = filter.query.get('of') ?? ''
  const report = useInfiniteQuery(teamReportQuery(filter.period, subordinate))
  const [selected, setSelected] = useState<TeamRow>()
  const sums = report.data?.pages[0]?.footer
  return (
    <>
      {subordinate && <p>{t('downlineOf', { name: subordinate })}</p>}
      <PeriodFilter {...filter} />
      <PagedList
        query={report}
        keyOf={({ customerName }) => customerName}
        empty={<EmptyPeriod {...filter} />}
        head={sums && <Sums figures={sums} />}
      >
        {(row) => (
          <RecordRow
            title={row.customerName}
            text={t('peopleCounted', { count: row.memberCount, total: row.memberCount })}
            amount={<Amount value={row.figures.netProfit} signed />}
            aside={<Amount value={row.figures.betAmount} />}
            onOpen={() => setSelected(row)}
          />
        )}
      </PagedList>
      <RowSheet row={selected} onClose={() => setSelected(undefined)} />
    </>
  )
}

function Sums({ figures }: { figures: TeamFigures }) {
  const { t } = useTranslation('agent')
  return (
    <div className={styles.figures} role="group" aria-label={t('statistics')}>
      {figuresOf(figures).map(({ name, ...sum }) => (
        <div key={name}>
          <small>{t(name)}</small>
          <b>
            <Amount {...sum} />
          </b>
        </div>
      ))}
    </div>
  )
}

/** Figures from the members' point of view: their winnings are positive. */
const figuresOf = (sums: TeamFigures) =>
  [
    { name: 'stakes', value: sums.betAmount },
    { name: 'wins', value: sums.winAmount },
    { name: 'profitAndLoss', value: sums.profitAndLoss, signed: true },
    { name: 'deposits', value: sums.depositAmount },
    { name: 'withdrawals', value: sums.withdrawAmount },
    { name: 'bonuses', value: sums.bonusAmount },
    { name: 'agentPayments', value: sums.rebateAmount },
    { name: 'netProfit', value: sums.netProfit, signed: true },
  ] as const

function RowSheet({ row, onClose }: { row: TeamRow | undefined; onClose: () => void }) {
  const { t } = useTranslation('agent')
  const facts = row
    ? figuresOf(row.figures).map(({ name, ...sum }) => ({
        label: t(name),
        value: <Amount value={sum.value} signed={'signed' in sum} />,
      }))
    : []
  return (
    <Sheet open={row !== undefined} onClose={onClose} title={row?.customerName ?? ''}>
      <Facts facts={facts} />
      {row && row.memberCount > 1 && (
        <ButtonLink variant="secondary" wide to={viewPath('report', { of: row.customerName })} onClick={onClose}>
          {t('openReport')}
        </ButtonLink>
      )}
    </Sheet>
  )
}
