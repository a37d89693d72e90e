import type { SignInDay } from '@longan/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, Gift, Ticket } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { claimDay, signInQuery } from '#api/rewards/sign-in.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { Failure } from '#shared/failure.tsx'
import { Button } from '#ui/action/button.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { NoOffer } from './no-offer.tsx'
import styles from './rewards.module.css'
import { useClaim } from './use-claim.ts'
import { useFormatReward, useRewardToast } from './use-format-reward.ts'

export function SignInTab() {
  const { t } = useTranslation('rewards')
  const calendar = useQuery(signInQuery(useLanguage()))
  const { claim, claiming } = useClaim(claimDay(useQueryClient()), useRewardToast())
  if (calendar.isPending) return <RowSkeletons count={3} height={96} />
  if (!calendar.data) return <Failure query={calendar} />
  const { promotion, days, sums } = calendar.data
  if (!promotion) return <NoOffer title={t('noCalendar')} text={t('noCalendarText')} />
  const today = days.find(({ isToday, hasClaimed }) => isToday === 'Y' && hasClaimed === 'N')
  return (
    <>
      <h2 className={styles.head}>{promotion.name}</h2>
      <p>{promotion.description}</p>
      <ol className={styles.days}>
        {days.map((day) => (
          <Day key={day.id} day={day} />
        ))}
      </ol>
      <Button wide disabled={!today} busy={claiming !== undefined} onClick={() => today && claim(today.id)}>
        {t(today ? 'signInToday' : 'signedIn')}
      </Button>
      {sums && (
        <ListCard label={t('checkInTotals')}>
          <ListRow title={t('daysInARow')} trailing={sums.dayCountClaimed} />
          <ListRow title={t('totalReceived')} text={<ClaimedSum {...sums} />} />
        </ListCard>
      )}
    </>
  )
}

type ClaimedSumProps = { totalClaimedAmount: number; totalClaimedPointAmount: number }

function ClaimedSum({ totalClaimedAmount: money, totalClaimedPointAmount: points }: ClaimedSumProps) {
  return useFormatReward()({ money, points }) || '–'
}

function Day({ day }: { day: SignInDay }) {
  const { t } = useTranslation('rewards')
  const formatReward = useFormatReward()
  const isDone = day.hasClaimed === 'Y'
  const open = day.ticket ? <Ticket /> : <Gift />
  return (
    <li className={styles.day} data-done={isDone || undefined} aria-current={day.isToday === 'Y' ? 'date' : undefined}>
      <span>{t('day', { day: day.dayCount })}</span>
      {isDone ? <CircleCheck aria-label={t('done')} /> : open}
      <b>{formatReward({ money: day.amount, points: day.pointAmount })}</b>
      {day.ticket && <span>{day.ticket.rewardName}</span>}
    </li>
  )
}
