import { createMockServer, type MockServerOptions } from '../mock-server.ts'
import { keepWorld, type WorldStore } from './world-keeper.ts'

export { createMockServer } from '../mock-server.ts'
export type { WorldStore } from './world-keeper.ts'

/**
 * The door in the page: the whole backend behind a function like `fetch`, its world kept over a reload. A call is answered when
 * what it changed is kept, because whoever has the answer may leave the page at once. A tab that is shown again goes on from where another
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
    try {
      return await mock.fetch(request)
    } finally {
      await keeper.save()
    }
  }
  bridgePartners(fetch)
  return { fetch }
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
