import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { RouteGuard } from './route-guard.tsx'
import type { RouteEntry } from './route.ts'
import styles from '../frame/frame-layout.module.css'

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
    <div className={styles.placeholder}>
      <RowSkeletons count={4} height={96} />
    </div>
  )
}
