import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { session, useSession } from '#api/session.ts'
import { paths } from '#lib/paths.ts'
import type { RouteEntry } from './route.ts'

/** Lets a person in whom the route's guard allows, and sends everyone else where the route says. */
export function RouteGuard({ entry, children }: { entry: RouteEntry; children: ReactNode }) {
  const current = useSession()
  const { pathname, search } = useLocation()
  const elsewhere = entry.redirect?.()
  if (elsewhere) return <Navigate to={elsewhere} replace />
  if (entry.guard === 'member' && !current) {
    if (!entry.otherwise) session.rememberReturn(pathname + search)
    return <Navigate to={entry.otherwise ?? paths.login} replace />
  }
  if (entry.guard === 'guest' && current) return <Navigate to={entry.otherwise ?? session.returnPath()} replace />
  return children
}
