import { useTranslation } from 'react-i18next'
import { Empty } from '#ui/empty.tsx'

/** A record without a row: of movements, or of bets. */
export function NothingYet({ of }: { of: 'transactions' | 'bets' }) {
  const { t } = useTranslation('records')
  return <Empty title={t(of === 'bets' ? 'noBets' : 'noTransactions')} text={t('nothingText')} />
}
