import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from 'react-error-boundary'
import { BrowserRouter } from 'react-router-dom'
import { prepareProblems } from '#api/problems.ts'
import { createQueryClient } from '#api/query-client.ts'
import { isStandalone } from '#lib/display-mode.ts'
import { storage } from '#lib/storage.ts'
import { App } from './app.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { Providers } from './providers.tsx'

/** Puts the app on the page; what it gives takes the app away again. */
export function startApp(element: HTMLElement) {
  if (!isStandalone()) storage.remove('hideDownloadBar')
  reloadOnceWhenStale()
  const root = createRoot(element)
  root.render(
    <StrictMode>
      <Providers client={createQueryClient()}>
        <BrowserRouter>
          <ErrorBoundary FallbackComponent={ErrorScreen}>
            <Suspense>
              <App />
            </Suspense>
          </ErrorBoundary>
        </BrowserRouter>
      </Providers>
    </StrictMode>,
  )
  whenIdle(() => void prepareProblems())
  return () => root.unmount()
}

const whenIdle = (task: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(task) : setTimeout(task, 2000)

// A new deployment takes the old chunks away. The first missing one reloads the page, once: a second failure is a real one.
function reloadOnceWhenStale() {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || storage.get('reloadedAt') === location.pathname) return
    event.preventDefault()
    storage.set('reloadedAt', location.pathname)
    location.reload()
  })
}
