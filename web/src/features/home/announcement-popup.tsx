import { startTransition, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useModule } from '#api/site/system.queries.ts'
import { useSession } from '#api/member/session.ts'
import { loadMessages } from '#i18n/i18n.ts'
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

const LimitReview = lazyComponent(async () => {
  const [file] = await Promise.all([import('#shared/limits/limit-review.tsx'), loadMessages('responsible')])
  return file.LimitReview
})

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
  if (!popup) return isSignedIn && !isPending && <MemberPrompts />
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

/** What follows for members after the announcements. */
function MemberPrompts() {
  const hasLimits = useModule('RESPGAME3')
  return (
    <>
      <ContractPrompts />
      {hasLimits && <LimitReview />}
    </>
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
