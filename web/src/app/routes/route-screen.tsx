import { Suspense, useEffect, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { ErrorScreen } from './error-screen.tsx'
import type { RouteEntry } from './route.ts'
import { isTrial } from '@longan/sdk'
import { Navigate, useLocation } from 'react-router-dom'
import { useMemberType } from '#api/member/member.queries.ts'
import { session, useSession } from '#api/member/session.ts'
import { paths } from '#lib/site/paths.ts'
import { whenIdle } from '#lib/device/when-idle.ts'
import { preloadMemberHeader } from '../frame/home-header.tsx'
import { lazyComponent } from '#ui/page/lazy-component.tsx'

export function RouteScreen({ entry }: { entry: RouteEntry }) {
  const Screen = entry.screen
  return (
    <ErrorBoundary key={entry.title} FallbackComponent={ErrorScreen}>
      <RouteGuard entry={entry}>
        <Suspense key={entry.title} fallback={<Placeholder />}>
          <Screen title={entry.title} />
        </Suspense>
      </RouteGuard>
    </ErrorBoundary>
  )
}

function Placeholder() {
  return (
    <div data-placeholder>
      <RowSkeletons count={4} height={96} />
    </div>
  )
}

const TrialRefusal = lazyComponent(() => import('./trial.tsx').then((file) => file.TrialRefusal))

/** Who logs in sees the header of members next: it is loaded meanwhile. Without a network it is loaded when it is shown. */
function useMemberHeaderSoon(isSoon: boolean) {
  useEffect(() => {
    if (isSoon) return whenIdle(() => void preloadMemberHeader().catch(() => undefined))
  }, [isSoon])
}

function RouteGuard({ entry, children }: { entry: RouteEntry; children: ReactNode }) {
  const current = useSession()
  const { pathname, search } = useLocation()
  const trial = isTrial(useMemberType()) && Boolean(current)
  useMemberHeaderSoon(!current && (entry.guard === 'guest' || entry.title === 'trial'))
  const redirect = entry.redirect?.()
  if (redirect) return <Navigate to={redirect} replace />
  if (entry.guard === 'member' && !current)
    return entry.fallback ? <Navigate to={entry.fallback} replace /> : <Login from={pathname + search} />
  if (entry.guard === 'guest' && current && !(trial && entry.allowsTrial))
    return <Navigate to={entry.fallback ?? session.returnPath()} replace />
  if (trial && entry.notForTrial) return <TrialRefusal />
  return children
}

/** Leads to the login, which returns to `from`. */
function Login({ from }: { from: string }) {
  useEffect(() => session.rememberReturn(from), [from])
  return <Navigate to={paths.login} replace />
}
