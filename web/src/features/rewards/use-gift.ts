import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/use-language.ts'
import { formatAmount } from '#lib/typed-money.ts'
import { showToast } from '#ui/toast.ts'

type Given = { money: number; points: number; ticket?: string | undefined }

/** What somebody is given, in words: `88.000 ₫ + 20 điểm`. */
export function useGift() {
  const { t } = useTranslation('rewards')
  const language = useLanguage()
  return ({ money, points, ticket }: Given) =>
    [
      money > 0 && `${formatAmount(money, language)} ₫`,
      points > 0 && t('points', { count: points, total: formatAmount(points, language) }),
      ticket && t('ticketFor', { name: ticket }),
    ]
      .filter(Boolean)
      .join(' + ')
}

/** Says what was given. */
export function useSayGift() {
  const { t } = useTranslation('rewards')
  const inWords = useGift()
  return (given: Given) => void showToast(t('given', { gift: inWords(given) }), { kind: 'success', time: 'short' })
}
