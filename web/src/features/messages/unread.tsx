import { useTranslation } from 'react-i18next'
import { Badge } from '#ui/text/badge.tsx'

export function Unread({ count }: { count: number }) {
  const { t } = useTranslation()
  if (count < 1) return null
  return (
    <span>
      <span aria-hidden>
        <Badge count={count} />
      </span>
      <span className="visually-hidden">{t('unread', { total: count })}</span>
    </span>
  )
}
