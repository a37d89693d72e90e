import { createMockServer, type MockServer, type MockServerOptions } from '../mock-server.ts'
import { restoreWorld, type Snapshot, snapshotSchema, snapshotWorld } from '../kernel/snapshot.ts'
import { safeParse } from 'valibot'

export { createMockServer } from '../mock-server.ts'

/** Where the page keeps the world between visits. */
export type WorldStore = { load(): Promise<unknown>; save(snapshot: Snapshot): Promise<void> }

/**
 * The door in the page: the whole backend behind a function like `fetch`, its world kept over a reload. A command is answered when
 * what it did is kept, because whoever has the answer may leave the page at once. A tab that is shown again goes on from where another
 * one has brought the world meanwhile.
 */
export async function openInPage(store: WorldStore, options: MockServerOptions = {}) {
  const mock = createMockServer({ now: Date.now, isStrict: false, ...options })
  const keeper = keepWorld(mock, store)
  let ready = keeper.takeUp()
  await ready
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') ready = keeper.takeUp()
  })

  const fetch = async (request: Request): Promise<Response> => {
    await ready
    const response = await mock.fetch(request)
    if (request.method !== 'GET') await keeper.save()
    return response
  }
  bridgePartners(fetch)
  return { fetch }
}

function keepWorld(mock: MockServer, store: WorldStore) {
  /** When the state we have was saved, by the host's clock. */
  let savedAt = -Infinity

  /** Takes up the stored world unless it is our own; one that cannot be used any more is dropped. */
  async function takeUp() {
    const stored = safeParse(snapshotSchema, await store.load().catch(() => undefined))
    if (!stored.success || stored.output.clock.hostTime <= savedAt) return
    savedAt = stored.output.clock.hostTime
    const { world } = await mock.worlds.open('default')
    await world.run(() => restoreWorld(world, stored.output, 'elapsed')).catch(() => undefined)
  }

  async function save() {
    const { world } = await mock.worlds.open('default')
    const snapshot = await world.run(async () => structuredClone(snapshotWorld(world)))
    savedAt = snapshot.clock.hostTime
    // A full or forbidden store costs the memory of this visit, nothing more.
    await store.save(snapshot).catch(() => undefined)
  }

  return { takeUp, save }
}

type Asked = {
  longan: 'partner-call'
  id: number
  method: string
  path: string
  body?: string
  headers?: Record<string, string>
}

const isAsked = (data: unknown): data is Asked =>
  typeof data === 'object' && data !== null && 'longan' in data && data.longan === 'partner-call'

/**
 * Lets a partner's client in a frame of this page reach the mock, since the frame has no server to ask. Only frames of this page are
 * heard, and only calls under `/partners/`.
 */
function bridgePartners(fetch: (request: Request) => Promise<Response>) {
  addEventListener('message', (event: MessageEvent<unknown>) => {
    const frame = [...document.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === event.source)
    if (!frame || !isAsked(event.data) || !event.data.path.startsWith('/partners/')) return
    void answerFrame(fetch, event.data, event.source as Window)
  })
}

async function answerFrame(
  fetch: (request: Request) => Promise<Response>,
  { id, method, path, body, headers }: Asked,
  frame: Window,
) {
  const request = new Request(new URL(path, location.origin), {
    method,
    ...(headers && { headers }),
    ...(body !== undefined && { body }),
  })
  const response = await fetch(request)
  // The frame's origin is opaque ("null"), so no narrower target can be named; the answer goes to that one window.
  frame.postMessage({ longan: 'partner-answer', id, status: response.status, body: await response.text() }, '*')
}
