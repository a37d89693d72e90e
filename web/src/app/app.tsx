import { Route, Routes, Navigate, useLocation } from 'react-router-dom'
import { lazy } from 'react'
import { paths } from '#lib/paths.ts'
import { Frame } from './frame-layout.tsx'
import { RouteScreen } from './route-screen.tsx'
import { routes } from './routes.tsx'
import { StatusGate } from './status-gate.tsx'

const Gallery = import.meta.env.DEV
  ? lazy(() => import('#ui/gallery/gallery.tsx').then((file) => ({ default: file.Gallery })))
  : undefined

/** Every address leads to its screen, inside the frame or outside it; an unknown one leads home. */
export function App() {
  const framed = routes.filter((entry) => !entry.frameless)
  const frameless = routes.filter((entry) => entry.frameless)
  const { pathname } = useLocation()
  if (Gallery && pathname === paths.gallery) return <Gallery />
  return (
    <StatusGate>
      <Routes>
        <Route element={<Frame />}>
          {framed.flatMap((entry) =>
            entry.paths.map((path) => <Route key={path} path={path} element={<RouteScreen entry={entry} />} />),
          )}
        </Route>
        {frameless.flatMap((entry) =>
          entry.paths.map((path) => <Route key={path} path={path} element={<RouteScreen entry={entry} />} />),
        )}
        <Route path="*" element={<Navigate to={paths.home} replace />} />
      </Routes>
    </StatusGate>
  )
}
