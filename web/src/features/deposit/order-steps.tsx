import type { DepositOrder } from '@longan/sdk'
import { useTranslation } from 'react-i18next'
import { isCredited } from '#api/wallet/deposits.queries.ts'
import { formatTime } from '#lib/time/dates.ts'
import { useServerNow } from '#lib/time/server-clock.ts'
import type { Step } from '#shared/money/timeline.tsx'
import { useDuration } from './use-duration.ts'

export function useOrderSteps() {
  const { t } = useTranslation('deposit')
  const waitingText = useWaitingText()
  return (order: DepositOrder): Step[] => {
    const { status = 'awaiting', depositDate, actualDepositDate, creditsAt, reason } = order
    const isEnded = ['failed', 'cancelled', 'expired'].includes(status)
    const isPaid = isCredited(order) || status === 'confirming'
    const paying = {
      title: t('stepPay'),
      state: isPaid ? 'done' : 'now',
      text: isPaid ? undefined : waitingText(order),
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
        : { title: t('stepConfirm'), state: isPaid ? 'now' : 'next', text: isPaid ? waitingText(order) : undefined },
      {
        title: t('stepCredited'),
        state: isCredited(order) ? 'done' : 'next',
        at: actualDepositDate ?? (isPaid ? creditsAt : undefined),
      },
    ]
  }
}

function useWaitingText() {
  const { t } = useTranslation('deposit')
  const now = useServerNow()
  const duration = useDuration()
  return ({ status, expiresAt, creditsAt }: DepositOrder) => {
    if (status === 'proof') return t('proofText')
    if (status !== 'confirming')
      return expiresAt === undefined ? undefined : t('payBefore', { time: formatTime(expiresAt) })
    const left = creditsAt === undefined ? 0 : creditsAt - now
    return left > 0 ? t('creditsIn', { duration: duration(left) }) : t('creditsSoon')
  }
}
