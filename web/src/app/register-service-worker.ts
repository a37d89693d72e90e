import { i18n } from '#i18n/i18n.ts'
import { checkServer } from '#lib/device/network.ts'
import { showLoading } from '#ui/overlay/overlay.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { indexPage, takenOverMessage, takenOverCache, takeOverMessage, workerPath } from '#worker/protocol.ts'

/** The interval between update checks of an open page, ms. */
const UPDATE_INTERVAL = 3_600_000

/** The time to wait for the newer version, and then for the server, ms. */
const TAKEOVER_TIMEOUT = 4000

/** Registers the service worker, which caches all files of the app for offline use. A newer version is offered once it is complete, never forced. */
export async function registerServiceWorker() {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register(workerPath).catch(() => undefined)
  if (!registration) return
  const offerIfWaiting = () => {
    // Without a current version the waiting worker is the first one and activates by itself.
    if (registration.waiting && serviceWorker.controller) offerUpdate(registration)
  }
  // This page may already be the newer version, while its worker still waits.
  if (!(await caches.match(indexPage, { cacheName: takenOverCache }))) offerIfWaiting()
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', offerIfWaiting),
  )
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < UPDATE_INTERVAL) return
    checkedAt = Date.now()
    void registration.update().catch(() => undefined)
  })
}

function offerUpdate(registration: ServiceWorkerRegistration) {
  let applying: Promise<void> | undefined
  const onClick = () => void (applying ??= applyUpdate(registration))
  void showToast(i18n.t('newVersionTitle'), { time: 'lasting', action: { label: i18n.t('reload'), onClick } })
}

/** Reloads the page as the newer version; other tabs stay unchanged. */
async function applyUpdate(registration: ServiceWorkerRegistration) {
  const hide = showLoading(i18n.t('loading'))
  if (await isUpdateReady(registration)) return history.go(0)
  hide()
  offerUpdate(registration)
}

async function isUpdateReady(registration: ServiceWorkerRegistration) {
  const waitingWorker = registration.waiting
  // Another tab has activated it.
  if (!waitingWorker) return true
  const isTakenOver = waitForTakeover()
  waitingWorker.postMessage(takeOverMessage)
  if (await withTimeout(isTakenOver)) return true
  // It cannot store its page, or does not start: load it from the server, without a worker in between.
  return (await withTimeout(checkServer())) && registration.unregister()
}

const waitForTakeover = () =>
  new Promise<boolean>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true })
    navigator.serviceWorker.addEventListener('message', ({ data }) => data === takenOverMessage && resolve(true))
  })

const withTimeout = (work: Promise<boolean>) =>
  Promise.race([work, new Promise<false>((resolve) => setTimeout(() => resolve(false), TAKEOVER_TIMEOUT))])
