import type { DepositOrder } from '@longan/sdk'
import { useTranslation } from 'react-i18next'
import { isCredited } from '#api/wallet/deposits.queries.ts'
import { formatTime } from '#lib/time/dates.ts'
import { useServerTime } from '#lib/time/server-clock.ts'
import type { Step } from '#shared/money/timeline.tsx'
import { useDuration } from './use-duration.ts'

export function useOrderSteps() {
  const { t } = useTranslation('deposit')
  return (order: DepositOrder): Step[] => {
    const { status = 'awaiting', depositDate, actualDepositDate, creditsAt, reason } = order
    const waiting = <WaitingText order={order} />
    const isEnded = ['failed', 'cancelled', 'expired'].includes(status)
    const isPaid = isCredited(order) || status === 'confirming'
    const paying = {
      title: t('stepPay'),
      state: isPaid ? 'done' : 'now',
      text: isPaid ? undefined : waiting,
    } as const
    const created = { title: t('stepCreated'), state: 'done', at: depositDate } as const
    if (isEnded)
      return [
        created,
        { title: t(`state_${status}`), state: 'stopped', text: reason ?? t(`next_${status as 'failed'}`) },
      ]
    return [
      created,
      paying,
      isCredited(order)
        ? { title: t('stepConfirmed'), state: 'done' }
        : { title: t('stepConfirm'), state: isPaid ? 'now' : 'next', text: isPaid ? waiting : undefined },
      {
        title: t('stepCredited'),
        state: isCredited(order) ? 'done' : 'next',
        at: actualDepositDate ?? (isPaid ? creditsAt : undefined),
      },
    ]
  }
}

function WaitingText({ order: { status, expiresAt, creditsAt = 0 } }: { order: DepositOrder }) {
  const { t } = useTranslation('deposit')
  const duration = useDuration()
  const credited = useServerTime((now) =>
    creditsAt > now ? t('creditsIn', { duration: duration(creditsAt - now) }) : t('creditsSoon'),
  )
  if (status === 'proof') return t('proofText')
  if (status === 'confirming') return credited
  return expiresAt === undefined ? undefined : t('payBefore', { time: formatTime(expiresAt) })
}
