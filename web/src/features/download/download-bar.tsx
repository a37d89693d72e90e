import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { statusQuery } from '#api/site/system.queries.ts'
import { storage } from '#lib/storage/storage.ts'
import { BottomBar } from '#shared/bottom-bar/bottom-bar.tsx'
import { Button } from '#ui/action/button.tsx'
import { lazyComponent } from '#ui/page/lazy-component.tsx'

const DownloadSheet = lazyComponent(() => import('./download-sheet.tsx').then((file) => file.DownloadSheet))

export function DownloadBar() {
  const { t } = useTranslation(['home', 'app'])
  const hasApp = Boolean(useQuery(statusQuery()).data?.info.resources.length)
  const [isHidden, setHidden] = useState(isBarHidden)
  const [choosing, setChoosing] = useState<boolean>()
  if (!hasApp || isHidden) return null
  const hide = () => {
    storage.set('hideDownloadBar', '1')
    storage.set('downloadBar', 'closed')
    setHidden(true)
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

/**
 * The bar is shown from the second visit, until it is closed. `hideDownloadBar` alone would not last: at start-up it is removed in a browser tab.
 */
function isBarHidden() {
  const state = storage.get('downloadBar')
  if (state === undefined) {
    storage.set('downloadBar', 'known')
    storage.set('firstVisit', '1')
  }
  return storage.get('firstVisit') !== undefined || state === 'closed' || storage.get('hideDownloadBar') !== undefined
}
