import { gatewayCore } from '@longan/sdk/core'
import { type ExampleRequest, plainBodyOf } from '../example-requests.ts'
import type { GatewayClient } from './gateway-client.ts'

const PLACEHOLDER_ORIGIN = 'http://gateway.invalid'

export async function encryptFor(
  side: GatewayClient,
  example: ExampleRequest,
  merchant: string,
): Promise<ExampleRequest> {
  if (!example.operation.encrypted) return example
  const { encrypt } = gatewayCore({ baseUrl: PLACEHOLDER_ORIGIN, merchant, fetch: createFetch(side) })
  const { encryption, body } = await encrypt(JSON.stringify(plainBodyOf(example)))
  return { ...example, headers: { ...example.headers, encryption }, body: JSON.parse(body) }
}

const createFetch = (side: GatewayClient) => async (request: Request) => {
  const headers = Object.fromEntries(request.headers)
  const answer = await side(request.url.replace(PLACEHOLDER_ORIGIN, ''), { method: request.method, headers })
  if ('failure' in answer) throw new TypeError(answer.failure)
  return new Response(answer.body, { status: answer.status })
}
