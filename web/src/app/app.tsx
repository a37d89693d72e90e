import { useState } from 'react'
import { Route, Routes, Navigate, useLocation } from 'react-router-dom'
import { useSession } from '#api/member/session.ts'
import { paths } from '#lib/site/paths.ts'
import { lazyComponent } from '#ui/page/lazy-component.tsx'
import { Frame } from './frame/frame-layout.tsx'
import { RouteScreen } from './routes/route-screen.tsx'
import { routes } from './routes/routes.tsx'
import { StatusGate } from './status-gate.tsx'
import { useTabSync } from './use-tab-sync.ts'

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
        <Screens ended={ended} />
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
function Screens({ ended }: { ended: number }) {
  const framed = routes.filter((entry) => !entry.frameless)
  const frameless = routes.filter((entry) => entry.frameless)
  return (
    <Routes>
      <Route element={<Frame ended={ended} />}>
        {framed.flatMap((entry) =>
          entry.paths.map((path) => (
            <Route key={path} path={path} element={<RouteScreen key={ended} entry={entry} />} />
          )),
        )}
      </Route>
      {frameless.flatMap((entry) =>
        entry.paths.map((path) => <Route key={path} path={path} element={<RouteScreen key={ended} entry={entry} />} />),
      )}
      <Route path="*" element={<Navigate to={paths.home} replace />} />
    </Routes>
  )
}
