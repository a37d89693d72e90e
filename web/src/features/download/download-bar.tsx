import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { storage } from '#lib/storage/storage.ts'
import { BottomBar } from '#shared/bottom-bar/bottom-bar.tsx'
import { Button } from '#ui/action/button.tsx'
import { lazyComponent } from '#ui/page/lazy-component.tsx'

const DownloadSheet = lazyComponent(() => import('./download-sheet.tsx').then((file) => file.DownloadSheet))

export function DownloadBar({ onHide }: { onHide: () => void }) {
  const { t } = useTranslation(['home', 'app'])
  const [choosing, setChoosing] = useState<boolean>()
  const hide = () => {
    storage.set('hideDownloadBar', '1')
    storage.set('downloadBar', 'closed')
    onHide()
  }
  return (
    <BottomBar
      label={t('app:downloadApp')}
      title={t('app:brand')}
      text={t('appBar')}
      action={
        <Button size="small" onClick={() => setChoosing(true)}>
          {t('getApp')}
        </Button>
      }
      onClose={hide}
    >
      {choosing !== undefined && <DownloadSheet open={choosing} onClose={() => setChoosing(false)} />}
    </BottomBar>
  )
}
