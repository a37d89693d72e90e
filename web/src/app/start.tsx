import { startTransition, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from 'react-error-boundary'
import {
  unstable_HistoryRouter as HistoryRouter,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom'
import { preloadProblemMessages } from '#api/problems.ts'
import { createQueryClient } from '#api/query-client.ts'
import { isStandalone } from '#lib/device/display-mode.ts'
import { storage } from '#lib/storage/storage.ts'
import { whenIdle } from '#lib/device/when-idle.ts'
import { App } from './app.tsx'
import { ErrorScreen } from './routes/error-screen.tsx'
import { preparePrerendered, prepareScreen } from './routes/prepare-screen.ts'
import { Providers } from './providers.tsx'
import { rootErrorHandlers, watchErrors } from './watch-errors.ts'
import { afterLayersClosed } from '#lib/device/layers.ts'

/** The delay of the offline cache, ms: it starts after everything visible is loaded. */
const OFFLINE_DELAY = 15_000

/** Renders the app in place of the prerendered page, if there is one. Returns a function that unmounts it. */
export async function startApp(element: HTMLElement) {
  const stopWatching = watchErrors()
  if (!isStandalone()) storage.remove('hideDownloadBar')
  const client = createQueryClient()
  await ('shell' in document.documentElement.dataset ? preparePrerendered(client) : prepareScreen())
  const root = createRoot(element, rootErrorHandlers)
  const history = createAppHistory()
  // Rendered in small steps: the prerendered page stays meanwhile, and taps are handled between the steps.
  startTransition(() =>
    root.render(
      <StrictMode>
        <Providers client={client}>
          <HistoryRouter history={history}>
            <ErrorBoundary FallbackComponent={ErrorScreen}>
              <Suspense>
                <App />
              </Suspense>
            </ErrorBoundary>
          </HistoryRouter>
        </Providers>
      </StrictMode>,
    ),
  )
  whenIdle(() => void preloadProblemMessages())
  whenIdle(enableFonts)
  if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(registerServiceWorker, OFFLINE_DELAY)
  return () => {
    stopWatching()
    root.unmount()
  }
}

const registerServiceWorker = () =>
  void import('./register-service-worker.ts').then((file) => file.registerServiceWorker()).catch(() => undefined)

/** Loads the fonts last; the fallback fonts have the same metrics. */
function enableFonts() {
  document.documentElement.dataset.fonts ??= 'own'
}

/**
 * The browser's history for the router. Pushing the current path replaces its entry, however fast a link is tapped; entries of open layers are removed before a
 * navigation.
 */
export function createAppHistory() {
  const history = createBrowserHistory({ v5Compat: true })
  const { push, replace, createHref } = history
  const isOpen = (to: Parameters<typeof push>[0]) => createHref(to) === createHref(history.location)
  return Object.assign(history, {
    push: (...where: Parameters<typeof push>) => afterLayersClosed(() => (isOpen(where[0]) ? replace : push)(...where)),
    replace: (...where: Parameters<typeof replace>) => afterLayersClosed(() => replace(...where)),
  })
}
