import { useSyncExternalStore } from 'react'
import { createStore } from './store.ts'

/** How often a server that is away is asked whether it is back, ms. */
const CHECK_INTERVAL = 5000

const offline = createStore(!navigator.onLine)
let timer: ReturnType<typeof setInterval> | undefined

/** Whether the site's server answers, whatever it says; no cache and no service worker speaks for it. */
export async function checkServer(): Promise<boolean> {
  const reply = fetch(`/favicon.svg?${Date.now()}`, { method: 'HEAD', cache: 'no-store' })
  const isReachable = await reply.then(
    () => true,
    () => false,
  )
  offline.set(!isReachable)
  clearInterval(timer)
  timer = isReachable ? undefined : setInterval(() => void checkServer(), CHECK_INTERVAL)
  return isReachable
}

addEventListener('offline', () => offline.set(true))
addEventListener('online', () => void checkServer())

/** Calls `tell` whenever the network goes or comes back. */
export const subscribeToNetwork = (listener: (isGone: boolean) => void) => offline.subscribe(() => listener(offline.get()))

/** Whether there is no network, or no server behind it; told anew as soon as that changes. */
export const useOffline = () => useSyncExternalStore(offline.subscribe, offline.get)
