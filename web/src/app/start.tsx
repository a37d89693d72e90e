import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from 'react-error-boundary'
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom'
import { prepareProblems } from '#api/problems.ts'
import { createQueryClient } from '#api/query-client.ts'
import { isStandalone } from '#lib/display-mode.ts'
import { storage } from '#lib/storage.ts'
import { whenIdle } from '#lib/when-idle.ts'
import { App } from './app.tsx'
import { appHistory } from './app-history.ts'
import { ErrorScreen } from './error-screen.tsx'
import { prepareHome } from './first-screen.ts'
import { Providers } from './providers.tsx'

/** Puts the app on the page, in place of the picture of home that may be there; what it gives takes the app away again. */
export async function startApp(element: HTMLElement) {
  if (!isStandalone()) storage.remove('hideDownloadBar')
  const client = createQueryClient()
  if (element.hasChildNodes()) await prepareHome(client)
  const root = createRoot(element)
  root.render(
    <StrictMode>
      <Providers client={client}>
        <HistoryRouter history={appHistory()}>
          <ErrorBoundary FallbackComponent={ErrorScreen}>
            <Suspense>
              <App />
            </Suspense>
          </ErrorBoundary>
        </HistoryRouter>
      </Providers>
    </StrictMode>,
  )
  whenIdle(() => void prepareProblems())
  whenIdle(dressUp)
  return () => root.unmount()
}

/** The house's own face comes when everything else is there; what stands in for it takes the same room. */
function dressUp() {
  document.documentElement.dataset.fonts ??= 'own'
}
