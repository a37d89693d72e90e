import { useTranslation } from 'react-i18next'
import type { Channel } from '#api/wallet/deposits.queries.ts'
import { formatDayTime } from '#lib/time/dates.ts'

/** Returns why a channel is closed and when it opens; undefined for an open channel. */
export function useClosedReason() {
  const { t } = useTranslation('deposit')
  return ({ isOpen, message, opensAt }: Channel) => {
    if (isOpen !== 'N') return undefined
    const until = opensAt === undefined ? undefined : t('opensAt', { time: formatDayTime(opensAt) })
    return [message || t('closed'), until].filter(Boolean).join('. ')
  }
}
