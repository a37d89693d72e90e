import { i18n } from '#i18n/i18n.ts'
import { checkServer } from '#lib/network.ts'
import { showLoading } from '#ui/overlay.tsx'
import { showToast } from '#ui/toast.ts'
import { onlyPage } from '../worker/page-or-file.ts'
import { taken, takenPages, takeOver, workerAddress } from '../worker/words.ts'

/** A page that stays open asks for a newer app at most this often, ms. */
const pace = 3_600_000

/** How long a newer app, and then the server, is waited for once the person wants it, ms. */
const patience = 4000

/** Keeps all files of the app for times without a network. A newer app is offered when all of it is there, never forced. */
export async function keepOffline() {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register(workerAddress).catch(() => undefined)
  if (!registration) return
  const look = () => {
    // Where no version is in use yet, what waits is the first, and takes its place by itself.
    if (registration.waiting && serviceWorker.controller) offer(registration)
  }
  // This page may be the newer one already, while what it came from still waits for its place.
  if (!(await caches.match(onlyPage, { cacheName: takenPages }))) look()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAt < pace) return
    lookedAt = Date.now()
    void registration.update().catch(() => undefined)
  })
}

function offer(registration: ServiceWorkerRegistration) {
  let taking: Promise<void> | undefined
  const onClick = () => void (taking ??= take(registration))
  void showToast(i18n.t('staleTitle'), { time: 'lasting', action: { label: i18n.t('reload'), onClick } })
}

/** Loads the page anew as the newer version; other tabs of the person stay as they are. */
async function take(registration: ServiceWorkerRegistration) {
  const hide = showLoading(i18n.t('loading'))
  if (await isReady(registration)) return history.go(0)
  hide()
  offer(registration)
}

/** Whether a page that is loaded now is of the newer version. */
async function isReady(registration: ServiceWorkerRegistration) {
  const newer = registration.waiting
  // Another tab has taken it.
  if (!newer) return true
  const isTaken = hearTaken()
  newer.postMessage(takeOver)
  if (await inTime(isTaken)) return true
  // It cannot be kept, or does not start: the server has it too, if no version stands in between.
  return (await inTime(checkServer())) && registration.unregister()
}

const hearTaken = () =>
  new Promise<boolean>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true })
    navigator.serviceWorker.addEventListener('message', ({ data }) => data === taken && resolve(true))
  })

const inTime = (work: Promise<boolean>) =>
  Promise.race([work, new Promise<false>((resolve) => setTimeout(() => resolve(false), patience))])
