import { useTranslation } from 'react-i18next'
import { Empty } from '#ui/empty.tsx'

/** A span of time without a row. */
export function NothingHere() {
  const { t } = useTranslation(['agent', 'records'])
  return <Empty title={t('nothing')} text={t('records:nothingText')} />
}
