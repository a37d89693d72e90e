import type { ClaimedReward, PointRedemption } from '@longan/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { boughtQuery } from '#api/points.queries.ts'
import { givenQuery } from '#api/rewards.queries.ts'
import { useModule } from '#api/system.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { formatDateTime, formatDayTime } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { formatAmount } from '#lib/typed-money.ts'
import { PagedList } from '#shared/paged-list.tsx'
import { DetailSheet } from '#shared/records/detail-sheet.tsx'
import type { Fact } from '#shared/records/facts.tsx'
import { RecordRow } from '#shared/records/record-row.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Chips } from '#ui/chips.tsx'
import { Empty } from '#ui/empty.tsx'
import { ListCard, ListRow } from '#ui/list-row.tsx'
import { useGift } from './use-gift.ts'
import type { RewardTab } from './use-reward-tabs.ts'

/** The record of rewards: all that was given, and all that was bought with points; the address says which. */
export function GivenTab() {
  const { t } = useTranslation('rewards')
  const [query, setQuery] = useSearchParams()
  const hasPoints = useModule('PTSYS3')
  const kind = hasPoints && query.get('kind') === 'bought' ? 'bought' : 'given'
  const choices = [
    { value: 'given', label: t('tabGiven') } as const,
    { value: 'bought', label: t('boughtWithPoints') } as const,
  ]
  const choose = (next: typeof kind) =>
    setQuery({ tab: 'given', ...(next === 'bought' && { kind: next }) }, { replace: true, state: { stays: true } })
  return (
    <>
      {hasPoints && <Chips label={t('kind')} choices={choices} value={kind} onChange={choose} />}
      {kind === 'given' ? <Given /> : <Bought />}
    </>
  )
}

function Given() {
  const { t } = useTranslation('rewards')
  const given = useInfiniteQuery(givenQuery(useLanguage()))
  const gift = useGift()
  const [opened, setOpened] = useState<ClaimedReward>()
  const sums = given.data?.pages[0]
  const head = sums && (
    <ListCard label={t('givenSoFar')}>
      <ListRow title={t('givenToday')} text={gift({ money: sums.dailyReceivedBonus, points: 0 }) || '–'} />
      <ListRow title={t('givenSoFar')} text={gift({ money: sums.totalBonus, points: sums.totalPoints }) || '–'} />
    </ListCard>
  )
  return (
    <>
      <PagedList query={given} keyOf={(row) => row.orderNo} empty={<NothingGiven />} head={head}>
        {(row) => (
          <RecordRow
            title={row.eventName}
            text={formatDayTime(row.claimTime)}
            amount={gift(giftOf(row))}
            onOpen={() => setOpened(row)}
          />
        )}
      </PagedList>
      <TraceSheet
        title={opened?.eventName}
        orderNo={opened?.orderNo}
        gift={{ label: t('done'), value: opened && gift(giftOf(opened)) }}
        at={opened?.claimTime}
        onClose={() => setOpened(undefined)}
      />
    </>
  )
}

const giftOf = ({ rewardAmount: money, rewardPoint: points }: ClaimedReward) => ({ money, points })

function Bought() {
  const { t } = useTranslation('rewards')
  const bought = useInfiniteQuery(boughtQuery(useLanguage()))
  const language = useLanguage()
  const [opened, setOpened] = useState<PointRedemption>()
  const cost = ({ points }: PointRedemption) =>
    t('points', { count: points, total: `−${formatAmount(points, language)}` })
  return (
    <>
      <PagedList query={bought} keyOf={(row) => row.orderNo} empty={<NothingBought />}>
        {(row) => (
          <RecordRow
            title={row.rewardName}
            text={formatDayTime(row.redeemTime)}
            amount={cost(row)}
            onOpen={() => setOpened(row)}
          />
        )}
      </PagedList>
      <TraceSheet
        title={opened?.rewardName}
        orderNo={opened?.orderNo}
        gift={{ label: t('tabPoints'), value: opened && cost(opened) }}
        at={opened?.redeemTime}
        onClose={() => setOpened(undefined)}
      />
    </>
  )
}

type TraceProps = {
  title: string | undefined
  orderNo: string | undefined
  gift: Fact
  at: number | undefined
  onClose: () => void
}

/** When it was, and the number that the customer service asks for. */
function TraceSheet({ title = '', orderNo, gift, at = 0, onClose }: TraceProps) {
  const { t } = useTranslation('records')
  const facts = [gift, { label: t('time'), value: formatDateTime(at) }]
  return <DetailSheet title={title} orderNo={orderNo} facts={orderNo ? facts : []} onClose={onClose} />
}

const ToTab = ({ tab, children }: { tab: RewardTab; children: string }) => (
  <ButtonLink variant="secondary" to={`${paths.rewardCenter}?tab=${tab}`}>
    {children}
  </ButtonLink>
)

function NothingGiven() {
  const { t } = useTranslation('rewards')
  const action = <ToTab tab="waiting">{t('tabWaiting')}</ToTab>
  return <Empty title={t('nothingGiven')} text={t('nothingGivenText')} action={action} />
}

function NothingBought() {
  const { t } = useTranslation('rewards')
  const action = <ToTab tab="points">{t('goods')}</ToTab>
  return <Empty title={t('nothingBought')} text={t('nothingBoughtText')} action={action} />
}
