import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffline } from '#lib/device/network.ts'
import { Button } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'

/** Replaces a screen whose file could not be loaded: offline it retries when the network is back, otherwise there is a newer version of the app. */
export function MissingScreen({ onRetry }: { onRetry: () => void }) {
  const isOffline = useOffline()
  const [wasOffline] = useState(isOffline)
  return <div role="alert">{wasOffline ? <Offline isOffline={isOffline} onRetry={onRetry} /> : <Stale />}</div>
}

function Offline({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) {
  const { t } = useTranslation()
  const handleOnline = useEffectEvent(onRetry)
  useEffect(() => {
    if (!isOffline) handleOnline()
  }, [isOffline])
  const retry = <Button onClick={onRetry}>{t('retry')}</Button>
  return <Empty title={t('offlineTitle')} text={t('offlineText')} action={retry} />
}

function Stale() {
  const { t } = useTranslation()
  const reload = <Button onClick={() => location.reload()}>{t('reload')}</Button>
  return <Empty title={t('newVersionTitle')} text={t('newVersionText')} action={reload} />
}
