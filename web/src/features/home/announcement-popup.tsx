import { startTransition, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#api/session.ts'
import { formatDate } from '#lib/dates.ts'
import { serverClock } from '#lib/server-clock.ts'
import { storage } from '#lib/storage.ts'
import { Button } from '#ui/button.tsx'
import { whenIdle } from '#lib/when-idle.ts'
import { Html } from '#ui/sanitized-html.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Dialog } from '#ui/sheet.tsx'
import { Interstitial } from '#ui/interstitial.tsx'
import { useDelay } from './use-turn.ts'
import { useHomeContent } from './use-home-content.ts'

const ContractPrompts = lazyPart(() =>
  import('#shared/contracts/contract-prompts.tsx').then((file) => file.ContractPrompts),
)

/** The popup never covers the first picture of the page. */
const patience = 3000

/** A pop-up announcement in the middle of the page; put away, it stays away until tomorrow if the person wants so. */
export function AnnouncementPopup() {
  const { t } = useTranslation(['home', 'app'])
  const isDue = useDelay(patience)
  const { data, isPending } = useHomeContent()
  const isIn = useSession() !== undefined
  const [closed, setClosed] = useState<readonly number[]>([])
  const today = formatDate(serverClock.now())
  const seen = storage.get('seenPopups') ?? {}
  const popup = data?.popup.find(({ id }) => seen[id] !== today && !closed.includes(id))
  const close = () => popup && setClosed([...closed, popup.id])
  const putAway = () => {
    if (popup) storage.set('seenPopups', { ...seen, [popup.id]: today })
    close()
  }
  const isReady = useTextReady(isDue && Boolean(popup))
  // One after the other: what the site says comes first.
  if (!popup) return isIn && !isPending && <ContractPrompts />
  if (!isReady) return null
  return (
    <Interstitial
      open
      onClose={close}
      title={popup.title}
      actions={
        <>
          <Button variant="quiet" size="small" onClick={putAway}>
            {t('notToday')}
          </Button>
          <Button size="small" onClick={close}>
            {t('app:close')}
          </Button>
        </>
      }
    >
      <Html html={popup.content} popup />
    </Interstitial>
  )
}

/** Whether the text can be shown as it will stand, so that nothing moves once the dialog is open. */
function useTextReady(isWanted: boolean) {
  const [isReady, setReady] = useState(false)
  // The network is outside React; without it there is no pop-up.
  useEffect(() => {
    if (!isWanted) return
    return whenIdle(
      () =>
        void Promise.all([Html.fetch(), Dialog.fetch()]).then(
          () => startTransition(() => setReady(true)),
          () => undefined,
        ),
    )
  }, [isWanted])
  return isReady
}
