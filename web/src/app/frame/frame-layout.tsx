import { isTrial } from '@longan/sdk'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { session, type SessionLoss, useSessionLost, useSession } from '#api/member/session.ts'
import { useIsWide } from '#lib/device/wide-screen.ts'
import { paths } from '#lib/site/paths.ts'
import { lazyComponent } from '#ui/page/lazy-component.tsx'
import { OfflineStrip } from '#ui/page/offline-strip.tsx'
import { OverlayHost } from '#ui/overlay/overlay.tsx'
import { PageBar } from '#ui/page/page-bar.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { FooterTabs } from './footer-tabs.tsx'
import styles from './frame-layout.module.css'
import { HomeHeader } from './home-header.tsx'
import type { RouteEntry } from '#app/routes/route.ts'
import { useBack, usePageFade, usePageTitle, useScrollMemory } from './use-page-change.ts'

const TrialBanner = lazyComponent(() => import('#app/routes/trial.tsx').then((file) => file.TrialBanner))
// It floats above the page, so the layout does not shift when it is loaded.
const Floating = lazyComponent(() => import('./floating.tsx').then((file) => file.Floating))

/** Pages with many tiles use the whole width of a wide screen. */
const wideTitles: RouteEntry['title'][] = [
  ...(['home', 'main', 'slots', 'live', 'cards', 'fish', 'sports', 'esports', 'cockfight', 'gameCentre'] as const),
  ...(['gameList', 'lottery', 'electronicLottery', 'promotions'] as const),
]

type FrameProps = { entry: RouteEntry; ended: number; children: ReactNode }

/** The header, navigation and overlay around a screen. `ended` counts ended sessions: nothing but the overlay outlives one. */
export function Frame({ entry, ended, children }: FrameProps) {
  const { t } = useTranslation()
  const title = usePageTitle(entry)
  const page = usePageFade()
  const current = useSession()
  const isWide = useIsWide()
  useScrollMemory()
  useSessionEnd(entry)
  return (
    <div
      className={styles.frame}
      data-frame
      data-footer={entry.footer || undefined}
      data-narrow={!wideTitles.includes(entry.title) || undefined}
    >
      <a className={styles.skip} href="#page">
        {t('toContent')}
      </a>
      <FrameHeader key={`header ${ended}`} entry={entry} title={title} />
      <OfflineStrip />
      {current && isTrial(current.type) && entry.guard !== 'guest' && (
        <div className={styles.trial}>
          <TrialBanner />
        </div>
      )}
      <main id="page" ref={page} className={styles.page} tabIndex={-1}>
        {children}
      </main>
      {!entry.isService && <Floating key={`floating ${ended}`} page={entry.title} />}
      {(entry.footer || isWide) && <FooterTabs page={entry.title} />}
      <OverlayHost />
    </div>
  )
}

function FrameHeader({ entry, title }: { entry: RouteEntry; title: string }) {
  const back = useBack(entry)
  if (entry.header === 'home') return <HomeHeader onBack={back} />
  const bar = <PageBar title={title} onBack={back} tone={entry.tone} />
  if (entry.header !== 'own') return <header className={styles.sticky}>{bar}</header>
  // If the specification hides the common header, the page has its own bar, which is not a banner.
  return (
    <section className={styles.sticky} aria-label={title}>
      {bar}
    </section>
  )
}

function useSessionEnd(entry: RouteEntry) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const loss = useSessionLost()
  const current = useSession()
  // Runs again only for a new loss, not after a change of language.
  const handleLoss = useEffectEvent((loss: SessionLoss) => {
    session.acknowledgeLoss()
    void showToast(t('notLoggedIn'), { kind: 'error', time: 'long', detail: loss.reason })
    // A trial player has no account to log in with.
    void navigate(loss.isTrial ? paths.trial : paths.login, { state: loss })
  })
  useEffect(() => {
    if (loss) handleLoss(loss)
  }, [loss])
  // The return path is kept until the user has arrived.
  useEffect(() => {
    if (current && entry.guard !== 'guest') session.forgetReturn()
  }, [current, entry])
}
