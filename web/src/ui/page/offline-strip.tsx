import { WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOffline } from '#lib/device/network.ts'
import styles from './offline-strip.module.css'

export function OfflineStrip() {
  const { t } = useTranslation()
  if (!useOffline()) return null
  return (
    <p className={styles.strip} role="status">
      <WifiOff aria-hidden />
      {t('offline')}
    </p>
  )
}
