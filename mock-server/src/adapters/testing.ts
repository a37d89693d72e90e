import { createGateway, type GatewayOptions } from '@longan/sdk'
import { createMockServer, type MockServerOptions } from '../mock-server.ts'

export type Sent = { token?: string | undefined; body?: unknown; headers?: Record<string, string> }
export const ORIGIN = 'http://mock.local'

export function requestOf(method: string, path: string, { token, body, headers }: Sent = {}): Request {
  const sent = new Headers({ merchant: 'DEMO', language: 'EN', ...(token && { authorization: token }), ...headers })
  const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
  return new Request(ORIGIN + path, { method, headers: sent, ...(text !== undefined && { body: text }) })
}

export function setup(options: MockServerOptions = {}) {
  const mock = createMockServer(options)
  const call = async (method: string, path: string, sent: Sent = {}) => {
    const response = await mock.fetch(requestOf(method, path, sent))
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : undefined }
  }
  const gatewayOf = (token?: string, more: Partial<GatewayOptions> = {}) =>
    createGateway({
      baseUrl: ORIGIN,
      merchant: 'DEMO',
      language: () => 'EN',
      fetch: mock.fetch,
      token: () => token,
      ...more,
    })
  const signIn = async (account = 'demo01') => {
    const { token } = await gatewayOf().session.login({ type: 'username', username: account, password: 'Demo@123' })
    return token
  }
  const state = async (world = 'default') =>
    (await call('GET', '/__admin/snapshot', { headers: { 'x-mock-world': world } })).text
  const control = (method: string, path: string, body?: unknown) => call(method, `/__admin${path}`, { body })
  return { mock, call, control, gatewayOf, signIn, state }
}
