import { useLanguage } from '#i18n/i18n.ts'
import { api, apiIn } from '#api/gateway.ts'
import { claimSignIn, getSignInCalendar, listSignInPromotions } from '@longan/react-query/sign-in'
import type { SignInDay } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Gift, Ticket } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Failure } from '#shared/failure.tsx'
import { Button } from '#ui/action/button.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { NoOffer } from './reward-row.tsx'
import styles from './rewards.module.css'
import { useClaim } from './use-claim.ts'
import { useFormatReward, useRewardToast } from './use-format-reward.ts'

export function SignInTab() {
  const { t } = useTranslation('rewards')
  const calendar = useCalendar()
  const showReward = useRewardToast()
  const { claim, claiming } = useClaim(claimSignIn.mutationOptions(api), ({ amount, pointAmount, ticket }) =>
    showReward({ money: amount, points: pointAmount, ticket: ticket?.rewardName }),
  )
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
      <Button wide disabled={!today} busy={claiming !== undefined} onClick={() => today && claim({ input: today.id })}>
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

/** The sign-in calendar with the member's progress; `promotion` is undefined if the site has none. */
function useCalendar() {
  const from = apiIn(useLanguage())
  const promotions = useQuery(listSignInPromotions.queryOptions(from))
  const promotion = promotions.data?.[0]
  const id = promotion?.configId ?? 0
  const calendar = useQuery({ ...getSignInCalendar.queryOptions(from, id), enabled: promotion !== undefined })
  const slowest = promotion ? calendar : promotions
  const days = calendar.data?.list ?? []
  const isComplete = promotions.data && (!promotion || calendar.data)
  return {
    ...slowest,
    data: isComplete && { promotion, days, sums: promotion && calendar.data?.footer },
  }
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
