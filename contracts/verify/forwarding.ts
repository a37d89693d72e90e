import type { VerifierOptions } from '@pact-foundation/pact'
import { createSender, type GatewayAnswer } from './gateway-request.ts'

type Filter = NonNullable<VerifierOptions['requestFilter']>
type Request = Parameters<Filter>[0]
type Response = Parameters<Filter>[1]

/** Status of a missing response: no response of a gateway is passed on with it. */
export const NO_RESPONSE = 599

/**
 * Takes the examples to the gateway, and its answers back, in place of the pact tool's own proxy, which ends with its process when a gateway hangs
 * up. `failures` says in order why an answer is `NO_RESPONSE`.
 */
export function createForwarding(provider: string, timeoutMs?: number) {
  const send = createSender(new URL(provider), { timeoutMs })
  const failures: string[] = []
  const forward = async ({ method, url, headers, body }: Request, response: Response) => {
    const answer = await send({ method, url, headers, body: bytesOf(body) }).catch((error: Error) => {
      failures.push(error.message)
      return { status: NO_RESPONSE, headers: { 'content-type': 'text/plain' }, body: Buffer.from(error.message) }
    })
    sendAnswer(answer, response)
  }
  /** Requests for provider states go to the tool itself. */
  const filter: Filter = (request, response, next) =>
    /^\/_(pact|messages)/.test(request.path) ? next() : void forward(request, response)
  return { filter, failures }
}

/** The tool has read the body already; what a filter has put in its place is sent. */
function bytesOf(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body
  return Buffer.from(typeof body === 'object' && body !== null ? JSON.stringify(body) : '')
}

/** Headers of one connection, which do not belong to the next, and redirections: the tool would follow them, and take the token somewhere else. */
const notPassedOn = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'trailer',
  'content-length',
  'location',
]

function sendAnswer({ status, headers, body }: GatewayAnswer, response: Response) {
  const named = Object.entries(headers).filter(([name]) => !notPassedOn.includes(name))
  const length = status === 204 || status === 304 ? {} : { 'content-length': body.length }
  response.writeHead(status, { ...Object.fromEntries(named), ...length })
  response.end(body)
}
