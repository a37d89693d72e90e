import { useTranslation } from 'react-i18next'
import { BrandMark } from '../media/brand-mark.tsx'
import styles from './loading-cover.module.css'

export function LoadingCover({ text }: { text?: string }) {
  const { t } = useTranslation()
  return (
    <div className={styles.cover} role="status" data-waits>
      <div className={styles.card}>
        <BrandMark size={56} spinning />
        <p>{text ?? t('loading')}</p>
      </div>
    </div>
  )
}
