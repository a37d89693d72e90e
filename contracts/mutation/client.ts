import description from '@longan/openapi/operations' with { type: 'json' }
import { GatewayError } from '@longan/sdk'
import { gatewayCore } from '@longan/sdk/core'
import { MERCHANT } from '../examples.ts'
import type { Reply } from './mutants.ts'

type RawClient = { request(method: string, path: string, init: object): Promise<unknown> }

const table = Object.fromEntries(
  description.operations.map(({ id, method, path, responses }) => {
    const success = (responses as unknown as Record<string, { contentType?: string }>)['200']
    const isText = success?.contentType === 'text/plain'
    return [`${method} ${path}`, { id, ...(isText && { text: true as const }) }]
  }),
)
const callById = new Map(description.operations.map(({ id, method, path }) => [id, { method, path }]))

/** The result of the SDK's own checks of a response: `taken`, or the failure. */
export async function clientVerdict(operation: string, { status, headers, body }: Reply): Promise<string> {
  const { method, path } = callById.get(operation)!
  const reply = () => Promise.resolve(new Response(status === 204 ? null : body, { status, headers }))
  const core = gatewayCore({ baseUrl: 'https://gateway.example', merchant: MERCHANT, fetch: reply, wait: noWait })
  const client = core.clientOf(table as never) as unknown as RawClient
  try {
    await client.request(method.toLowerCase(), path, {})
    return 'taken'
  } catch (error) {
    return error instanceof GatewayError ? `${error.status} ${error.code}` : 'unreadable'
  }
}

const noWait = () => Promise.resolve()
