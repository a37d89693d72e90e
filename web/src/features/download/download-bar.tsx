import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { statusQuery } from '#api/system.queries.ts'
import { storage } from '#lib/storage.ts'
import { Button } from '#ui/button.tsx'
import { Drum } from '#ui/drum.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import styles from './download-bar.module.css'

const DownloadSheet = lazyPart(() => import('./download-sheet.tsx').then((file) => file.DownloadSheet))

/** Offers the site's app where the operator has one; put away, it stays away for this visit. */
export function DownloadBar() {
  const { t } = useTranslation(['home', 'app'])
  const hasApp = Boolean(useQuery(statusQuery()).data?.info.resources.length)
  const [isHidden, setHidden] = useState(() => storage.get('hideDownloadBar') !== undefined)
  const [choosing, setChoosing] = useState<boolean>()
  if (!hasApp || isHidden) return null
  const hide = () => {
    storage.set('hideDownloadBar', '1')
    setHidden(true)
  }
  return (
    <aside className={styles.bar} aria-label={t('app:downloadApp')}>
      <Drum size={32} />
      <span className={styles.words}>
        {t('app:brand')}
        <small>{t('appBar')}</small>
      </span>
      <Button size="small" onClick={() => setChoosing(true)}>
        {t('getApp')}
      </Button>
      <IconButton label={t('app:close')} icon={<X />} onClick={hide} />
      {choosing !== undefined && <DownloadSheet open={choosing} onClose={() => setChoosing(false)} />}
    </aside>
  )
}
