import type { VerifierOptions } from '@pact-foundation/pact'
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request as askPlainly } from 'node:http'
import { Agent as SecureAgent, request as askSecurely } from 'node:https'
import { urlToHttpOptions } from 'node:url'

type Filter = NonNullable<VerifierOptions['requestFilter']>
type Request = Parameters<Filter>[0]
type Response = Parameters<Filter>[1]
type GatewayAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Status of a missing response: no gateway uses it. */
export const NO_RESPONSE = 599

// A connection for each request, as the pact tool has it: one that is kept may end just as it is used again.
const plain = { ask: askPlainly, agent: new Agent({ proxyEnv: process.env }) }
const secure = { ask: askSecurely, agent: new SecureAgent({ proxyEnv: process.env }) }

/**
 * Takes the examples to the gateway, and its answers back, in place of the pact tool's own proxy, which ends with its process when a gateway hangs
 * up. `failures` says in order why an answer is `NO_ANSWER`.
 */
export function createForwarding(provider: string, timeoutMs = RESPONSE_TIMEOUT_MS) {
  const base = new URL(provider)
  const failures: string[] = []
  let timeouts = 0
  const sendUnlessUnresponsive = async (request: Request) => {
    if (timeouts >= MAX_TIMEOUTS)
      throw new Error(`no request was sent: the gateway timed out ${MAX_TIMEOUTS} times in a row`)
    const answer = await sendRequest(base, request, timeoutMs).catch((error: Error) => {
      timeouts = error instanceof TimeoutError ? timeouts + 1 : 0
      throw error
    })
    timeouts = 0
    return answer
  }
  const forward = async (request: Request, response: Response) => {
    const answer = await sendUnlessUnresponsive(request).catch((error: Error) => {
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

/** Returns the complete response of the gateway; rejects with a sentence if it does not respond. */
async function sendRequest(
  base: URL,
  { method, url, headers, body }: Request,
  timeoutMs: number,
): Promise<GatewayAnswer> {
  const bytes = bytesOf(body)
  const { ask: send, agent } = base.protocol === 'https:' ? secure : plain
  const { connection: _ours, 'transfer-encoding': _its, ...named } = headers
  const options = {
    ...urlToHttpOptions(base),
    path: base.pathname.replace(/\/$/, '') + url,
    method,
    agent,
    signal: AbortSignal.timeout(timeoutMs),
    headers: { ...named, host: base.host, ...(bytes.length > 0 && { 'content-length': bytes.length }) },
  }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = send(options, resolve)
    sent.once('error', (error: NodeJS.ErrnoException) => reject(toForwardingError(error, timeoutMs)))
    sent.end(bytes)
  })
  return { status: answer.statusCode ?? NO_RESPONSE, headers: answer.headers, body: await readBody(answer) }
}

/** Time limit of a gateway's response, ms: the pact tool would wait twice as long without a reason in the report. */
const RESPONSE_TIMEOUT_MS = 15_000
/** A gateway that hangs would take hours, promise by promise. */
const MAX_TIMEOUTS = 3
class TimeoutError extends Error {}

function toForwardingError({ name, code, message }: NodeJS.ErrnoException, timeoutMs: number): Error {
  if (name === 'AbortError' || name === 'TimeoutError')
    return new TimeoutError(`the gateway did not respond in ${timeoutMs / 1000} seconds`)
  if (code === 'ECONNRESET') return new Error('the gateway closed the connection before it responded')
  return new Error(`the gateway cannot be reached: ${code ?? message}`)
}

/** The pact tool would stop at an endless body. */
const MAX_BODY_BYTES = 10 * 1024 * 1024

async function readBody(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      length += part.length
      if (length > MAX_BODY_BYTES) break
      parts.push(part)
    }
  } catch {
    throw new Error('the gateway closed the connection in the middle of its response')
  }
  if (length > MAX_BODY_BYTES) throw new Error(`the response of the gateway is larger than ${MAX_BODY_BYTES} bytes`)
  return Buffer.concat(parts)
}

/** The tool has read the body already; what a filter has put in its place is sent. */
function bytesOf(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body
  return Buffer.from(typeof body === 'object' && body !== null ? JSON.stringify(body) : '')
}

function sendAnswer({ status, headers, body }: GatewayAnswer, response: Response) {
  // A redirection is an answer: the tool would follow it, and take the token somewhere else.
  const { connection: _its, 'keep-alive': _too, 'transfer-encoding': _coding, location: _away, ...named } = headers
  const length = status === 204 || status === 304 ? {} : { 'content-length': body.length }
  response.writeHead(status, { ...named, ...length })
  response.end(body)
}
