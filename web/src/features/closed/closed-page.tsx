import { getRsaKey } from '@longan/react-query/session'
import { useQuery } from '@tanstack/react-query'
import { Headset } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#api/gateway.ts'
import { around } from '#api/query-options.ts'
import { siteClosure } from '#api/site/system.queries.ts'
import { formatDayTime } from '#lib/time/dates.ts'
import { serverClock, useServerTime } from '#lib/time/server-clock.ts'
import { useService } from '#shared/use-service.ts'
import { Button } from '#ui/action/button.tsx'
import { Countdown } from '#ui/text/countdown.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { OverlayHost } from '#ui/overlay/overlay.tsx'
import { LanguageChoice } from '#ui/action/preferences.tsx'
import styles from './closed-page.module.css'

/** Checks whether the gateway answers a blocked address again, with its smallest public call. */
const accessQuery = () => ({
  ...around(getRsaKey.queryOptions(api), { after: () => siteClosure.set(undefined) }),
  staleTime: 0,
})

type ClosedScreenProps = {
  reason: 'maintenance' | 'blocked'
  /** The gateway refused a call, so that the status alone does not say when the site opens. */
  refused: boolean
  address?: string | undefined
  /** End of the maintenance in the gateway's milliseconds, if known. */
  until?: number | undefined
  checking: boolean
  onCheck: () => void
}

export function ClosedScreen({ reason, refused, address, until, checking, onCheck }: ClosedScreenProps) {
  const { t } = useTranslation(['app', 'status'])
  const { openLink } = useService()
  const access = useQuery({ ...accessQuery(), enabled: refused, refetchInterval: 20_000 })
  useCallAt(until, onCheck)
  const check = () => {
    onCheck()
    if (refused) void access.refetch()
  }
  return (
    <main className={styles.screen}>
      <h1 className="visually-hidden">{t('brand')}</h1>
      <Empty
        title={t(`status:${reason}Title`)}
        text={t(`status:${reason}Text`)}
        action={
          <>
            {until !== undefined && <ReopeningTime at={until} />}
            <Button variant="secondary" busy={checking || access.isFetching} onClick={check}>
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

/** Countdown to the reopening. Renders nothing after that time, even if the site is still closed. */
function ReopeningTime({ at }: { at: number }) {
  const { t } = useTranslation('status')
  if (useServerTime((now) => now >= at)) return null
  return (
    <>
      <Countdown deadline={at} label={t('opensIn')} warnBelow={0} />
      <p className={styles.address}>{t('opensAt', { time: formatDayTime(at) })}</p>
    </>
  )
}

/** Maximum delay of `setTimeout` (24 days). */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

function useCallAt(time: number | undefined, callback: () => void) {
  const callNow = useEffectEvent(callback)
  useEffect(() => {
    if (time === undefined) return
    const timer = setTimeout(() => callNow(), Math.min(MAX_TIMEOUT_MS, time - serverClock.now()))
    return () => clearTimeout(timer)
  }, [time])
}
