import description from '@longan/openapi/operations' with { type: 'json' }
import { GatewayError } from '@longan/sdk'
import { gatewayCore } from '@longan/sdk/core'
import { allOperations } from '../../sdk/src/operations/all.gen.ts'
import type { Operations } from '../../sdk/src/operations/operation.ts'
import { MERCHANT } from '../consumer/examples.ts'
import type { Reply } from './mutants.ts'

type RawClient = { request(method: string, path: string, init: object): Promise<unknown> }

const table = Object.assign({}, ...Object.values(allOperations)) as Operations
const callById = new Map(description.operations.map(({ id, method, path }) => [id, { method, path }]))

/** The result of the SDK's own checks of a response: `taken`, or the failure. */
export async function clientVerdict(operation: string, { status, headers, body }: Reply): Promise<string> {
  const { method, path } = callById.get(operation)!
  const reply = () => Promise.resolve(new Response(status === 204 ? null : body, { status, headers }))
  const core = gatewayCore({ baseUrl: 'https://gateway.example', merchant: MERCHANT, fetch: reply, wait: noWait })
  const client = core.clientOf(table) as unknown as RawClient
  try {
    await client.request(method.toLowerCase(), path, {})
    return 'taken'
  } catch (error) {
    return error instanceof GatewayError ? `${error.status} ${error.code}` : 'unreadable'
  }
}

const noWait = () => Promise.resolve()
