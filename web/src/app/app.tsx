import { useState, useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { useSession, session } from '#api/member/session.ts'
import { paths } from '#lib/site/paths.ts'
import { lazyComponent } from '#ui/page/lazy-component.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { Frame } from './frame/frame-layout.tsx'
import { findRoute } from './routes/route.ts'
import { RouteScreen } from './routes/route-screen.tsx'
import { routes } from './routes/routes.tsx'
import { changeLanguage, currentLanguage } from '#i18n/i18n.ts'
import { config } from '#lib/site/config.ts'
import { storage, watchOtherTabs } from '#lib/storage/storage.ts'
import { startTheme } from '#lib/storage/theme.ts'
import { useQuery } from '@tanstack/react-query'
import type { SiteClosure } from '#api/problems.ts'
import { siteStateOf, statusQuery, siteClosure, useSiteClosure } from '#api/site/system.queries.ts'

const ClosedScreen = lazyComponent(() => import('#features/closed/closed-page.tsx').then((file) => file.ClosedScreen))

/** Shows the app while the site is open; the stored state counts until the new one is loaded. */
function StatusGate({ children }: { children: ReactNode }) {
  const closure = useSiteClosure()
  const { data, refetch, isFetching } = useQuery({
    ...statusQuery(),
    refetchInterval: ({ state }) => (reasonOf(state.data, siteClosure.get()) ? 20_000 : false),
  })
  const reason = reasonOf(data, closure)
  if (!reason) return children
  return (
    <ClosedScreen
      reason={reason}
      refused={closure === 'blocked'}
      address={data?.location.ip}
      until={data?.maintenanceEndTime}
      checking={isFetching}
      onCheck={() => void refetch()}
    />
  )
}

/** Returns why the site is closed to this visitor; undefined if it is open. */
function reasonOf(status: Parameters<typeof siteStateOf>[0], closure: SiteClosure | undefined) {
  const state = siteStateOf(status)
  if (state === 'open') return closure
  return state === 'maintenance' ? state : 'blocked'
}

/** Calls `act` when the back key brings back a page as it was: meanwhile it has missed the changes in other tabs. */
function watchRestoredPage(act: () => void) {
  const handleShow = ({ persisted }: PageTransitionEvent) => persisted && act()
  addEventListener('pageshow', handleShow)
  return () => removeEventListener('pageshow', handleShow)
}

/** Messages that cannot be loaded now are loaded at the next reload. */
const syncLanguage = () => changeLanguage(storage.get('language') ?? currentLanguage()).catch(() => undefined)

function useTabSync() {
  useEffect(() => {
    const stops = [
      watchOtherTabs('theme', () => startTheme(config.theme)),
      watchOtherTabs('language', () => void syncLanguage()),
      watchOtherTabs('session', session.reload),
      watchRestoredPage(session.reload),
    ]
    return () => stops.forEach((stop) => stop())
  }, [])
}

const Gallery = import.meta.env.DEV
  ? lazyComponent(() => import('#ui/gallery/gallery.tsx').then((file) => file.Gallery))
  : undefined

const RemoteDirector = import.meta.env.DEV
  ? lazyComponent(() => import('#features/demo/director/remote-director.tsx').then((file) => file.RemoteDirector))
  : undefined

// Only in the demo and in development; other builds contain none of it.
const DemoPanel =
  import.meta.env.DEV || import.meta.env.MODE === 'demo'
    ? lazyComponent(() => import('#features/demo/demo-panel.tsx').then((file) => file.DemoPanel))
    : undefined

/** Renders the screen of the current path, inside or outside the frame; an unknown path redirects home. No state of a screen outlives the session. */
export function App() {
  const { pathname } = useLocation()
  const ended = useEndedSessions()
  useTabSync()
  if (Gallery && pathname === paths.gallery) return <Gallery />
  if (RemoteDirector && pathname === '/m/__director') return <RemoteDirector />
  return (
    <>
      <StatusGate>
        <Page ended={ended} />
      </StatusGate>
      {DemoPanel && <DemoPanel />}
    </>
  )
}

/** Counts the sessions that have ended since the page was loaded. */
function useEndedSessions() {
  const { token } = useSession() ?? {}
  const [seen, setSeen] = useState({ token, ended: 0 })
  if (seen.token !== token) setSeen({ token, ended: seen.ended + (seen.token ? 1 : 0) })
  return seen.ended
}

// Keyed one by one: the frame's overlay stays, because the demo panel and toasts are in it.
function Page({ ended }: { ended: number }) {
  const entry = findRoute(routes, useLocation().pathname)
  if (!entry) return <UnknownAddress />
  const screen = <RouteScreen key={ended} entry={entry} />
  if (entry.frameless) return screen
  return (
    <Frame entry={entry} ended={ended}>
      {screen}
    </Frame>
  )
}

/** Leads home, and says why. */
function UnknownAddress() {
  const { t } = useTranslation()
  const text = t('unknownAddress')
  useEffect(() => void showToast(text, { time: 'short' }), [text])
  return <Navigate to={paths.home} replace />
}
