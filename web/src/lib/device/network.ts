import { useSyncExternalStore } from 'react'
import { createStore } from '../storage/store.ts'

/** The interval between checks while the server is unreachable, ms. */
const CHECK_INTERVAL = 5000

const offline = createStore(!navigator.onLine)
let timer: ReturnType<typeof setInterval> | undefined

/** Checks whether the site's server answers with any status, bypassing caches and the service worker. */
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

export const subscribeToNetwork = (listener: (isOffline: boolean) => void) =>
  offline.subscribe(() => listener(offline.get()))

/** Returns whether there is no network, or the server is unreachable. */
export const useOffline = () => useSyncExternalStore(offline.subscribe, offline.get)
