import { i18n } from '#i18n/i18n.ts'
import { showToast } from '#ui/toast.ts'
import { takeOver, workerAddress } from '../worker/words.ts'

/** A page that stays open asks for a newer app at most this often, ms. */
const pace = 3_600_000

/** Keeps all files of the app for times without a network. A newer app is offered when all of it is there, never forced. */
export async function keepOffline() {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register(workerAddress).catch(() => undefined)
  if (!registration) return
  const look = () => {
    // Where no version is in use yet, what waits is the first, and takes its place by itself.
    if (registration.waiting && serviceWorker.controller) offer(registration.waiting)
  }
  look()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAt < pace) return
    lookedAt = Date.now()
    void registration.update().catch(() => undefined)
  })
}

function offer(newer: ServiceWorker) {
  const take = () => {
    // Other tabs of the person stay as they are.
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    newer.postMessage(takeOver)
  }
  void showToast(i18n.t('staleTitle'), { time: 'lasting', action: { label: i18n.t('reload'), onClick: take } })
}
