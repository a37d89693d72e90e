import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Bet, type BetKind, betsQuery } from '#api/records.queries.ts'
import { formatDayTime } from '#lib/dates.ts'
import { PagedList } from '#parts/paged-list.tsx'
import { Amount } from '#ui/amount.tsx'
import { Chips } from '#ui/chips.tsx'
import { BetSheet } from './bet-sheet.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { RecordRow } from '#parts/records/record-row.tsx'
import styles from '#parts/records/records.module.css'
import { SpanFilter } from '#parts/records/span-filter.tsx'
import { Totals } from '#parts/records/totals.tsx'
import { useSpan } from '#parts/records/use-span.ts'

const kinds = ['slots', 'lottery', 'lotteryOpen'] as const satisfies readonly BetKind[]

/** What the person staked and won, with the sums over all of it. */
export function BettingRecordScreen() {
  const { t } = useTranslation('records')
  const filter = useSpan()
  const kind = kinds.find((one) => one === filter.query.get('kind')) ?? 'slots'
  const bets = useInfiniteQuery(betsQuery(filter.span, kind))
  const [opened, setOpened] = useState<Bet>()
  const sums = bets.data?.pages[0]?.footer
  const choices = kinds.map((value) => ({ value, label: t(value) }))
  return (
    <div className={styles.screen}>
      <Chips label={t('kind')} choices={choices} value={kind} onChange={(next) => filter.change({ kind: next })} />
      <SpanFilter {...filter} />
      <PagedList
        query={bets}
        empty={<NothingYet of="bets" />}
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
  const isOpen = bet.status === 0
  const round = 'numero' in bet ? ` · ${bet.numero}` : ''
  return (
    <RecordRow
      title={bet.gameName}
      text={`${formatDayTime(bet.betTimeInTimestamp)}${round}`}
      amount={isOpen ? t('waiting') : <Amount value={bet.profitAndLoss} signed />}
      aside={
        <>
          {t('stake')} <Amount value={bet.betAmount} />
        </>
      }
      onOpen={onOpen}
    />
  )
}
