import { useQuery } from '@tanstack/react-query'
import { Gift, Percent } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { claimRewards, rebatesQuery, type PendingReward, pendingRewardsQuery } from '#api/rewards/rewards.queries.ts'
import { useModule } from '#api/site/system.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { formatDayTime } from '#lib/time/dates.ts'
import { PagedList } from '#shared/paged-list.tsx'
import { Button } from '#ui/action/button.tsx'
import { Countdown } from '#ui/text/countdown.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { Section } from '#ui/list/scroll-row.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { PromoCodes } from './promo-codes.tsx'
import { RewardRow } from './reward-row.tsx'
import { useClaim } from './use-claim.ts'
import { useReadyRewards } from './use-reward-tabs.ts'
import { useFormatReward, useRewardToast } from './use-format-reward.ts'

const keyOf = ({ id, day }: PendingReward) => `${day ? 'rebate' : 'reward'}:${id}`

export function ClaimableTab() {
  const { t } = useTranslation('rewards')
  const rewards = useQuery(pendingRewardsQuery(useLanguage()))
  const hasRebates = useModule('PLYRBT')
  const rebates = useQuery({ ...rebatesQuery(), enabled: hasRebates })
  const { claim, claiming } = useClaim(claimRewards(), useRewardToast())
  const ready = useReadyRewards()
  const row = (waiting: PendingReward) => (
    <ClaimableRow
      waiting={waiting}
      isClaiming={claiming?.some((one) => keyOf(one) === keyOf(waiting)) ?? false}
      onClaim={() => claim([waiting])}
    />
  )
  // Waits for all of them, so that nothing moves under a finger.
  if (rewards.isPending || rebates.isLoading) return <RowSkeletons count={6} height={76} />
  return (
    <>
      {ready.length > 1 && (
        <Button wide busy={claiming !== undefined} onClick={() => claim(ready)}>
          {t('claimAll', { total: ready.length })}
        </Button>
      )}
      <PagedList query={rewards} keyOf={keyOf} empty={<NothingToClaim />}>
        {row}
      </PagedList>
      {hasRebates && (
        <Section title={t('rebates')}>
          <PagedList query={rebates} keyOf={keyOf} empty={<p>{t('noRebates')}</p>}>
            {row}
          </PagedList>
        </Section>
      )}
      <PromoCodes />
    </>
  )
}

type ClaimableRowProps = { waiting: PendingReward; isClaiming: boolean; onClaim: () => void }

function ClaimableRow({ waiting, isClaiming, onClaim }: ClaimableRowProps) {
  const { t } = useTranslation('rewards')
  const formatReward = useFormatReward()
  const { title, day, state } = waiting
  const name = title ?? t('rebateOf', { day })
  return (
    <RewardRow
      icon={day ? <Percent /> : <Gift />}
      title={name}
      reward={formatReward(waiting)}
      note={<ClaimPeriod {...waiting} />}
    >
      {state === 'ready' && (
        <Button size="small" busy={isClaiming} onClick={onClaim} aria-label={t('claimOne', { name })}>
          {t('claim')}
        </Button>
      )}
    </RewardRow>
  )
}

function ClaimPeriod({ state, from, until }: PendingReward) {
  const { t } = useTranslation(['rewards', 'app'])
  if (state === 'over') return t('expiredAt', { time: formatDayTime(until) })
  if (state === 'later') return t('availableFrom', { time: formatDayTime(from ?? until) })
  return (
    <>
      {t('until', { time: formatDayTime(until) })} · {t('app:timeLeft')} <Countdown deadline={until} />
    </>
  )
}

function NothingToClaim() {
  const { t } = useTranslation('rewards')
  return <Empty title={t('nothingToClaim')} text={t('nothingToClaimText')} />
}
