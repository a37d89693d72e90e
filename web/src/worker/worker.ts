import { cleanupOutdatedCaches, getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching'
import { indexPage, cachePathOf } from './cache-path.ts'
import { takenOverMessage, takenOverCache, takeOverMessage } from './worker-messages.ts'

type ExtendableEvent = { waitUntil: (work: Promise<unknown>) => void }
type Events = {
  activate: ExtendableEvent
  message: ExtendableEvent & { data: unknown; source: { postMessage: (word: string) => void } | null }
  fetch: { request: Request; respondWith: (answer: Promise<Response>) => void }
}

/** What is used here of a service worker's own world: the types of a page know none of it. */
const worker = globalThis as unknown as {
  /** All files of this version, as the build or whoever deploys it has listed them. */
  files: { url: string; revision: string | null }[]
  registration: { waiting: object | null }
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void
}

// A version comes whole or not at all, and the page of a version asks for files of that version alone: until its page is
// left, or the person takes the new one, the old version answers with all that is its own.
precache(worker.files)
cleanupOutdatedCaches()

worker.addEventListener('message', (event) => {
  if (event.data === takeOverMessage) event.waitUntil(takeOver().then(() => event.source?.postMessage(takenOverMessage)))
})

/**
 * A browser puts a version in its place only when the one before it has nothing to do, and a page that asks for anything at
 * all keeps that one busy, for minutes: whoever is in the place opens the page of the version that was taken until then.
 */
async function takeOver() {
  const [page, pages] = await Promise.all([matchPrecache(indexPage), caches.open(takenOverCache)])
  try {
    if (page) await pages.put(indexPage, page)
  } finally {
    // A disk that is full is no reason to stay: the page sees then whether the place is changed.
    void worker.skipWaiting()
  }
}

// The page that has just fetched everything may lose its network at once.
worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([worker.clients.claim(), caches.delete(takenOverCache)]))
})
worker.addEventListener('fetch', (event) => {
  const address = cachePathOf(event.request, location.origin)
  // Everything else, the gateway above all, is the network's.
  if (!address || !(getCacheKeyForURL(address) || isNewVersionFile(address))) return
  event.respondWith(findCached(address).then((found) => found ?? fetch(event.request)))
})

/** A file that a version which waits may have brought. */
const isNewVersionFile = (address: string) => worker.registration.waiting && address.startsWith('/assets/')

/** Of what waits, the page is found only when it was taken, and files whose names change with their text. */
const findCached = async (address: string) => {
  const newVersion = worker.registration.waiting ? await caches.match(address) : undefined
  return newVersion ?? matchPrecache(address)
}
