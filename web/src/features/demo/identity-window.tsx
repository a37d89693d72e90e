import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { ProviderFrame, useFrameAddress } from '#shared/provider-frame.tsx'
import { ErrorPanel } from '#ui/page/error-panel.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import styles from './demo-panel.module.css'
import { parseIdentityResult, currentVisit, type ProviderVisit } from './identity.ts'

export function IdentityWindow() {
  const { t } = useTranslation('demo')
  const visit = useSyncExternalStore(currentVisit.subscribe, currentVisit.get)
  return (
    <Sheet open={visit !== undefined} onClose={() => visit?.cancel()} title={t('identity')}>
      {visit && <ProviderPage key={visit.address} visit={visit} />}
    </Sheet>
  )
}

/** Accepts messages only from its own frame and only with the origin of the frame's address. */
function ProviderPage({ visit }: { visit: ProviderVisit }) {
  const { t } = useTranslation(['demo', 'app'])
  const container = useRef<HTMLDivElement>(null)
  const address = useFrameAddress(visit.address)
  const origin = address?.origin
  useEffect(() => {
    const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      const frame = container.current?.querySelector('iframe')
      const result =
        source && source === frame?.contentWindow && from === origin ? parseIdentityResult(data) : undefined
      if (result) visit.resolve(result)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [visit, origin])
  if (!address) return <ErrorPanel message={t('app:urlEmpty')} onRetry={visit.cancel} />
  return (
    <div ref={container} className={styles.window}>
      <ProviderFrame
        address={address}
        title={t('identity')}
        className={styles.frame}
        act={{ close: visit.cancel, relogin: visit.cancel }}
      />
    </div>
  )
}
