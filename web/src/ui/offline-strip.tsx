import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './offline-strip.module.css'

function subscribe(onChange: () => void) {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/** Tells that what is on screen is what was last known, for as long as there is no network. */
export function OfflineStrip({ since }: { since?: string }) {
  const { t } = useTranslation()
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (online) return null
  return (
    <p className={styles.strip} role="status">
      <WifiOff aria-hidden />
      {since ? t('offlineSince', { time: since }) : t('offline')}
    </p>
  )
}
