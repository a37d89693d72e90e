import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, startTransition, StrictMode, Suspense, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from 'react-error-boundary'
import { preloadProblemMessages } from '#api/problems.ts'
import { createQueryClient, keepReadSince } from '#api/query-client.ts'
import { isStandalone } from '#lib/device/display-mode.ts'
import { watchBrokenPictures } from '#lib/device/broken-pictures.ts'
import { storage } from '#lib/storage/storage.ts'
import { whenIdle } from '#lib/device/when-idle.ts'
import { App } from './app.tsx'
import { AppRouter } from './app-router.tsx'
import { ErrorScreen } from './routes/error-screen.tsx'
import { preparePrerendered, prepareScreen, prefetchTouchedLinks } from './routes/prepare-screen.ts'
import { Providers } from './providers.tsx'
import { rootErrorHandlers, watchErrors } from './watch-errors.ts'

/** The delay of the offline cache, ms: it starts after everything visible is loaded. */
const OFFLINE_DELAY = 15_000

/** Renders the app in place of the prerendered page, if there is one. Returns a function that unmounts it. */
export async function startApp(element: HTMLElement) {
  const stopWatching = watchErrors()
  const stopMarking = watchBrokenPictures()
  if (!isStandalone()) storage.remove('hideDownloadBar')
  const client = createQueryClient()
  const endFirstRender = keepReadSince(client, Date.now())
  const stopPrefetching = prefetchTouchedLinks(client)
  await ('shell' in document.documentElement.dataset ? preparePrerendered(client) : prepareScreen())
  const root = createRoot(element, rootErrorHandlers)
  // Rendered in small steps: the prerendered page stays meanwhile, and taps are handled between the steps.
  startTransition(() =>
    root.render(
      <StrictMode>
        <Providers client={client}>
          <AppRouter>
            <ErrorBoundary FallbackComponent={ErrorScreen}>
              <Suspense>
                <FirstRender onEnd={endFirstRender}>
                  <App />
                </FirstRender>
              </Suspense>
            </ErrorBoundary>
          </AppRouter>
        </Providers>
      </StrictMode>,
    ),
  )
  whenIdle(() => void preloadProblemMessages())
  const stopSharing = new AbortController()
  whenIdle(() => void shareWithTabs(client, stopSharing.signal))
  whenIdle(enableFonts)
  if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(registerServiceWorker, OFFLINE_DELAY)
  return () => {
    stopWatching()
    stopMarking()
    stopPrefetching()
    stopSharing.abort()
    root.unmount()
  }
}

/** Calls `onEnd` when its children are on the page, and have asked for their data. */
function FirstRender({ onEnd, children }: { onEnd: () => void; children: ReactNode }) {
  useEffect(onEnd, [onEnd])
  return children
}

/** What a command makes stale is fetched again in the other tabs of the site, too. Without the file, tabs are on their own. */
async function shareWithTabs(client: QueryClient, signal: AbortSignal) {
  const tabs = await import('@longan/react-query/tabs').catch(() => undefined)
  if (!signal.aborted && tabs) signal.addEventListener('abort', tabs.shareStaleness(client))
}

const registerServiceWorker = () =>
  void import('./register-service-worker.ts').then((file) => file.registerServiceWorker()).catch(() => undefined)

/** Loads the fonts last; the fallback fonts have the same metrics. */
function enableFonts() {
  document.documentElement.dataset.fonts ??= 'own'
}
