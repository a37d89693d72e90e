import { createMockServer, findOperation, operationById } from '@longan/mock-server'
import { createGateway, type operations } from '@longan/sdk'

export type Answer = Response | ((request: Request, real: () => Promise<Response>) => Response | Promise<Response>)
/** The id of an operation; the path of any other request, such as `/__admin/clock`. */
export type RequestName = keyof operations | `/${string}`
/** Responses that replace the mock's; `*` replaces all others. */
export type Answers = { [Name in RequestName | '*']?: Answer }
type ReceivedRequest = {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  at: number
  body?: unknown
}

export const nameOf = (method: string, path: string): RequestName =>
  (findOperation(method, path)?.target.id as RequestName | undefined) ?? (path as `/${string}`)

export const success = (value: unknown) => Response.json({ success: true, value })
export const refusal = (errorCode = 'system.error', status = 500) =>
  Response.json({ success: false, errorCode, message: errorCode }, { status })
/** How many requests the SDK sends for a read, or a command with a key, while the connection is lost. */
export const TRIES = 3

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
  const type = request.headers.get('Content-Type') ?? ''
  if (type.startsWith('multipart/')) return Object.fromEntries(await request.formData())
  const isForm = type.includes('form-urlencoded')
  return isForm ? Object.fromEntries(new URLSearchParams(await request.text())) : request.json()
}

export function createTestGateway(answers: Answers = {}) {
  const unknown = Object.keys(answers).filter((name) => !/^[*/]/.test(name) && !operationById.has(name))
  if (unknown.length > 0) throw new Error(`Failed to replace a response: no operation is called ${unknown.join(', ')}`)
  const mock = createMockServer()
  const received: { [Name in RequestName]?: ReceivedRequest[] } = {}
  const fetch = async (request: Request) => {
    const url = new URL(request.url)
    const { method, headers } = request
    const name = nameOf(method, url.pathname)
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
    calls: (name: RequestName) => received[name] ?? [],
    lastQuery: (name: RequestName) => Object.fromEntries(received[name]?.at(-1)?.query ?? []),
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
