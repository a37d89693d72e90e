import type { Promotion } from '@longan/sdk'
import { useTranslation } from 'react-i18next'
import { formatPromoDate } from '#lib/dates.ts'

/** When a promotion runs: `2024/03/01 - 2024/03/31`, or for long. */
export function useTimes({ noExpiry, startDate, endDate }: Promotion) {
  const { t } = useTranslation('promotions')
  if (noExpiry === 1 || endDate === undefined) return t('longTerm')
  return `${formatPromoDate(startDate)} - ${formatPromoDate(endDate)}`
}
