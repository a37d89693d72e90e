import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Gift, Percent } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { claimWaiting, rebatesQuery, type Waiting, waitingQuery } from '#api/rewards.queries.ts'
import { useModule } from '#api/system.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { formatDayTime } from '#lib/dates.ts'
import { PagedList } from '#shared/paged-list.tsx'
import { Button } from '#ui/button.tsx'
import { Countdown } from '#ui/countdown.tsx'
import { Empty } from '#ui/empty.tsx'
import { Section } from '#ui/scroll-row.tsx'
import { RowSkeletons } from '#ui/skeleton.tsx'
import { PromoCodes } from './promo-codes.tsx'
import { RewardRow } from './reward-row.tsx'
import { useClaim } from './use-claim.ts'
import { useGift, useSayGift } from './use-gift.ts'

const keyOf = ({ id, day }: Waiting) => `${day ? 'rebate' : 'reward'}:${id}`

/** What waits to be claimed, one by one or all at once, and where a promo code is put in. */
export function WaitingTab() {
  const { t } = useTranslation('rewards')
  const rewards = useQuery(waitingQuery(useLanguage()))
  const hasRebates = useModule('PLYRBT')
  const rebates = useQuery({ ...rebatesQuery(), enabled: hasRebates })
  const { claim, claiming } = useClaim(claimWaiting(useQueryClient()), useSayGift())
  const ready = [...(rewards.data ?? []), ...(rebates.data ?? [])].filter(({ state }) => state === 'ready')
  const row = (waiting: Waiting) => (
    <WaitingRow
      waiting={waiting}
      isClaiming={claiming?.some((one) => keyOf(one) === keyOf(waiting)) ?? false}
      onClaim={() => claim([waiting])}
    />
  )
  // All at once, so that nothing moves under a finger.
  if (rewards.isPending || rebates.isLoading) return <RowSkeletons count={6} height={76} />
  return (
    <>
      {ready.length > 1 && (
        <Button wide busy={claiming !== undefined} onClick={() => claim(ready)}>
          {t('claimAll', { total: ready.length })}
        </Button>
      )}
      <PagedList query={rewards} keyOf={keyOf} empty={<NothingWaits />}>
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

type WaitingRowProps = { waiting: Waiting; isClaiming: boolean; onClaim: () => void }

function WaitingRow({ waiting, isClaiming, onClaim }: WaitingRowProps) {
  const { t } = useTranslation('rewards')
  const gift = useGift()
  const { title, day, state } = waiting
  const name = title ?? t('rebateOf', { day })
  return (
    <RewardRow icon={day ? <Percent /> : <Gift />} title={name} gift={gift(waiting)} note={<When {...waiting} />}>
      {state === 'ready' && (
        <Button size="small" busy={isClaiming} onClick={onClaim} aria-label={t('claimOne', { name })}>
          {t('claim')}
        </Button>
      )}
    </RewardRow>
  )
}

/** From when or until when it can be had. */
function When({ state, from, until }: Waiting) {
  const { t } = useTranslation(['rewards', 'app'])
  if (state === 'over') return t('isOver', { time: formatDayTime(until) })
  if (state === 'later') return t('comes', { time: formatDayTime(from ?? until) })
  return (
    <>
      {t('until', { time: formatDayTime(until) })} · {t('app:timeLeft')} <Countdown deadline={until} />
    </>
  )
}

function NothingWaits() {
  const { t } = useTranslation('rewards')
  return <Empty title={t('nothingWaits')} text={t('nothingWaitsText')} />
}
