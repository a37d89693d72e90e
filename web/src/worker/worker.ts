import { cleanupOutdatedCaches, getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching'
import { indexPage, cachePathOf, takenOverMessage, takenOverCache, takeOverMessage } from './protocol.ts'

type ExtendableEvent = { waitUntil: (work: Promise<unknown>) => void }
type Events = {
  activate: ExtendableEvent
  message: ExtendableEvent & { data: unknown; source: { postMessage: (word: string) => void } | null }
  fetch: { request: Request; respondWith: (answer: Promise<Response>) => void }
}

/** The service worker scope as used here: the DOM types do not include it. */
const worker = globalThis as unknown as {
  /** All files of this version, listed by the build or the deployment. */
  files: { url: string; revision: string | null }[]
  registration: { waiting: object | null }
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void
}

// A version is cached completely or not at all, and a page only requests files of its own version: until the page is unloaded or the user accepts the update, the
// old version answers with its own files.
precache(worker.files)
cleanupOutdatedCaches()

worker.addEventListener('message', (event) => {
  if (event.data === takeOverMessage)
    event.waitUntil(takeOver().then(() => event.source?.postMessage(takenOverMessage)))
})

/**
 * The browser activates a new version only when the old one is idle, and an open page with any request keeps it busy, for minutes. Until then the active worker
 * serves the page of the version that has taken over.
 */
async function takeOver() {
  const [page, pages] = await Promise.all([matchPrecache(indexPage), caches.open(takenOverCache)])
  try {
    if (page) await pages.put(indexPage, page)
  } finally {
    // A full disk must not prevent the activation: the page detects it by its controllerchange event.
    void worker.skipWaiting()
  }
}

// The page that has just loaded everything may go offline at once.
worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([worker.clients.claim(), caches.delete(takenOverCache)]))
})
worker.addEventListener('fetch', (event) => {
  const address = cachePathOf(event.request, location.origin)
  // Everything else, in particular the gateway, is left to the network.
  if (!address || !(getCacheKeyForURL(address) || isNewVersionFile(address))) return
  event.respondWith(findCached(address).then((found) => found ?? fetch(event.request)))
})

const isNewVersionFile = (address: string) => worker.registration.waiting && address.startsWith('/assets/')

/** Of a waiting version, the page is found only after a takeover, and files with hashed names. */
const findCached = async (address: string) => {
  const newVersion = worker.registration.waiting ? await caches.match(address) : undefined
  return newVersion ?? matchPrecache(address)
}
