import { useLanguage } from '#i18n/i18n.ts'
import { pagedQuery, PAGE_SIZE } from '#api/query-options.ts'
import { listPointRedemptions } from '@longan/react-query/points'
import { listClaimedRewards } from '@longan/react-query/rewards'
import type { ClaimedReward, PointRedemption } from '@longan/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useModule } from '#api/site/system.queries.ts'
import { formatDayTime } from '#lib/time/dates.ts'
import { paths } from '#lib/site/paths.ts'
import { formatAmount } from '#lib/money/typed-money.ts'
import { PagedList } from '#shared/paged-list.tsx'
import { DetailSheet } from '#shared/records/detail-sheet.tsx'
import { type Fact, RecordRow } from '#shared/records/facts.tsx'
import { ButtonLink } from '#ui/action/button.tsx'
import { Chips } from '#ui/action/chips.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { useFormatReward } from './use-format-reward.ts'
import type { RewardTab } from './use-reward-tabs.ts'

export function RewardRecordTab() {
  const { t } = useTranslation('rewards')
  const [query, setQuery] = useSearchParams()
  const hasPoints = useModule('PTSYS3')
  const kind = hasPoints && query.get('kind') === 'bought' ? 'bought' : 'given'
  const choices = [
    { value: 'given', label: t('tabReceived') } as const,
    { value: 'bought', label: t('redeemedWithPoints') } as const,
  ]
  const choose = (next: typeof kind) =>
    setQuery({ tab: 'given', ...(next === 'bought' && { kind: next }) }, { replace: true, state: { stays: true } })
  return (
    <>
      {hasPoints && <Chips label={t('kind')} choices={choices} value={kind} onChange={choose} />}
      {kind === 'given' ? <ClaimedRewards /> : <Redemptions />}
    </>
  )
}

function ClaimedRewards() {
  const { t } = useTranslation('rewards')
  const claimed = useInfiniteQuery(pagedQuery(listClaimedRewards, { size: PAGE_SIZE }))
  const formatReward = useFormatReward()
  const [opened, setOpened] = useState<ClaimedReward>()
  const sums = claimed.data?.pages[0]?.footer
  const head = sums && (
    <ListCard label={t('totalReceived')}>
      <ListRow title={t('receivedToday')} text={formatReward({ money: sums.dailyReceivedBonus, points: 0 }) || '–'} />
      <ListRow
        title={t('totalReceived')}
        text={formatReward({ money: sums.totalBonus, points: sums.totalPoints }) || '–'}
      />
    </ListCard>
  )
  return (
    <>
      <PagedList query={claimed} keyOf={(row) => row.orderNo} empty={<NoRewards />} head={head}>
        {(row) => (
          <RecordRow
            title={row.eventName}
            text={formatDayTime(row.claimTime)}
            amount={formatReward(rewardOf(row))}
            onOpen={() => setOpened(row)}
          />
        )}
      </PagedList>
      <RecordSheet
        title={opened?.eventName}
        orderNo={opened?.orderNo}
        gift={{ label: t('done'), value: opened && formatReward(rewardOf(opened)) }}
        at={opened?.claimTime}
        onClose={() => setOpened(undefined)}
      />
    </>
  )
}

const rewardOf = ({ rewardAmount: money, rewardPoint: points }: ClaimedReward) => ({ money, points })

function Redemptions() {
  const { t } = useTranslation('rewards')
  const redemptions = useInfiniteQuery(pagedQuery(listPointRedemptions, { size: PAGE_SIZE }))
  const language = useLanguage()
  const [opened, setOpened] = useState<PointRedemption>()
  const cost = ({ points }: PointRedemption) =>
    t('points', { count: points, total: `−${formatAmount(points, language)}` })
  return (
    <>
      <PagedList query={redemptions} keyOf={(row) => row.orderNo} empty={<NoRedemptions />}>
        {(row) => (
          <RecordRow
            title={row.rewardName}
            text={formatDayTime(row.redeemTime)}
            amount={cost(row)}
            onOpen={() => setOpened(row)}
          />
        )}
      </PagedList>
      <RecordSheet
        title={opened?.rewardName}
        orderNo={opened?.orderNo}
        gift={{ label: t('tabPoints'), value: opened && cost(opened) }}
        at={opened?.redeemTime}
        onClose={() => setOpened(undefined)}
      />
    </>
  )
}

type RecordSheetProps = {
  title: string | undefined
  orderNo: string | undefined
  gift: Fact
  at: number | undefined
  onClose: () => void
}

function RecordSheet({ title = '', orderNo, gift, at = 0, onClose }: RecordSheetProps) {
  const { t } = useTranslation('records')
  const facts = [gift, { label: t('time'), value: formatDayTime(at) }]
  return <DetailSheet title={title} orderNo={orderNo} facts={orderNo ? facts : []} onClose={onClose} />
}

const TabLink = ({ tab, children }: { tab: RewardTab; children: string }) => (
  <ButtonLink variant="secondary" to={`${paths.rewardCenter}?tab=${tab}`}>
    {children}
  </ButtonLink>
)

function NoRewards() {
  const { t } = useTranslation('rewards')
  const action = <TabLink tab="waiting">{t('tabClaimable')}</TabLink>
  return <Empty title={t('noneReceived')} text={t('noneReceivedText')} action={action} />
}

function NoRedemptions() {
  const { t } = useTranslation('rewards')
  const action = <TabLink tab="points">{t('goods')}</TabLink>
  return <Empty title={t('noneRedeemed')} text={t('noneRedeemedText')} action={action} />
}
