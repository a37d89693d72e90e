import { useTranslation } from 'react-i18next'
import { Empty } from '#ui/empty.tsx'

/** A record without a row. */
export function NothingYet() {
  const { t } = useTranslation('records')
  return <Empty title={t('nothing')} text={t('nothingText')} />
}
