import { isTrial } from '@longan/sdk'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useMemberType } from '#api/member.queries.ts'
import { session, useSession } from '#api/session.ts'
import { paths } from '#lib/paths.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import type { RouteEntry } from './route.ts'
import { useBack } from './use-back.ts'

const FreeReject = lazyComponent(() => import('./free-reject.tsx').then((file) => file.FreeReject))

/** Lets a person in whom the route's guard allows, and sends everyone else where the route says. */
export function RouteGuard({ entry, children }: { entry: RouteEntry; children: ReactNode }) {
  const current = useSession()
  const { pathname, search } = useLocation()
  const trial = isTrial(useMemberType()) && Boolean(current)
  const elsewhere = entry.redirect?.()
  if (elsewhere) return <Navigate to={elsewhere} replace />
  if (entry.guard === 'member' && !current) {
    if (!entry.otherwise) session.rememberReturn(pathname + search)
    return <Navigate to={entry.otherwise ?? paths.login} replace />
  }
  if (entry.guard === 'guest' && current && !(trial && entry.trialToo))
    return <Navigate to={entry.otherwise ?? session.returnPath()} replace />
  if (trial && entry.notForTrial) return <TrialRefused />
  return children
}

/** Put away, the refusal leads back to where the person was. */
function TrialRefused() {
  const back = useBack(undefined)
  return <FreeReject onClose={() => back?.()} />
}
