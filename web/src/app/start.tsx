import { startTransition, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from 'react-error-boundary'
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom'
import { preloadProblemMessages } from '#api/problems.ts'
import { createQueryClient } from '#api/query-client.ts'
import { isStandalone } from '#lib/display-mode.ts'
import { storage } from '#lib/storage.ts'
import { whenIdle } from '#lib/when-idle.ts'
import { App } from './app.tsx'
import { createAppHistory } from './app-history.ts'
import { ErrorScreen } from './error-screen.tsx'
import { preparePrerendered, prepareScreen } from './prepare-screen.ts'
import { Providers } from './providers.tsx'

/** What is kept for times without a network comes after everything that is looked at, ms. */
const OFFLINE_DELAY = 15_000

/** Puts the app on the page, in place of the picture of it that may be there; what it gives takes the app away again. */
export async function startApp(element: HTMLElement) {
  if (!isStandalone()) storage.remove('hideDownloadBar')
  const client = createQueryClient()
  await ('shell' in document.documentElement.dataset ? preparePrerendered(client) : prepareScreen())
  const root = createRoot(element)
  const history = createAppHistory()
  // In small steps: the picture stands meanwhile, and a tap is heard between them.
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
  return () => root.unmount()
}

const registerServiceWorker = () => void import('./register-service-worker.ts').then((file) => file.registerServiceWorker()).catch(() => undefined)

/** The house's own face comes when everything else is there; what stands in for it takes the same room. */
function enableFonts() {
  document.documentElement.dataset.fonts ??= 'own'
}
