import { Headset } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDayTime } from '#lib/dates.ts'
import { serverClock, useServerNow } from '#lib/server-clock.ts'
import { useService } from '#shared/use-service.ts'
import { Button } from '#ui/button.tsx'
import { Countdown } from '#ui/countdown.tsx'
import { Empty } from '#ui/empty.tsx'
import { OverlayHost } from '#ui/overlay.tsx'
import { LanguageChoice } from '#ui/preferences.tsx'
import styles from './closed-page.module.css'

type ClosedScreenProps = {
  reason: 'maintenance' | 'blocked'
  address?: string | undefined
  /** When it ends, where that is known, in the gateway's milliseconds. */
  until?: number | undefined
  checking: boolean
  onCheck: () => void
}

/** The whole app while the site is closed: alone, outside the frame. It opens again by itself. */
export function ClosedScreen({ reason, address, until, checking, onCheck }: ClosedScreenProps) {
  const { t } = useTranslation(['app', 'status'])
  const { openLink } = useService()
  useAskAt(until, onCheck)
  return (
    <main className={styles.screen}>
      <h1 className="visually-hidden">{t('brand')}</h1>
      <Empty
        title={t(`status:${reason}Title`)}
        text={t(`status:${reason}Text`)}
        action={
          <>
            {until !== undefined && <End at={until} />}
            <Button variant="secondary" busy={checking} onClick={onCheck}>
              {t('status:checkAgain')}
            </Button>
            <Button variant="quiet" onClick={openLink}>
              <Headset size={20} aria-hidden /> {t('service')}
            </Button>
          </>
        }
      />
      {reason === 'blocked' && address && <p className={styles.address}>{t('status:yourAddress', { ip: address })}</p>}
      <LanguageChoice />
      <OverlayHost />
    </main>
  )
}

/** How long it takes still; nothing once that time is over, and the site is not open yet. */
function End({ at }: { at: number }) {
  const { t } = useTranslation('status')
  if (useServerNow() >= at) return null
  return (
    <>
      <Countdown deadline={at} label={t('opensIn')} near={0} />
      <p className={styles.address}>{t('opensAt', { time: formatDayTime(at) })}</p>
    </>
  )
}

/** The longest wait that a timer knows, ms: 24 days. */
const LONGEST = 2 ** 31 - 1

function useAskAt(moment: number | undefined, ask: () => void) {
  const askNow = useEffectEvent(ask)
  // Time is outside React.
  useEffect(() => {
    if (moment === undefined) return
    const timer = setTimeout(() => askNow(), Math.min(LONGEST, moment - serverClock.now()))
    return () => clearTimeout(timer)
  }, [moment])
}
