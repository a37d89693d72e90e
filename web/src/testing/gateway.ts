import { createMockServer } from '@longan/mock-server'
import { createGateway } from '@longan/sdk'

/** An answer of the gateway; `real` is what the mock would have said. */
export type Answer = Response | ((request: Request, real: () => Promise<Response>) => Response | Promise<Response>)
/** Answers instead of the mock's, by the last part of the path; `*` answers whatever is not named. */
export type Answers = Record<string, Answer>
type ReceivedRequest = {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  at: number
  body?: unknown
}

const nameOf = (url: URL) => url.pathname.split('/').at(-1) ?? ''

/** A good answer of the gateway. */
export const success = (value: unknown) => Response.json({ success: true, value })
/** A refusal of the gateway. */
export const refusal = (errorCode = 'system.error', status = 500) =>
  Response.json({ success: false, errorCode, message: errorCode }, { status })
/** No answer, however long somebody waits. */
export const noResponse = () => new Promise<Response>(() => {})
/** What the mock answers, with these fields changed. */
export const withChanges = (more: object) => async (_request: Request, real: () => Promise<Response>) => {
  const { value } = (await (await real()).json()) as { value: object }
  return success(mergeDeep(value, more))
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const mergeDeep = (value: object, more: object): object => ({
  ...value,
  ...Object.fromEntries(
    Object.entries(more).map(([key, newValue]) => {
      const oldValue: unknown = Reflect.get(value, key)
      return [key, isRecord(oldValue) && isRecord(newValue) ? mergeDeep(oldValue, newValue) : newValue]
    }),
  ),
})

/** The features of a site, these alone, each switched on or off. */
const moduleTree = (flags: Record<string, boolean>) => ({
  modId: 'ROOT',
  enabled: '1',
  childrenNodes: Object.entries(flags).map(([modId, on]) => ({ modId, enabled: on ? '1' : '0' })),
})

/** The status of such a site. */
export const statusWithModules = (flags: Record<string, boolean>) => withChanges({ info: { whitelabel: moduleTree(flags) } })
/** The menu of such a site, as it is asked for by itself. */
export const menuWithModules = (flags: Record<string, boolean>) => success(moduleTree(flags))

/** What was sent, as JSON or as the fields of a form. */
async function bodyOf(request: Request): Promise<unknown> {
  const isForm = request.headers.get('Content-Type')?.includes('form-urlencoded')
  return isForm ? Object.fromEntries(new URLSearchParams(await request.text())) : request.json()
}

/** A fresh mock server that remembers what it was asked; some answers can be given instead. */
export function createTestGateway(answers: Answers = {}) {
  const mock = createMockServer()
  const received: Record<string, ReceivedRequest[]> = {}
  const fetch = async (request: Request) => {
    const url = new URL(request.url)
    const name = nameOf(url)
    const { method, headers } = request
    const body = request.body ? await bodyOf(request.clone()) : undefined
    const receivedRequest = { method, path: url.pathname, query: url.searchParams, headers, at: performance.now(), body }
    ;(received[name] ??= []).push(receivedRequest)
    const answer = answers[name] ?? answers['*'] ?? ((_request, real) => real())
    return typeof answer === 'function' ? answer(request, () => mock.fetch(request)) : answer.clone()
  }
  return {
    mock,
    fetch,
    /** The calls of one operation so far, and the query of the last one as a record. */
    calls: (name: string) => received[name] ?? [],
    lastQuery: (name: string) => Object.fromEntries(received[name]?.at(-1)?.query ?? []),
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
export class AlwaysIntersectingObserver {
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
