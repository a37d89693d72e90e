import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/i18n.ts'
import { formatMoney } from '#lib/money/money.ts'
import { formatAmount } from '#lib/money/typed-money.ts'
import { showToast } from '#ui/overlay/toast.ts'

type RewardParts = { money: number; points: number; ticket?: string | undefined }

/** Returns a function that formats a reward: `88.000 ₫ + 20 điểm`. */
export function useFormatReward() {
  const { t } = useTranslation('rewards')
  const language = useLanguage()
  return ({ money, points, ticket }: RewardParts) =>
    [
      money > 0 && formatMoney(money, language),
      points > 0 && t('points', { count: points, total: formatAmount(points, language) }),
      ticket && t('ticketFor', { name: ticket }),
    ]
      .filter(Boolean)
      .join(' + ')
}

export function useRewardToast() {
  const { t } = useTranslation('rewards')
  const formatReward = useFormatReward()
  return (reward: RewardParts) =>
    void showToast(t('received', { gift: formatReward(reward) }), { kind: 'success', time: 'short' })
}
