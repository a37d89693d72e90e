import { createMockServer } from '@longan/mock-server'
import { createGateway } from '@longan/sdk'

type Answer = Response | ((request: Request) => Response | Promise<Response>)
type Asked = {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  at: number
  body?: unknown
}

const nameOf = (url: URL) => url.pathname.split('/').at(-1) ?? ''

/** A good answer of the gateway. */
export const good = (value: unknown) => Response.json({ success: true, value })
/** A refusal of the gateway. */
export const refused = (errorCode = 'system.error', status = 500) =>
  Response.json({ success: false, errorCode, message: errorCode }, { status })

/** A fresh mock server that remembers what it was asked, by the last part of the path; some answers can be given instead. */
export function gatewayOf(answers: Record<string, Answer> = {}) {
  const mock = createMockServer()
  const asked: Record<string, Asked[]> = {}
  const fetch = async (request: Request) => {
    const url = new URL(request.url)
    const name = nameOf(url)
    const { method, headers } = request
    const body: unknown = request.body ? await request.clone().json() : undefined
    const asks = { method, path: url.pathname, query: url.searchParams, headers, at: performance.now(), body }
    ;(asked[name] ??= []).push(asks)
    const answer = answers[name]
    if (!answer) return mock.fetch(request)
    return typeof answer === 'function' ? answer(request) : answer.clone()
  }
  return {
    mock,
    fetch,
    /** The calls of one operation so far, and the query of the last one as a record. */
    calls: (name: string) => asked[name] ?? [],
    lastQuery: (name: string) => Object.fromEntries(asked[name]?.at(-1)?.query ?? []),
    /** A real session of one of the mock's personas. */
    signIn: (username = 'demo02') =>
      createGateway({ baseUrl: 'http://mock.local', merchant: 'DEMO', fetch: mock.fetch }).session.login({
        type: 'username',
        username,
        password: 'Demo@123',
      }),
  }
}

/** In jsdom nothing has a place: with this, whatever is watched is on screen. */
export class EverythingIsNear {
  private readonly tell: IntersectionObserverCallback
  constructor(tell: IntersectionObserverCallback) {
    this.tell = tell
  }
  observe(target: Element) {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry
    queueMicrotask(() => this.tell([entry], this as unknown as IntersectionObserver))
  }
  unobserve() {}
  disconnect() {}
}
