import { i18n } from '#i18n/i18n.ts'
import { checkServer } from '#lib/network.ts'
import { showLoading } from '#ui/overlay.tsx'
import { showToast } from '#ui/toast.ts'
import { indexPage } from '../worker/cache-path.ts'
import { takenOverMessage, takenOverCache, takeOverMessage, workerPath } from '../worker/worker-messages.ts'

/** A page that stays open asks for a newer app at most this often, ms. */
const UPDATE_INTERVAL = 3_600_000

/** How long a newer app, and then the server, is waited for once the person wants it, ms. */
const TAKEOVER_TIMEOUT = 4000

/** Keeps all files of the app for times without a network. A newer app is offered when all of it is there, never forced. */
export async function registerServiceWorker() {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register(workerPath).catch(() => undefined)
  if (!registration) return
  const offerIfWaiting = () => {
    // Where no version is in use yet, what waits is the first, and takes its place by itself.
    if (registration.waiting && serviceWorker.controller) offerUpdate(registration)
  }
  // This page may be the newer one already, while what it came from still waits for its place.
  if (!(await caches.match(indexPage, { cacheName: takenOverCache }))) offerIfWaiting()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offerIfWaiting))
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
  void showToast(i18n.t('staleTitle'), { time: 'lasting', action: { label: i18n.t('reload'), onClick } })
}

/** Loads the page anew as the newer version; other tabs of the person stay as they are. */
async function applyUpdate(registration: ServiceWorkerRegistration) {
  const hide = showLoading(i18n.t('loading'))
  if (await isUpdateReady(registration)) return history.go(0)
  hide()
  offerUpdate(registration)
}

/** Whether a page that is loaded now is of the newer version. */
async function isUpdateReady(registration: ServiceWorkerRegistration) {
  const waitingWorker = registration.waiting
  // Another tab has taken it.
  if (!waitingWorker) return true
  const isTakenOver = waitForTakeover()
  waitingWorker.postMessage(takeOverMessage)
  if (await withTimeout(isTakenOver)) return true
  // It cannot be kept, or does not start: the server has it too, if no version stands in between.
  return (await withTimeout(checkServer())) && registration.unregister()
}

const waitForTakeover = () =>
  new Promise<boolean>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true })
    navigator.serviceWorker.addEventListener('message', ({ data }) => data === takenOverMessage && resolve(true))
  })

const withTimeout = (work: Promise<boolean>) =>
  Promise.race([work, new Promise<false>((resolve) => setTimeout(() => resolve(false), TAKEOVER_TIMEOUT))])
