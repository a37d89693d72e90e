import { createMockServer } from '@longan/mock-server'
import { createGateway } from '@longan/sdk'

export type Answer = Response | ((request: Request, real: () => Promise<Response>) => Response | Promise<Response>)
/** Responses that replace the mock's, by the last part of the path; `*` replaces all others. */
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

export const success = (value: unknown) => Response.json({ success: true, value })
export const refusal = (errorCode = 'system.error', status = 500) =>
  Response.json({ success: false, errorCode, message: errorCode }, { status })
export const noResponse = () => new Promise<Response>(() => {})
export const withChanges = (changes: object) => async (_request: Request, real: () => Promise<Response>) => {
  const { value } = (await (await real()).json()) as { value: object }
  return success(mergeDeep(value, changes))
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const mergeDeep = (value: object, changes: object): object => ({
  ...value,
  ...Object.fromEntries(
    Object.entries(changes).map(([key, newValue]) => {
      const oldValue: unknown = Reflect.get(value, key)
      return [key, isRecord(oldValue) && isRecord(newValue) ? mergeDeep(oldValue, newValue) : newValue]
    }),
  ),
})

const moduleTree = (flags: Record<string, boolean>) => ({
  modId: 'ROOT',
  enabled: '1',
  childrenNodes: Object.entries(flags).map(([modId, on]) => ({ modId, enabled: on ? '1' : '0' })),
})

export const statusWithModules = (flags: Record<string, boolean>) =>
  withChanges({ info: { whitelabel: moduleTree(flags) } })
export const menuWithModules = (flags: Record<string, boolean>) => success(moduleTree(flags))

async function bodyOf(request: Request): Promise<unknown> {
  const isForm = request.headers.get('Content-Type')?.includes('form-urlencoded')
  return isForm ? Object.fromEntries(new URLSearchParams(await request.text())) : request.json()
}

export function createTestGateway(answers: Answers = {}) {
  const mock = createMockServer()
  const received: Record<string, ReceivedRequest[]> = {}
  const fetch = async (request: Request) => {
    const url = new URL(request.url)
    const name = nameOf(url)
    const { method, headers } = request
    const body = request.body ? await bodyOf(request.clone()) : undefined
    const receivedRequest = {
      method,
      path: url.pathname,
      query: url.searchParams,
      headers,
      at: performance.now(),
      body,
    }
    ;(received[name] ??= []).push(receivedRequest)
    const answer = answers[name] ?? answers['*'] ?? ((_request, real) => real())
    return typeof answer === 'function' ? answer(request, () => mock.fetch(request)) : answer.clone()
  }
  return {
    mock,
    fetch,
    calls: (name: string) => received[name] ?? [],
    lastQuery: (name: string) => Object.fromEntries(received[name]?.at(-1)?.query ?? []),
    signIn: (username: string) =>
      createGateway({ baseUrl: 'http://mock.local', merchant: 'DEMO', fetch: mock.fetch }).session.login({
        type: 'username',
        username,
        password: 'Demo@123',
      }),
  }
}

/** jsdom has no layout: with this observer every observed element is on screen. */
export class AlwaysIntersectingObserver {
  private readonly callback: IntersectionObserverCallback
  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback
  }
  observe(target: Element) {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry
    queueMicrotask(() => this.callback([entry], this as unknown as IntersectionObserver))
  }
  unobserve() {}
  disconnect() {}
}
