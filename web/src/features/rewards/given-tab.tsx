import type { ClaimedReward, PointRedemption } from '@longan/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { boughtQuery } from '#api/points.queries.ts'
import { givenQuery } from '#api/rewards.queries.ts'
import { useModule } from '#api/system.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { formatDateTime } from '#lib/dates.ts'
import { formatAmount } from '#lib/typed-money.ts'
import { PagedList } from '#parts/paged-list.tsx'
import { Chips } from '#ui/chips.tsx'
import { Empty } from '#ui/empty.tsx'
import { ListCard, ListRow } from '#ui/list-row.tsx'
import { RewardRow } from './reward-row.tsx'
import { useGift } from './use-gift.ts'

/** The record of rewards: all that was given, and all that was bought with points. */
export function GivenTab() {
  const { t } = useTranslation('rewards')
  const [kind, setKind] = useState<'given' | 'bought'>('given')
  const hasPoints = useModule('PTSYS3')
  const choices = [
    { value: 'given', label: t('tabGiven') } as const,
    { value: 'bought', label: t('boughtWithPoints') } as const,
  ]
  return (
    <>
      {hasPoints && <Chips label={t('kind')} choices={choices} value={kind} onChange={setKind} />}
      {kind === 'given' ? <Given /> : <Bought />}
    </>
  )
}

function Given() {
  const { t } = useTranslation('rewards')
  const given = useInfiniteQuery(givenQuery(useLanguage()))
  const gift = useGift()
  const sums = given.data?.pages[0]
  const head = sums && (
    <ListCard label={t('givenSoFar')}>
      <ListRow title={t('givenToday')} text={gift({ money: sums.dailyReceivedBonus, points: 0 }) || '–'} />
      <ListRow title={t('givenSoFar')} text={gift({ money: sums.totalBonus, points: sums.totalPoints }) || '–'} />
    </ListCard>
  )
  return (
    <PagedList query={given} keyOf={(row) => row.orderNo} empty={<Empty title={t('nothingGiven')} />} head={head}>
      {(row) => <GivenRow row={row} />}
    </PagedList>
  )
}

function GivenRow({ row }: { row: ClaimedReward }) {
  const gift = useGift()
  const { eventName, rewardAmount: money, rewardPoint: points, claimTime, orderNo } = row
  return (
    <RewardRow title={eventName} gift={gift({ money, points })} note={<Trace at={claimTime} orderNo={orderNo} />} />
  )
}

function Bought() {
  const { t } = useTranslation('rewards')
  const bought = useInfiniteQuery(boughtQuery(useLanguage()))
  return (
    <PagedList query={bought} keyOf={(row) => row.orderNo} empty={<Empty title={t('nothingBought')} />}>
      {(row) => <BoughtRow row={row} />}
    </PagedList>
  )
}

function BoughtRow({ row }: { row: PointRedemption }) {
  const { t } = useTranslation('rewards')
  const language = useLanguage()
  const cost = t('points', { count: row.points, total: `−${formatAmount(row.points, language)}` })
  return <RewardRow title={row.rewardName} gift={cost} note={<Trace at={row.redeemTime} orderNo={row.orderNo} />} />
}

/** When it was, and the number that the customer service asks for. */
function Trace({ at, orderNo }: { at: number; orderNo: string }) {
  return (
    <>
      {formatDateTime(at)} · {orderNo}
    </>
  )
}
