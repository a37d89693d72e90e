import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Bet, betsQuery } from '#api/games/records.queries.ts'
import { formatDayTime } from '#lib/time/dates.ts'
import { PagedList } from '#shared/paged-list.tsx'
import { PullToRefresh } from '#shared/pull/pull-to-refresh.tsx'
import { Amount } from '#ui/text/amount.tsx'
import { BetFilters } from './bet-filters.tsx'
import { BetSheet } from './bet-sheet.tsx'
import { EmptyRecord } from './empty-record.tsx'
import { RecordRow } from '#shared/records/record-row.tsx'
import styles from '#shared/records/records.module.css'
import { PeriodFilter } from '#shared/records/period-filter.tsx'
import { Totals } from '#shared/records/totals.tsx'
import { usePeriod } from '#shared/records/use-period.ts'
import { outcomes } from './outcomes.ts'
import { useBetFilter } from './use-bet-filter.ts'

export function BettingRecordScreen() {
  const { t } = useTranslation('records')
  const span = usePeriod()
  const filter = useBetFilter(span)
  const bets = useInfiniteQuery(betsQuery(span.period, filter.wanted))
  const [opened, setOpened] = useState<Bet>()
  const sums = bets.data?.pages[0]?.footer
  return (
    <div className={styles.screen}>
      <PullToRefresh of={[['records']]} />
      <BetFilters {...filter} />
      <PeriodFilter {...span} />
      <PagedList
        query={bets}
        empty={<EmptyRecord of="bets" span={span} isFiltered={filter.isNarrowed} onClear={filter.clear} />}
        keyOf={(bet) => bet.orderNo}
        head={
          sums && (
            <Totals
              sums={[
                { label: t('staked'), value: sums.betAmount },
                { label: t('paidOut'), value: sums.winAmount },
                { label: t('profit'), value: sums.profitAndLoss, signed: true },
              ]}
            />
          )
        }
      >
        {(bet) => <BetRow bet={bet} onOpen={() => setOpened(bet)} />}
      </PagedList>
      <BetSheet bet={opened} onClose={() => setOpened(undefined)} />
    </div>
  )
}

function BetRow({ bet, onOpen }: { bet: Bet; onOpen: () => void }) {
  const { t } = useTranslation('records')
  const isDecided = bet.status !== 0 && bet.status !== 4
  const round = 'numero' in bet ? ` · ${bet.numero}` : ''
  return (
    <RecordRow
      title={bet.gameName}
      text={`${formatDayTime(bet.betTimeInTimestamp)}${round}`}
      amount={isDecided ? <Amount value={bet.profitAndLoss} signed /> : t(outcomes[bet.status] ?? 'pending')}
      aside={
        <>
          {t('stake')} <Amount value={bet.betAmount} />
        </>
      }
      onOpen={onOpen}
    />
  )
}
