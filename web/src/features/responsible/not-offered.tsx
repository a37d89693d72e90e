import { useTranslation } from 'react-i18next'
import { paths } from '#lib/site/paths.ts'
import { ButtonLink } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'

/** On a site without responsible gaming. */
export function NotOffered() {
  const { t } = useTranslation('responsible')
  return (
    <Empty
      title={t('notOffered')}
      text={t('notOfferedText')}
      action={<ButtonLink to={paths.message}>{t('contactUs')}</ButtonLink>}
    />
  )
}
