import { useSyncExternalStore } from 'react'
import { createStore } from './store.ts'

/** How often a server that is away is asked whether it is back, ms. */
const pace = 5000

const gone = createStore(!navigator.onLine)
let timer: ReturnType<typeof setInterval> | undefined

/** Whether the site's server answers, whatever it says; no cache and no service worker speaks for it. */
export async function serverAnswers(): Promise<boolean> {
  const asked = fetch(`/favicon.svg?${Date.now()}`, { method: 'HEAD', cache: 'no-store' })
  const isThere = await asked.then(
    () => true,
    () => false,
  )
  gone.set(!isThere)
  clearInterval(timer)
  timer = isThere ? undefined : setInterval(() => void serverAnswers(), pace)
  return isThere
}

addEventListener('offline', () => gone.set(true))
addEventListener('online', () => void serverAnswers())

/** Calls `tell` whenever the network goes or comes back. */
export const watchNetwork = (tell: (isGone: boolean) => void) => gone.subscribe(() => tell(gone.get()))

/** Whether there is no network, or no server behind it; told anew as soon as that changes. */
export const useNetworkGone = () => useSyncExternalStore(gone.subscribe, gone.get)
