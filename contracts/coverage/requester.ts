import type { ExampleRequest } from '@longan/mock-server/example-requests'
import { MERCHANT, TOKEN } from '../consumer/examples.ts'
import { toOutcome } from './declared.ts'

export type Fetch = (request: Request) => Promise<Response>
type RequestChange = {
  headers?: Record<string, string>
  /** Replaces every query parameter. */
  query?: string
  body?: (text: string) => string
}
export type Requester = Awaited<ReturnType<typeof createRequester>>

const ORIGIN = 'http://gateway.local'
let count = 0

/** Sends an operation's example in a world of its own where the example's member is logged in. */
export async function createRequester(
  fetch: Fetch,
  { operation, persona, path, query, headers, body, given }: ExampleRequest,
) {
  const world = { 'x-mock-world': `probe-${++count}` }

  async function control(method: string, to: string, sent: object) {
    const request = { method, headers: world, body: JSON.stringify(sent) }
    const reply = await fetch(new Request(`${ORIGIN}/__admin${to}`, request))
    if (!reply.ok) throw new Error(`Failed to prepare ${operation.id}: ${method} ${to} answered ${reply.status}`)
    return reply.json() as Promise<unknown>
  }
  const provide = (state: string, params: object) => control('POST', '/provider-states', { state, params })
  if (operation.module) await provide('a module is switched', { modId: operation.module, isOn: true })
  if (given) await provide(given.state, given.params)
  if (operation.token !== 'none') await provide('a member is signed in', { account: persona, token: TOKEN })

  function requestOf({ headers: own, query: junk, body: asBody = unchanged }: RequestChange) {
    const names = operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name)
    const parameters = junk === undefined ? Object.entries(query) : names.map((name) => [name, junk])
    const text = operation.method === 'GET' ? undefined : asBody(body === undefined ? '' : JSON.stringify(body))
    const token: Record<string, string> = operation.token === 'none' ? {} : { authorization: TOKEN }
    return new Request(`${ORIGIN}${path}?${new URLSearchParams(parameters)}`, {
      method: operation.method,
      headers: { merchant: MERCHANT, language: 'EN', ...token, ...headers, ...world, ...own },
      ...(text !== undefined && { body: text }),
    })
  }

  return {
    control,
    provide,
    async send(change: RequestChange = {}): Promise<string> {
      const reply = await fetch(requestOf(change))
      return toOutcome(operation.id, reply.status, errorCodeIn(await reply.text(), reply.status))
    },
    close: () => control('DELETE', '/worlds', { name: world['x-mock-world'] }),
  }
}

const unchanged = (text: string) => text

function errorCodeIn(text: string, status: number): string | undefined {
  if (status < 300) return undefined
  try {
    return (JSON.parse(text) as { errorCode?: string }).errorCode
  } catch {
    return undefined
  }
}
