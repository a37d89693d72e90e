import { useEffect, useState, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useHasLimits } from '#api/member/member.queries.ts'
import { statusQuery } from '#api/site/system.queries.ts'
import { config } from '#lib/site/config.ts'
import { isStandalone } from '#lib/device/display-mode.ts'
import { captureInstallPrompt } from '#lib/device/install-prompt.ts'
import { whenIdle } from '#lib/device/when-idle.ts'
import { storage } from '#lib/storage/storage.ts'
import { lazyComponent } from '#ui/page/lazy-component.tsx'
import { useLeftGame } from '#shared/left-game.ts'
import type { RouteEntry } from '../routes/route.ts'
import { MessageCircleQuestion } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useService } from '#shared/use-service.ts'
import styles from './floating.module.css'

const ServiceSheet = lazyComponent(() => import('#shared/service-sheet.tsx').then((file) => file.ServiceSheet))

/**
 * The floating button for customer service, above the tabs. At the end of a page it has its own space; elsewhere it moves to the margin, so that it
 * never covers content.
 */
function FloatingService() {
  const { t } = useTranslation()
  const service = useService()
  const [end, isAtEnd] = useOnScreen<HTMLSpanElement>()
  return (
    <>
      <div className={styles.room} />
      <span ref={end} className={styles.end} />
      <button
        type="button"
        className={styles.floating}
        data-floating
        data-aside={!isAtEnd || undefined}
        aria-label={t('service')}
        onClick={service.open}
      >
        <MessageCircleQuestion size={24} strokeWidth={1.8} />
      </button>
      {service.choosing !== undefined && (
        <ServiceSheet open={service.choosing} onClose={service.close} service={service} />
      )}
    </>
  )
}

function useOnScreen<Element extends HTMLElement>() {
  const element = useRef<Element>(null)
  const [isOnScreen, setOnScreen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    // The last of several changes is the current one.
    const observer = new IntersectionObserver((changes) => setOnScreen(changes.at(-1)?.isIntersecting ?? false))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, isOnScreen] as const
}

// Browsers send this event after about half a minute, so registering after the first view is early enough.
captureInstallPrompt()

const DownloadBar = lazyComponent(() => import('#features/download/download-bar.tsx').then((file) => file.DownloadBar))

const ReturnBar = lazyComponent(() => import('#features/play/return-bar.tsx').then((file) => file.ReturnBar))

const FloatingPanicButton = lazyComponent(() =>
  import('#shared/breaks/panic-button.tsx').then((file) => file.FloatingPanicButton),
)

/** Pages from which a game can be opened. */
const playPages = new Set<RouteEntry['title']>([
  ...(['home', 'main', 'slots', 'live', 'cards', 'fish', 'sports', 'esports', 'cockfight'] as const),
  ...(['gameCentre', 'gameList', 'lottery', 'electronicLottery'] as const),
])

export function Floating({ page }: { page: RouteEntry['title'] }) {
  const left = useLeftGame()
  const isIdle = useIdle()
  const hasLimits = useHasLimits()
  return (
    <>
      {left && <ReturnBar game={left} />}
      {hasLimits && playPages.has(page) && <FloatingPanicButton isRaised={left !== undefined} />}
      {!left && isIdle && page === 'home' && !isStandalone() && <OfferOfApp />}
      {config.floatingService && <FloatingService />}
    </>
  )
}

/** The bar with the app of the site. Its code is loaded only for visitors who see it. */
function OfferOfApp() {
  const hasApp = Boolean(useQuery(statusQuery()).data?.info.resources.length)
  const [isHidden, setHidden] = useState(isBarHidden)
  if (!hasApp || isHidden) return null
  return <DownloadBar onHide={() => setHidden(true)} />
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

function useIdle() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}
