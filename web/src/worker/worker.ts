import { cleanupOutdatedCaches, getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching'
import { pageOrFile } from './page-or-file.ts'
import { takeOver } from './words.ts'

type Late = { waitUntil: (work: Promise<unknown>) => void }
type Events = {
  activate: Late
  message: { data: unknown }
  fetch: { request: Request; respondWith: (answer: Promise<Response>) => void }
}

/** What is used here of a service worker's own world: the types of a page know none of it. */
const worker = globalThis as unknown as {
  /** All files of this version, as the build or whoever deploys it has listed them. */
  files: { url: string; revision: string | null }[]
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  addEventListener: <Name extends keyof Events>(name: Name, hear: (event: Events[Name]) => void) => void
}

// A version comes whole or not at all, and the page of a version asks for files of that version alone: until its page is
// left, or the person takes the new one, the old version answers with all that is its own.
precache(worker.files)
cleanupOutdatedCaches()

worker.addEventListener('message', ({ data }) => {
  if (data === takeOver) void worker.skipWaiting()
})
// The page that has just fetched everything may lose its network at once.
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', (event) => {
  const address = pageOrFile(event.request, location.origin)
  // Everything else, the gateway above all, is the network's.
  if (!address || !getCacheKeyForURL(address)) return
  event.respondWith(matchPrecache(address).then((found) => found ?? fetch(event.request)))
})
