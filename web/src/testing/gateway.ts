import { createMockServer } from '@longan/mock-server'
import { createGateway } from '@longan/sdk'

/** An answer of the gateway; `real` is what the mock would have said. */
export type Answer = Response | ((request: Request, real: () => Promise<Response>) => Response | Promise<Response>)
/** Answers instead of the mock's, by the last part of the path; `*` answers whatever is not named. */
export type Answers = Record<string, Answer>
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
/** No answer, however long somebody waits. */
export const silent = () => new Promise<Response>(() => {})
/** What the mock answers, with these fields changed. */
export const changed = (more: object) => async (_request: Request, real: () => Promise<Response>) => {
  const { value } = (await (await real()).json()) as { value: object }
  return good(merged(value, more))
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const merged = (value: object, more: object): object => ({
  ...value,
  ...Object.fromEntries(
    Object.entries(more).map(([key, news]) => {
      const old: unknown = Reflect.get(value, key)
      return [key, isRecord(old) && isRecord(news) ? merged(old, news) : news]
    }),
  ),
})

/** The features of a site, these alone, each switched on or off. */
const featureTree = (flags: Record<string, boolean>) => ({
  modId: 'ROOT',
  enabled: '1',
  childrenNodes: Object.entries(flags).map(([modId, on]) => ({ modId, enabled: on ? '1' : '0' })),
})

/** The status of such a site. */
export const featuring = (flags: Record<string, boolean>) => changed({ info: { whitelabel: featureTree(flags) } })
/** The menu of such a site, as it is asked for by itself. */
export const menuOf = (flags: Record<string, boolean>) => good(featureTree(flags))

/** What was sent, as JSON or as the fields of a form. */
async function bodyOf(request: Request): Promise<unknown> {
  const isForm = request.headers.get('Content-Type')?.includes('form-urlencoded')
  return isForm ? Object.fromEntries(new URLSearchParams(await request.text())) : request.json()
}

/** A fresh mock server that remembers what it was asked; some answers can be given instead. */
export function gatewayOf(answers: Answers = {}) {
  const mock = createMockServer()
  const asked: Record<string, Asked[]> = {}
  const fetch = async (request: Request) => {
    const url = new URL(request.url)
    const name = nameOf(url)
    const { method, headers } = request
    const body = request.body ? await bodyOf(request.clone()) : undefined
    const asks = { method, path: url.pathname, query: url.searchParams, headers, at: performance.now(), body }
    ;(asked[name] ??= []).push(asks)
    const answer = answers[name] ?? answers['*'] ?? ((_request, real) => real())
    return typeof answer === 'function' ? answer(request, () => mock.fetch(request)) : answer.clone()
  }
  return {
    mock,
    fetch,
    /** The calls of one operation so far, and the query of the last one as a record. */
    calls: (name: string) => asked[name] ?? [],
    lastQuery: (name: string) => Object.fromEntries(asked[name]?.at(-1)?.query ?? []),
    /** A real session of one of the mock's personas. */
    signIn: (username: string) =>
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
