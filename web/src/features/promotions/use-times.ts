import type { Promotion } from '@longan/sdk'
import { useTranslation } from 'react-i18next'
import { formatPromoDate } from '#lib/time/dates.ts'

/** Returns the period of a promotion, such as `2024/03/01 – 2024/03/31`, or "long-term". */
export function useTimes({ noExpiry, startDate, endDate }: Promotion) {
  const { t } = useTranslation('promotions')
  if (noExpiry === 1 || endDate === undefined) return t('longTerm')
  return `${formatPromoDate(startDate)} – ${formatPromoDate(endDate)}`
}
