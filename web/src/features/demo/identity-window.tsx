import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { PartnerFrame, useFrameAddress } from '#shared/partner-frame.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from './demo-panel.module.css'
import { readTold, visit, type Visit } from './identity.ts'

/** The identity provider's page, over the page that has sent somebody there. */
export function IdentityWindow() {
  const { t } = useTranslation('demo')
  const current = useSyncExternalStore(visit.subscribe, visit.get)
  return (
    <Sheet open={current !== undefined} onClose={() => current?.turnBack()} title={t('identity')}>
      {current && <Page key={current.address} current={current} />}
    </Sheet>
  )
}

/** Heard is the frame of this page alone, and only in the voice that its address has. */
function Page({ current }: { current: Visit }) {
  const { t } = useTranslation(['demo', 'app'])
  const place = useRef<HTMLDivElement>(null)
  const address = useFrameAddress(current.address)
  const origin = address?.origin
  useEffect(() => {
    const hear = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      const frame = place.current?.querySelector('iframe')
      const told = source && source === frame?.contentWindow && from === origin ? readTold(data) : undefined
      if (told) current.tell(told)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [current, origin])
  if (!address) return <ErrorPanel message={t('app:urlEmpty')} onRetry={current.turnBack} />
  return (
    <div ref={place} className={styles.window}>
      <PartnerFrame
        address={address}
        title={t('identity')}
        className={styles.frame}
        act={{ close: current.turnBack, relogin: current.turnBack }}
      />
    </div>
  )
}
