import { startTransition, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#api/member/session.ts'
import { formatDate } from '#lib/time/dates.ts'
import { serverClock } from '#lib/time/server-clock.ts'
import { storage } from '#lib/storage/storage.ts'
import { closedAnnouncements, useClosedAnnouncements } from '#shared/closed-announcements.ts'
import { Button } from '#ui/action/button.tsx'
import { whenIdle } from '#lib/device/when-idle.ts'
import { SanitizedHtml } from '#ui/text/sanitized-html.tsx'
import { lazyComponent } from '#ui/page/lazy-component.tsx'
import { Dialog } from '#ui/overlay/sheet.tsx'
import { Interstitial } from '#ui/overlay/interstitial.tsx'
import { useDelay } from './deferred-rendering.ts'
import { useHomeContent } from './use-home-content.ts'

const ContractPrompts = lazyComponent(() =>
  import('#shared/contracts/contract-prompts.tsx').then((file) => file.ContractPrompts),
)

/** Delay in ms, so that the pop-up does not cover the first paint. */
const POPUP_DELAY_MS = 3000

export function AnnouncementPopup() {
  const { t } = useTranslation(['home', 'app'])
  const isDue = useDelay(POPUP_DELAY_MS)
  const { data, isPending } = useHomeContent()
  const isSignedIn = useSession() !== undefined
  const closed = useClosedAnnouncements()
  const today = formatDate(serverClock.now())
  const seenOn = storage.get('seenPopups') ?? {}
  const popup = data?.popup.find(({ id }) => seenOn[id] !== today && !closed.includes(String(id)))
  const close = () => popup && closedAnnouncements.add(String(popup.id))
  const dismissForToday = () => {
    if (popup) storage.set('seenPopups', { ...seenOn, [popup.id]: today })
    close()
  }
  const isReady = useTextReady(isDue && Boolean(popup))
  // Contract prompts follow after the announcements.
  if (!popup) return isSignedIn && !isPending && <ContractPrompts />
  if (!isReady) return null
  return (
    <Interstitial
      open
      onClose={close}
      title={popup.title}
      actions={
        <>
          <Button size="small" onClick={close}>
            {t('app:close')}
          </Button>
          <Button variant="quiet" size="small" onClick={dismissForToday}>
            {t('notToday')}
          </Button>
        </>
      }
    >
      <SanitizedHtml html={popup.content} popup />
    </Interstitial>
  )
}

/** Returns true once the text and dialog components are loaded, so that nothing moves after the dialog opens. */
function useTextReady(isNeeded: boolean) {
  const [isReady, setReady] = useState(false)
  // Without a network there is no pop-up.
  useEffect(() => {
    if (!isNeeded) return
    return whenIdle(
      () =>
        void Promise.all([SanitizedHtml.preload(), Dialog.preload()]).then(
          () => startTransition(() => setReady(true)),
          () => undefined,
        ),
    )
  }, [isNeeded])
  return isReady
}
