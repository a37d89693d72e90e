import { useTranslation } from 'react-i18next'
import { useModule } from '#api/site/system.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { Link } from '#ui/action/link.tsx'
import styles from './form.module.css'

export function ForgottenPin() {
  const { t } = useTranslation('forms')
  if (!useModule('RESPAYPASS3')) return null
  return (
    <Link to={`${paths.paymentPassword}?way=reset`} className={styles.link}>
      {t('forgottenPin')}
    </Link>
  )
}
